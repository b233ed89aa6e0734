/** The tale of a descent: its dearest page, the narrowest escape, the hand that struck most, and how it ended. */

import { onlyMost } from "../../lib/ending/counting.ts";
import { telling, type Ended, type Telling } from "../../lib/game/ending.ts";
import { chronicleOf, type Chronicle } from "./chronicle.ts";

const NAMES = { hero: "hero", card: "card" };
/** A page that costs fewer candles than this is not worth a word. */
const DEAR = 3;
/** Whoever lives with so few was close to the end. */
const CLOSE = 4;

export function tale(ended: Ended): Telling[] {
  const found = chronicleOf(ended);
  const won = ended.outcome.reason === "boss_beaten";
  return [dearest(found), narrowest(found), strongest(found), won ? gate(found) : fall(found)].filter(
    (one) => one !== null,
  );
}

/** The page that cost most; the last one has a sentence of its own. */
function dearest({ pages, heroes }: Chronicle): Telling | null {
  const costs = new Map(pages.slice(0, -1).map(({ lost }, place) => [place, lost]));
  const most = onlyMost(costs);
  const page = most === null ? undefined : pages[most.key];
  if (most === null || page === undefined || most.count < DEAR)
    return telling("dark_castle-story-began", { count: heroes.length, pages: pages.length - 1 });
  return telling("dark_castle-story-dearest", { page: most.key + 1, card: page.card, lost: most.count }, NAMES);
}

/** Who came closest to going out, and did not. */
function narrowest({ lowest, died, heroes }: Chronicle): Telling | null {
  const alive = heroes.filter((hero) => died.every((one) => one.hero !== hero));
  const least = Math.min(...alive.map((hero) => lowest[hero] ?? Infinity));
  const [only, ...others] = alive.filter((hero) => lowest[hero] === least);
  if (only === undefined || others.length > 0 || least > CLOSE) return null;
  return telling("dark_castle-story-narrowest", { hero: only, left: least }, NAMES);
}

function strongest({ struck, heroes }: Chronicle): Telling | null {
  const most = onlyMost(struck);
  if (most === null || most.count < 2 || heroes.length < 2) return null;
  return telling("dark_castle-story-strongest", { hero: most.key, dice: most.count }, NAMES);
}

function gate({ pages, rounds }: Chronicle): Telling | null {
  const last = pages.at(-1);
  return last === undefined
    ? null
    : telling("dark_castle-story-gate", { card: last.card, rounds, lost: last.lost }, NAMES);
}

function fall({ died, pages }: Chronicle): Telling | null {
  const [first] = died;
  if (first === undefined) return null;
  const all = pages.length;
  return telling("dark_castle-story-fall", { hero: first.hero, page: first.page, card: first.card, all }, NAMES);
}
