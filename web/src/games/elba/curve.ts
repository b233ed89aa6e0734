/** The Strength of every player after each turn. */

import type { Curve, Ended } from "../../lib/game/ending.ts";
import { colorOf } from "./stage.ts";

export function curve({ facts, seats }: Ended): Curve | null {
  const now = Array.from({ length: seats }, () => 1);
  const values = now.map(() => [1]);
  const note = (): void => values.forEach((own, seat) => own.push(now[seat] ?? 1));
  let noted = true;
  for (const { kind, fields } of facts) {
    const seat = /^p\d+$/.test(String(fields.guest)) ? Number(String(fields.guest).slice(1)) : -1;
    if (kind === "grew" && seat >= 0) now[seat] = Number(fields.strength);
    noted = kind === "turn_ended";
    if (noted) note();
  }
  if (!noted) note(); // a match may end in the middle of a turn
  if ((values[0]?.length ?? 0) < 3) return null;
  return {
    counts: "strength",
    step: "turn",
    top: Math.max(2, ...values.flat()),
    series: values.map((own, seat) => ({ type: "seat", value: `p${seat}`, color: colorOf(`p${seat}`), values: own })),
  };
}
