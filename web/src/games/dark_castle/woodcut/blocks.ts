/** Every card's own woodcut: a place, how the light falls, and who or what stands there, put together from drawn parts.
 */

import { chisel, type Grain, type Light } from "./engrave.ts";
import { BEASTS } from "./beasts.ts";
import type { Part, Placed } from "./part.ts";
import { PEOPLE } from "./people.ts";
import { PLACES } from "./places.ts";
import { BEHIND, FAMILIES, RECIPES, recipe } from "./recipes.ts";
import { THINGS } from "./things.ts";

export interface Block {
  /** Where what matters begins, from above: a narrow picture starts there. */
  top: number;
  place: Part;
  grain: Grain;
  lights: Light[];
  /** Whether the light itself is seen: a moon, a torch, the end of a corridor. */
  shines: boolean;
  figures: Placed[];
}

const OPEN = ["ramparts", "towers", "gorge", "corridor"];

const PARTS: Record<string, Part> = { ...PEOPLE, ...BEASTS, ...THINGS };

export function drawnCards(): string[] {
  return Object.keys(RECIPES);
}

const LOWEST_TOP = 190;
/** What towers over the people or lies around them does not say where to look. */
const ASIDE = [
  "gallows",
  "spear",
  "halberd",
  "staff",
  "rope",
  "chain",
  "portrait",
  "arrows",
  "stones",
  "candle",
  "hand",
  "bottles",
];

/** The highest point of a part, by its absolute coordinates: near enough to know where a head is. */
export function topOf(part: Part): number {
  let top = 0;
  for (const [, d] of part) {
    for (const [, letter, numbers] of d.matchAll(/([MLQV])([^A-Za-z]*)/g)) {
      const values = (numbers ?? "")
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      for (const [place, value] of values.entries()) if (letter === "V" || place % 2 === 1) top = Math.min(top, value);
    }
  }
  return top;
}

/** The woodcut of a card; an unknown one gets its family's, in another light. */
export function block(card: string, family: string): Block {
  const own = RECIPES[card];
  const chosen = own ?? RECIPES[FAMILIES[family] ?? "cell_door"] ?? recipe("cell", "rays", BEHIND);
  const random = chisel(card);
  const shift = own === undefined ? (random() - 0.5) * 120 : 0;
  const figures = chosen.figures.flatMap(([names, x, y, size]) =>
    names.split("+").map((name): Placed => ({ part: PARTS[name] ?? [], x, y, size: Math.abs(size), flip: size < 0 })),
  );
  return {
    top: Math.max(
      0,
      Math.min(
        LOWEST_TOP,
        ...chosen.figures.flatMap(([names, , y, size]) =>
          names
            .split("+")
            .filter((name) => !ASIDE.includes(name))
            .map((name) => y + topOf(PARTS[name] ?? []) * Math.abs(size)),
        ),
      ),
    ),
    place: PLACES[chosen.place] ?? [],
    grain: chosen.grain,
    shines: chosen.grain === "rays" || OPEN.includes(chosen.place),
    lights: chosen.lights.map(([x, y, reach, power]) => ({ x: x + shift, y, reach, power })),
    figures,
  };
}

export function knowsPart(name: string): boolean {
  return name in PARTS;
}

export function recipeParts(): { card: string; place: string; parts: string[] }[] {
  return Object.entries(RECIPES).map(([card, { place, figures }]) => ({
    card,
    place,
    parts: figures.flatMap(([names]) => names.split("+")),
  }));
}

export const knowsPlace = (name: string): boolean => name in PLACES;
