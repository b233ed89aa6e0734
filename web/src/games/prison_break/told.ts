/** PB-46: the line or two that people, objects, tools and escape cards have of their own. */

import type { Sentences } from "../../lib/i18n/sentences.ts";

/** What somebody can take in hand to read it: a Handicap/Chance card, or who or what has a line of its own. */
export interface Paper {
  family: "card" | "figure" | "object" | "tool";
  key: string;
}

/** The line; nothing for what a pack has brought and nobody has described. */
export function toldOf(sentences: Sentences | null | undefined, family: string, key: string): string {
  const line = `prison_break-board-told-${family}-${key}`;
  return sentences?.knows(line) ? sentences.say(line) : "";
}
