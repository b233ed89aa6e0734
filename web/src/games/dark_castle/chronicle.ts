/** A descent as the facts tell it, page by page: what each page cost, who had how many candles, who struck. */

import type { Ended } from "../../lib/game/ending.ts";

export interface TurnedPage {
  card: string;
  /** Lost on it by all together. */
  lost: number;
  /** By hero, what was left at its end. */
  left: Record<string, number>;
}

export interface Chronicle {
  heroes: string[];
  health: number;
  pages: TurnedPage[];
  /** The fewest candles that each hero had. */
  lowest: Record<string, number>;
  /** Dice of enemies that each hero struck off. */
  struck: Map<string, number>;
  rounds: number;
  died: { hero: string; page: number; card: string }[];
}

export function chronicleOf({ facts }: Ended): Chronicle {
  const found: Chronicle = {
    heroes: [],
    health: healthOf(facts),
    pages: [],
    lowest: {},
    struck: new Map(),
    rounds: 0,
    died: [],
  };
  let left: Record<string, number> = {};
  for (const { kind, fields } of facts) {
    const hero = String(fields.hero);
    const page = found.pages.at(-1);
    if (kind === "chose") {
      found.heroes.push(hero);
      left = { ...left, [hero]: found.health };
    } else if (kind === "turned") {
      found.pages.push({ card: String(fields.card), lost: 0, left: { ...left } });
      found.rounds = 0;
    } else if (kind === "lost_hp" || kind === "healed") {
      left[hero] = Number(fields.left);
      found.lowest[hero] = Math.min(found.lowest[hero] ?? found.health, Number(fields.left));
      if (page !== undefined) Object.assign(page.left, { [hero]: Number(fields.left) });
      if (page !== undefined && kind === "lost_hp") page.lost += Number(fields.amount);
    } else if (kind === "hit") found.struck.set(hero, (found.struck.get(hero) ?? 0) + Number(fields.dice));
    else if (kind === "round_began") found.rounds = Number(fields.round);
    else if (kind === "died") found.died.push({ hero, page: Number(fields.page), card: String(fields.card) });
  }
  return found;
}

/** What everybody begins with: the first that anybody has left, and what was lost or won to get there. */
function healthOf(facts: Ended["facts"]): number {
  const first = facts.find(({ kind }) => kind === "lost_hp");
  return first === undefined ? 0 : Number(first.fields.left) + Number(first.fields.amount);
}
