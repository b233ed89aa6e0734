/** Which squares show their number now, and where. */

import { CELL, type Plan } from "./plan.ts";

/** Only where the square itself is named: a tower has a number of its own, and where one stands needs none. */
const BY_OTHER_NAMES = ["watch", "retrieve", "here"];

export interface SquareNumber {
  key: string;
  x: number;
  y: number;
  number: string;
  /** Two on one square stand top left and bottom right: then the number ends in the corner that is free. */
  right: boolean;
}

export function numbered(
  plan: Plan,
  aims: Map<string, string>,
  standing: readonly string[],
  nameOf: (square: string) => string,
): SquareNumber[] {
  return [...aims].flatMap(([key, kind]) => {
    const [square, number] = [plan.squares.get(key), /\d+$/.exec(nameOf(key))?.[0]];
    if (square === undefined || number === undefined || BY_OTHER_NAMES.includes(kind)) return [];
    const right = standing.filter((one) => one === key).length > 1;
    return [{ key, x: right ? (square.x + 1) * CELL - 6 : square.x * CELL + 6, y: square.y * CELL + 5, number, right }];
  });
}
