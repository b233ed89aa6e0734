/** Who rolled more doubles than the die promised, and who fewer. Counted is every roll of a character's own die, in
    fights and elsewhere, against the doubles printed on that die; ten rolls at least, or nothing is said. */

import { extremes, rounded, type Throws } from "../../lib/ending/counting.ts";
import { telling, type Ended, type Telling } from "../../lib/game/ending.ts";
import { isDouble, openBox } from "./content.ts";

const LEAST = 10;

export function luck({ facts, game }: Ended): Telling[] {
  const dice = new Map(openBox(game).heroes.map(({ key, faces }) => [key, faces]));
  const rolls = facts.filter(({ kind }) => kind === "rolled").map(({ fields }) => fields);
  const all = [...new Set(rolls.map(({ hero }) => String(hero)))].map((who): Throws => {
    const own = rolls.filter(({ hero }) => hero === who);
    return { who, count: own.length, sum: own.filter(({ face }) => isDouble(String(face))).length };
  });
  const share = (who: string): number => {
    const faces = dice.get(who) ?? [];
    return faces.length === 0 ? 0 : faces.filter(isDouble).length / faces.length;
  };
  const found = extremes(all, LEAST, ({ who, sum, count }) => sum / count - share(who));
  const told = (key: string, { who, sum, count }: Throws): Telling =>
    telling(key, { hero: who, doubles: sum, count, expected: rounded(count * share(who)) }, { hero: "hero" });
  if (found === null) return [];
  return [told("dark_castle-luck-best", found.best), told("dark_castle-luck-worst", found.worst)];
}
