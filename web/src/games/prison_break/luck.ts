/** Whose cards helped and whose did not. Counted are the cards that a player turned from the pile: good ones are
    chance cards, the others handicaps; four cards at least, or nothing is said. Bellick draws from the same pile,
    and for him a handicap is no misfortune: what was drawn as Bellick is left out. */

import { extremes, type Throws } from "../../lib/ending/counting.ts";
import { telling, type Ended, type Telling } from "../../lib/game/ending.ts";

const LEAST = 4;

export function luck({ facts, game }: Ended): Telling[] {
  const good = new Set((game.content.cards as { chances: { key: string }[] }).chances.map(({ key }) => key));
  const found = new Map<string, Throws>();
  let bellick = "";
  for (const { kind, fields } of facts) {
    if (kind === "became_bellick") bellick = String(fields.seat);
    const who = String(fields.seat);
    if (kind !== "drew" || who === bellick) continue;
    const one = found.get(who) ?? { who, count: 0, sum: 0 };
    found.set(who, { who, count: one.count + 1, sum: one.sum + (good.has(String(fields.card)) ? 1 : 0) });
  }
  const ends = extremes([...found.values()], LEAST);
  const told = (key: string, { who, sum, count }: Throws): Telling =>
    telling(key, { seat: who, good: sum, count }, { seat: "seat" });
  if (ends === null) return [];
  return [told("prison_break-luck-best", ends.best), told("prison_break-luck-worst", ends.worst)];
}
