/** Which squares show their number now, and where. */

import { CELL, type Plan } from "./plan.ts";

/** Only where the square itself is named: a tower has a number of its own, and where one stands needs none. */
const BY_OTHER_NAMES = ["watch", "retrieve", "here"];

export function numbered(plan: Plan, aims: Map<string, string>, nameOf: (square: string) => string): { key: string; x: number; y: number; number: string }[] {
  return [...aims].flatMap(([key, kind]) => {
    const [square, number] = [plan.squares.get(key), /\d+$/.exec(nameOf(key))?.[0]];
    if (square === undefined || number === undefined || BY_OTHER_NAMES.includes(kind)) return [];
    return [{ key, x: square.x * CELL + 6, y: square.y * CELL + 5, number }];
  });
}
