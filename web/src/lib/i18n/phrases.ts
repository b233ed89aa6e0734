/** Quick phrases: said by a key, read by everybody in their own language. */

import type { ChatLine } from "../net/protocol.ts";

/** Who knows sentences. */
interface Speaker {
  knows(key: string): boolean;
  say(key: string): string;
}

/** The sentence of a phrase at a table of a game; null where this page does not know it. */
export function phraseText(speaker: Speaker, game: string, phrase: string): string | null {
  const key = [`${game}-phrase-${phrase}`, `phrase-${phrase}`].find((known) => speaker.knows(known));
  return key === undefined ? null : speaker.say(key);
}

/** What a line of chat says to this reader; a phrase of a newer server comes as its writer's table says it. */
export function lineText(speaker: Speaker, game: string, { text, phrase }: ChatLine): string {
  return text === "" || phrase == null ? text : (phraseText(speaker, game, phrase) ?? text);
}
