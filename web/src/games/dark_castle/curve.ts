/** The candles that everybody had left at the end of each page. */

import { seatColor } from "../../lib/ending/colors.ts";
import type { Curve, Ended } from "../../lib/game/ending.ts";
import { chronicleOf } from "./chronicle.ts";

export function curve(ended: Ended): Curve | null {
  const { heroes, health, pages } = chronicleOf(ended);
  if (pages.length < 2 || health === 0) return null;
  return {
    counts: "candles",
    step: "page",
    top: Math.max(health, ...pages.flatMap(({ left }) => Object.values(left))),
    series: heroes.map((hero, place) => ({
      type: "hero",
      value: hero,
      color: seatColor(place),
      values: [health, ...pages.map(({ left }) => Math.max(0, left[hero] ?? health))],
    })),
  };
}
