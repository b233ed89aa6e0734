/** Why a bot would do what it hints at: the key of the sentence. */

import type { Speaker } from "./sentences.ts";

/** The file that has the reasons which no game has for itself. */
export const REASONS = "cli";

/** The game's own sentence for a reason, else the one that all games share. */
export function reasonKey(speaker: Pick<Speaker, "knows">, game: string, reason: string): string {
  const own = `cli-${game}-because-${reason}`;
  return speaker.knows(own) ? own : `cli-because-${reason}`;
}
