/** The tale of an evening in the asylum: who fought, whom it went hard with, who tried the doors, who got out. */

import { onlyMost, tallied } from "../../lib/ending/counting.ts";
import { telling, type Ended, type Telling } from "../../lib/game/ending.ts";

type Fields = Ended["facts"][number]["fields"];
const GUESTS = { guest: "guest", other: "guest", seat: "seat", place: "place" };
const isPlayer = (guest: unknown): boolean => /^p\d+$/.test(String(guest));

export function tale(ended: Ended): Telling[] {
  const of = (kind: string): Fields[] => ended.facts.filter((fact) => fact.kind === kind).map(({ fields }) => fields);
  const end = ended.outcome.reason === "escaped" ? freed(ended) : lightsOut(ended, of("grew"));
  return [fighter(of("won_fight")), feud(of("won_fight")), doors(of("failed")), end].filter((one) => one !== null);
}

/** Who won most fights, and how many of them; two at least. */
function fighter(won: Fields[]): Telling | null {
  const most = onlyMost(tallied(won.map(({ winner }) => String(winner))));
  if (most === null || most.count < 2) return telling("elba-story-quiet", { count: won.length });
  const key = most.key === "campbell" ? "elba-story-campbell" : "elba-story-fighter";
  return telling(key, { guest: most.key, count: most.count, all: won.length }, GUESTS);
}

/** The two players who met most often; three times at least. */
function feud(won: Fields[]): Telling | null {
  const pairs = won
    .filter(({ winner, loser }) => isPlayer(winner) && isPlayer(loser))
    .map(({ winner, loser }) => [String(winner), String(loser)].sort().join(" "));
  const most = onlyMost(tallied(pairs));
  if (most === null || most.count < 3) return null;
  const [guest = "", other = ""] = most.key.split(" ");
  return telling("elba-story-feud", { guest, other, count: most.count }, GUESTS);
}

/** Attempts that came to nothing. */
function doors(failed: Fields[]): Telling | null {
  const [first] = failed;
  if (first === undefined) return null;
  if (failed.length > 1) return telling("elba-story-doors", { count: failed.length });
  return telling("elba-story-door", { seat: String(first.seat), face: Number(first.face) }, GUESTS);
}

/** The word that opened the door, and what the die had to show. */
function freed({ facts }: Ended): Telling | null {
  const escaped = facts.findLast(({ kind }) => kind === "escaped");
  const tried = facts.findLast(({ kind }) => kind === "tried");
  if (escaped === undefined || tried === undefined) return null;
  const seat = String(escaped.fields.seat);
  return telling(
    "elba-story-freed",
    {
      seat,
      word: String(tried.fields.word).toUpperCase(),
      face: Number(escaped.fields.face),
      strength: strengthOf(facts, seat),
    },
    { seat: "seat" },
  );
}

export function strengthOf(facts: Ended["facts"], guest: string): number {
  const grown = facts.findLast(({ kind, fields }) => kind === "grew" && fields.guest === guest);
  return grown === undefined ? 1 : Number(grown.fields.strength);
}

function lightsOut({ facts, seats }: Ended, grew: Fields[]): Telling {
  const strengths = new Map(Array.from({ length: seats }, (_, seat) => [`p${seat}`, strengthOf(facts, `p${seat}`)]));
  const most = onlyMost(strengths);
  if (most === null || grew.length === 0) return telling("elba-story-lights_out");
  return telling("elba-story-strongest", { seat: most.key, strength: most.count }, { seat: "seat" });
}
