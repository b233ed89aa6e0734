/** Guilt and days, turn by turn: the two that can end it. */

import type { Curve, Ended } from "../../lib/game/ending.ts";
import { caseOf } from "./case.ts";

export function curve(ended: Ended): Curve | null {
  const { turns } = caseOf(ended);
  if (turns.length < 3) return null;
  const pieces = ended.game.content.pieces as { most_guilt: number; last_day: number };
  return {
    counts: "guilt",
    step: "turn",
    top: Math.max(pieces.most_guilt, pieces.last_day),
    series: [
      { type: "gauge", value: "guilt", color: "#c8372d", values: turns.map(({ guilt }) => guilt) },
      { type: "gauge", value: "days", color: "#2f6fb5", values: turns.map(({ day }) => day) },
    ],
  };
}
