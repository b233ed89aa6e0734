/** The words that open a way out, letter by letter: which are in the Bag, which in the hand, which are missing. */

import { without } from "./stage.ts";

export type Held = "bag" | "hand" | "missing";

export interface WayOut {
  word: string;
  tower: string | null;
  letters: { letter: string; held: Held }[];
  missing: number;
}

/** Which cards a word could be made of: those of the Bag first, because only they spell. */
export function heldLetters(word: string, bag: string, hand: string): { letter: string; held: Held }[] {
  let [inBag, inHand] = [bag, hand];
  return [...word].map((letter) => {
    if (inBag.includes(letter)) {
      inBag = without(inBag, letter);
      return { letter, held: "bag" };
    }
    if (inHand.includes(letter)) {
      inHand = without(inHand, letter);
      return { letter, held: "hand" };
    }
    return { letter, held: "missing" };
  });
}

/** The nearest first; of two that are as near, as the board has them. */
export function waysOut(words: readonly { word: string; tower: string | null }[], bag: string, hand: string): WayOut[] {
  return words
    .map(({ word, tower }) => {
      const letters = heldLetters(word, bag, hand);
      return { word, tower, letters, missing: letters.filter(({ held }) => held === "missing").length };
    })
    .sort((one, other) => one.missing - other.missing);
}
