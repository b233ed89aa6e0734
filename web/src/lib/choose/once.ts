/** Choices stand once: what the board offers need not stand in the list, too. */

import type { Choice } from "../net/protocol.ts";

/** What the list leaves out. What a hint names stays in it, so that the hint points at something. */
export function unlisted(
  choices: readonly Choice[],
  offered: (choice: Choice) => boolean,
  hinted: number | null,
): Set<Choice> {
  return new Set(choices.filter((choice) => choice.action !== hinted && offered(choice)));
}
