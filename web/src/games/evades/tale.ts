/** The tale of a getaway: who was first, what turned it, who was marched back, which bet came true. */

import { onlyMost, tallied } from "../../lib/ending/counting.ts";
import { telling, type Ended, type Telling } from "../../lib/game/ending.ts";
import { foresaw, raceOf, type Race } from "./race.ts";
import type { Boat } from "./stage.ts";

const PAWN = { pawn: "prisoner", boat: "boat" };

export function tale(ended: Ended): Telling[] {
  const race = raceOf(ended);
  const { boats } = ended.game.content.board as { boats: Boat[] };
  return [first(race), sentBack(ended), turningPoint(race, ended), lastBoat(race, boats), margin(race, ended)].filter(
    (one) => one !== null,
  );
}

function first({ boardings, turns }: Race): Telling | null {
  const [one] = boardings;
  if (one === undefined) return null;
  return telling("evades-story-first", { pawn: one.pawn, boat: one.boat.key, turns }, PAWN);
}

/** Whoever was marched back more often than anybody, and more than once. */
function sentBack({ facts }: Ended): Telling | null {
  const most = onlyMost(tallied(facts.filter(({ kind }) => kind === "moved_back").map(({ fields }) => fields.pawn)));
  if (most === null || most.count < 2) return null;
  return telling("evades-story-back", { pawn: String(most.key), count: most.count }, PAWN);
}

/** The boarding with which the only winner took a lead that was never lost again; not the very first one. */
function turningPoint({ boardings, points }: Race, { outcome: { winners } }: Ended): Telling | null {
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined) return null;
  const leads = (after: number): boolean =>
    points.every((own, seat) => seat === winner || (points[winner]?.[after] ?? 0) > (own[after] ?? 0));
  let from = boardings.length;
  while (from > 0 && leads(from - 1)) from -= 1;
  const turned = boardings[from - 1];
  if (turned === undefined || from < 2 || !leads(from)) return null;
  return telling(
    "evades-story-lead",
    { seat: `p${winner}`, pawn: turned.pawn, boat: turned.boat.key },
    { ...PAWN, seat: "seat" },
  );
}

/** The boat that is worth most: who had seen it coming. */
function lastBoat({ boardings, bets }: Race, boats: readonly Boat[]): Telling | null {
  const last = boardings.at(-1);
  if (last === undefined) return null;
  const knew = bets.flatMap((bet, seat) => (foresaw(bet, last, boats) ? [seat] : []));
  const params = { pawn: last.pawn, boat: last.boat.key, points: last.boat.points };
  const [only] = knew;
  if (only === undefined) return telling("evades-story-nobody", params, PAWN);
  if (knew.length > 1) return telling("evades-story-several", { ...params, count: knew.length }, PAWN);
  return telling("evades-story-bet", { ...params, seat: `p${only}` }, { ...PAWN, seat: "seat" });
}

function margin({ points }: Race, { outcome: { winners } }: Ended): Telling | null {
  const sums = points.map((own) => own.at(-1) ?? 0).sort((one, other) => other - one);
  const [most = 0, next = 0] = sums;
  const [winner] = winners;
  if (winner === undefined) return null;
  if (winners.length > 1) return telling("evades-story-shared", { points: most, count: winners.length });
  return telling("evades-story-margin", { seat: `p${winner}`, points: most, margin: most - next }, { seat: "seat" });
}
