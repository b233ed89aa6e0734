/** Where the dice lead, as the view tells it: the rules count, not the board. */

import type { Choice } from "../../lib/net/protocol.ts";
import type { View } from "./view.ts";

export interface Flag {
  pawn: string;
  square: number;
  back: boolean;
  choice: Choice;
}

/** All that is read of a view here. */
type Landings = Pick<View, "landings">;

export function landing(view: Landings | null, words: string): number | null {
  return view?.landings[words] ?? null;
}

/** One flag for every possible move, on the stone where it ends. */
export function flags(view: Landings | null, choices: readonly Choice[]): Flag[] {
  return choices.flatMap((choice) => {
    const square = landing(view, choice.words);
    return square === null ? [] : [{ pawn: String(choice.fields.pawn), square, back: choice.kind === "back", choice }];
  });
}
