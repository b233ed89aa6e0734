import { expect, it } from "vitest";
import type { PlaceContent } from "./layout.ts";
import { countLetters, wordBook } from "./word_book.ts";

const place = (key: string, ...words: string[]): PlaceContent => ({
  key,
  kind: "room",
  words,
  dice: [],
  shape: "rectangle",
  x: 0,
  y: 0,
  width: 1,
  height: 1,
});
const PRINTED = {
  escapeWords: [
    { word: "peace", tower: "south_tower" },
    { word: "elba", tower: "west_tower" },
    { word: "emperor", tower: null },
  ],
  weapons: ["mace", "oar", "mop"],
  places: [place("map_room", "map", "room"), place("opal_room", "opal", "room"), place("spa", "spa")],
};

it("says what is missing, and puts what is nearest first", () => {
  const [out] = wordBook(PRINTED, "pac", "e");
  expect(out?.words.map(({ word, missing }) => [word, missing])).toEqual([
    ["peace", 1],
    ["elba", 2],
    ["emperor", 5],
  ]);
  expect(out?.words[0]?.letters.map(({ letter, held }) => `${letter} ${held}`)).toEqual([
    "p bag",
    "e hand",
    "a bag",
    "c bag",
    "e missing",
  ]);
  expect(out?.words.map(({ places }) => places)).toEqual([["south_tower"], ["west_tower"], []]);
});

it("has the longer weapon first where both are as near, and those of the table", () => {
  const [, weapons] = wordBook({ ...PRINTED, weapons: [...PRINTED.weapons, "opera"] }, "mp", "o");
  expect(weapons?.words.map(({ word }) => word)).toEqual(
    ["mop", "oar", "opera", "mace"].sort((one, other) => order(one) - order(other)),
  );
});

function order(word: string): number {
  const missing = { mop: 0, oar: 2, opera: 3, mace: 3 }[word] ?? 9;
  return missing * 10 - word.length;
}

it("tells every room that a word of its name opens", () => {
  const [, , rooms] = wordBook(PRINTED, "", "");
  expect(rooms?.words.find(({ word }) => word === "room")?.places).toEqual(["map_room", "opal_room"]);
});

it("counts the letters that are nowhere in sight, none of them too", () => {
  expect(countLetters("aab", ["a", "b", "c"])).toEqual([
    { letter: "a", count: 2 },
    { letter: "b", count: 1 },
    { letter: "c", count: 0 },
  ]);
});
