/** The curve of win probability: as the chart of the page has it, under the slider of a replay, and as a table. */

import { seatColor } from "../ending/colors.ts";
import type { Curve } from "../game/ending.ts";
import type { Analysis, CurvePoint } from "../net/protocol.ts";

/** Whose curves are drawn: everybody's, or one where all win and lose together. */
export function shownSeats({ together, seats }: Analysis): number[] {
  return together ? [0] : seats.map(({ seat }) => seat);
}

/** As `curveLines` draws it: one line for each of the seats. */
export function chartOf({ curve }: Analysis, seats: readonly number[]): Curve {
  return {
    counts: "win",
    step: "turn",
    top: 1,
    series: seats.map((seat) => ({
      type: "seat",
      value: `p${seat}`,
      color: seatColor(seat),
      values: curve.map(({ win }) => win[seat] ?? 0),
    })),
  };
}

/** How likely a win was to everybody once an entry of the record had happened. */
export function winsAfter(curve: readonly CurvePoint[], entry: number): readonly number[] {
  let [low, high] = [0, curve.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((curve[middle]?.entry ?? 0) <= entry) low = middle;
    else high = middle - 1;
  }
  return curve[low]?.win ?? [];
}

/** The place on the curve right before an entry: where the choice was made. */
export function placeBefore(curve: readonly CurvePoint[], entry: number): number {
  const found = curve.findIndex((point) => point.entry >= entry);
  return Math.max(0, (found === -1 ? curve.length : found) - 1);
}

/** A seat's line under the slider, which has one place for each moment of the replay; one unit wide and high. */
export function stripPath(curve: readonly CurvePoint[], entries: readonly number[], seat: number): string {
  const last = Math.max(1, entries.length - 1);
  return entries
    .map((entry, place) => {
      const win = winsAfter(curve, entry)[seat] ?? 0;
      return `${place === 0 ? "M" : "L"}${(place / last).toFixed(4)} ${(1 - win).toFixed(4)}`;
    })
    .join("");
}

/** Some points of the curve, evenly spread, the first and the last among them: a table of all of them reads nobody. */
export function somePoints(curve: readonly CurvePoint[], most: number): CurvePoint[] {
  if (curve.length <= most) return [...curve];
  const picked = Array.from({ length: most }, (_, place) => Math.round((place * (curve.length - 1)) / (most - 1)));
  return picked.flatMap((place) => curve[place] ?? []);
}
