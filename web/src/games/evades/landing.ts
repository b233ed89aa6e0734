/** Where the dice lead, as the view tells it: the rules count, not the board. */

import type { Choice } from "../../lib/net/protocol.ts";
import type { View } from "../module.ts";

export interface Flag {
  pawn: string;
  square: number;
  back: boolean;
  choice: Choice;
}

export function landing(view: View | null, words: string): number | null {
  return (view?.landings as Record<string, number> | undefined)?.[words] ?? null;
}

/** One flag for every possible move, on the stone where it ends. */
export function flags(view: View | null, choices: readonly Choice[]): Flag[] {
  return choices.flatMap((choice) => {
    const square = landing(view, choice.words);
    return square === null ? [] : [{ pawn: String(choice.fields.pawn), square, back: choice.kind === "back", choice }];
  });
}
