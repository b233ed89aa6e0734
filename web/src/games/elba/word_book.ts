/** The words that the game prints, with the letters that one holds: what is missing, and where it could come from. */

import type { PlaceContent } from "./layout.ts";
import type { ElbaStage } from "./stage.ts";
import { waysOut, type WayOut } from "./ways_out.ts";

export interface BookWord extends WayOut {
  /** The places that it opens: a tower, rooms to jump to; none for a weapon, and for what works anywhere. */
  places: string[];
}

export interface Chapter {
  kind: "out" | "weapon" | "jump";
  words: BookWord[];
}

type Printed = Pick<ElbaStage, "escapeWords" | "weapons" | "places">;

/** Three chapters, in each the nearest word first; of those that are as near, the longest. */
export function wordBook({ escapeWords, weapons, places }: Printed, bag: string, hand: string): Chapter[] {
  const chapter = (kind: Chapter["kind"], opened: ReadonlyMap<string, string[]>): Chapter => {
    const named = [...opened.keys()].map((word) => ({ word, tower: null }));
    const words = waysOut(named, bag, hand).map((way) => ({ ...way, places: opened.get(way.word) ?? [] }));
    return {
      kind,
      words: words.sort((one, other) => one.missing - other.missing || other.word.length - one.word.length),
    };
  };
  return [
    chapter("out", new Map(escapeWords.map(({ word, tower }) => [word, tower === null ? [] : [tower]]))),
    chapter("weapon", new Map(weapons.map((word) => [word, []]))),
    chapter("jump", roomWords(places)),
  ];
}

/** Each word of a room's name, with the rooms that have it: ROOM is in ten names. */
function roomWords(places: readonly PlaceContent[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { key, words } of places) {
    for (const word of words) found.set(word, [...(found.get(word) ?? []), key]);
  }
  return found;
}

/** Cards by letter, in the order of the alphabet; letters of which there is none, too. */
export function countLetters(cards: string, letters: readonly string[]): { letter: string; count: number }[] {
  return letters.map((letter) => ({ letter, count: [...cards].filter((card) => card === letter).length }));
}
