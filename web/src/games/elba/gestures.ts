/** Taps that stand for several answers. Each answer is picked from the list of the moment: where that does not offer
    the next one, or something else is asked, the gesture is over and the player decides. */

import { narrow, type Claim } from "../../lib/choose/choose.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import type { Gesture } from "../../lib/store/gesture.ts";
import { without } from "./stage.ts";
import { wayTo, type House } from "./walking.ts";
import { waysOut } from "./ways_out.ts";

/** A player's own cards, as they are now. */
export interface Cards {
  hand: string;
  bag: string;
}

/** The first choice of the first claim that fits one. */
function first(list: readonly Choice[], ...claims: Claim[]): Choice | null {
  for (const claim of claims) {
    const [found] = narrow(list, [claim]);
    if (found !== undefined) return found;
  }
  return null;
}

/** Draw until the hand has so many cards, then stop; but not past a card that completes a way out: `words` are those
    that may be told, none where players find them themselves. */
export function drawUpTo(most: number, cards: () => Cards, words: readonly string[]): Gesture {
  const outs = (): string[] => complete(words, cards());
  const before = outs();
  return (list) => {
    if (outs().some((word) => !before.includes(word))) return null;
    const size = cards().hand.length;
    return size < most ? first(list, { kind: "draw" }, { kind: "stop" }) : first(list, { kind: "stop" });
  };
}

/** The words of which every letter is there. */
function complete(words: readonly string[], { hand, bag }: Cards): string[] {
  const named = words.map((word) => ({ word, tower: null }));
  return waysOut(named, bag, hand).flatMap(({ word, missing }) => (missing === 0 ? [word] : []));
}

/** Walk to a room, as far as the points go. */
export function walkTo(goal: string, house: () => House): Gesture {
  return (list) => {
    const [next] = wayTo(house(), goal);
    return next === undefined ? null : first(list, { kind: "move", fields: { place: next } });
  };
}

/** Put the letters of a word into the Bag, keep it, and discard the rest. */
export function layWord(word: string, bag: () => string): Gesture {
  const keep: Claim = { kind: "keep_word", fields: { word } };
  return (list) => {
    const letters = [...bag()].reduce((left, letter) => without(left, letter), word);
    const put = [...letters].map((letter): Claim => ({ kind: "put", fields: { letter } }));
    return first(list, ...(put.length > 0 ? put : [{ kind: "done" }]), keep, { kind: "discard" });
  };
}

/** Fill the Bag no further and keep the letters that are in it: two at most. */
export function keepLetters(bag: string): Gesture {
  const [one, other] = [...bag].sort();
  const keep: Claim =
    other === undefined
      ? { kind: "keep_one", fields: { letter: one ?? "" } }
      : { kind: "keep_two", fields: { first: one ?? "", second: other } };
  return (list) => first(list, { kind: "done" }, keep);
}
