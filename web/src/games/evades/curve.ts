/** The points that every bet had brought in after each turn. */

import { seatColor } from "../../lib/ending/colors.ts";
import type { Curve, Ended } from "../../lib/game/ending.ts";
import { raceOf } from "./race.ts";

export function curve(ended: Ended): Curve | null {
  const { boardings, turns, points } = raceOf(ended);
  if (turns < 2) return null;
  const values = points.map((own) =>
    Array.from({ length: turns + 1 }, (_, turn) => own[boardings.filter((one) => one.turn < turn).length] ?? 0),
  );
  // Whoever is left at the end boards after the last turn.
  values.forEach((own, seat) => (own[turns] = points[seat]?.at(-1) ?? 0));
  return {
    counts: "points",
    step: "turn",
    top: Math.max(1, ...values.flat()),
    series: values.map((own, seat) => ({ type: "seat", value: `p${seat}`, color: seatColor(seat), values: own })),
  };
}
