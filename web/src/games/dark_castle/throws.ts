/** Dice that are thrown by hand: when the show waits for the hand, and whether a life hangs on it. */

import type { Fact } from "../../lib/net/protocol.ts";
import { stepsOf } from "./content.ts";
import type { CastleStage } from "./stage.ts";

/** Dice that are rolled together. */
export interface Throw {
  /** The place of the first of them among the facts. */
  at: number;
  /** The place of the fact before which the hand is waited for; null where a touch has just asked for this roll. */
  from: number | null;
  heroes: string[];
  /** What the enemy or the test takes would put out somebody's last candle. */
  fatal: boolean;
}

type Now = Pick<CastleStage, "heroes" | "fight" | "box" | "card" | "way">;

/** What happens between the beginning of a round and its roll. */
const BETWEEN = ["immune_to", "shifted", "rested", "healed", "grew", "nominated"];

export function throwsIn(stage: Now, facts: readonly Fact[]): Throw[] {
  const found: Throw[] = [];
  const candles = new Map(stage.heroes.map(({ key, hp }) => [key, hp]));
  let risk = stage.fight?.damage ?? priceOf(stage);
  for (let place = 0; place < facts.length; place++) {
    const { kind, fields } = facts[place] as Fact;
    if (kind === "fight_began") risk = Number(fields.damage);
    else if (kind === "test_price") risk = Number(fields.price);
    else if (kind === "lost_hp" || kind === "healed") candles.set(String(fields.hero), Number(fields.left));
    else if (kind === "turned" || kind === "beaten" || kind === "test_ended") risk = 0;
    else if (kind === "rolled") {
      const heroes = together(facts, place);
      const fatal = risk > 0 && heroes.some((hero) => (candles.get(hero) ?? Infinity) <= risk);
      found.push({ at: place, from: waitsBefore(facts, place), heroes, fatal });
      place += heroes.length - 1;
    }
  }
  return found;
}

function together(facts: readonly Fact[], from: number): string[] {
  let end = from;
  while (facts[end]?.kind === "rolled") end++;
  return facts.slice(from, end).map(({ fields }) => String(fields.hero));
}

/** Who used something on a roll has asked for the next one. Before a second round the hand is waited for while the
    first still lies there to be looked at. */
function waitsBefore(facts: readonly Fact[], at: number): number | null {
  if (facts[at - 1]?.kind === "used") return null;
  let place = at - 1;
  while (BETWEEN.includes(facts[place]?.kind ?? "")) place--;
  const fact = facts[place];
  return fact?.kind === "round_began" && Number(fact.fields.round) > 1 ? place : at;
}

/** What the test of the page takes, if its page has but one way. */
function priceOf({ box, card, way }: Now): number {
  for (const step of stepsOf(box.cards[card ?? ""], way)) if ("test" in step) return step.test.price;
  return 0;
}
