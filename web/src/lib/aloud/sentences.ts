/** A text cut into what is said in one breath: browsers break off what is longer, and lose count in it. */

export interface Breath {
  text: string;
  /** Where it begins in the whole text. */
  start: number;
}

/** Sentence by sentence, with the marks that close it. */
export function breaths(text: string): Breath[] {
  const found = text.matchAll(/[^.!?…]+[.!?…]*[»”"’)\s]*/gu);
  return [...found]
    .map(({ 0: one, index }) => ({ text: one.trimEnd(), start: index }))
    .filter((breath) => breath.text.trim() !== "");
}

/** Where the word ends that begins at a place: a browser does not always say how long it is. */
export function endOfWord(text: string, start: number): number {
  const word = /^\S*/.exec(text.slice(start))?.[0] ?? "";
  return start + Math.max(1, word.length);
}
