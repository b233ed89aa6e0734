/** One tap that stands for several answers: a walk of four steps, a word put together letter by letter. */

import type { Choice } from "../net/protocol.ts";

/** The next answer to what is asked now; null where the gesture has come to its end, or something else is asked. It
    picks from the list that the server gave: nothing is answered that could not be clicked. */
export type Gesture = (list: readonly Choice[]) => Choice | null;

/** All answers of one kind, in the order of the list, until there is none left. */
export function allOf(kind: string): Gesture {
  return (list) => list.find((choice) => choice.kind === kind) ?? null;
}
