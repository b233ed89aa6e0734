import { expect, it } from "vitest";
import type { Choice } from "../../lib/net/protocol.ts";
import { inOrder, isLikelyWord, wordRows } from "./claims.ts";

const choice = (action: number, kind: string, fields: Record<string, unknown> = {}): Choice => ({
  action,
  words: kind,
  kind,
  fields,
});

it("lists what keeps most first: long words, short words, two letters, one, none", () => {
  const cleaning = [
    choice(0, "keep_nothing"),
    choice(1, "keep_one", { letter: "a" }),
    choice(2, "keep_two", { first: "a", second: "e" }),
    choice(3, "keep_word", { word: "sea" }),
    choice(4, "keep_word", { word: "crease" }),
  ];
  expect(inOrder(cleaning).map(({ action }) => action)).toEqual([4, 3, 2, 1, 0]);
});

it("picks out the words that keep the whole Bag or open a door", () => {
  const stage = {
    active: 1,
    players: [
      { hand: "", handSize: 0, bag: "", known: "" },
      { hand: "", handSize: 0, bag: "aeclps", known: "" },
    ],
    spells: [
      { rooms: [], escape_words: [], weapons: [], bonus: 0 },
      { rooms: [], escape_words: ["place"], weapons: [], bonus: 0 },
    ],
  };
  const kept = (word: string, kind = "keep_word"): boolean => isLikelyWord(choice(0, kind, { word }), stage);
  expect(["places", "capel", "cap"].map((word) => kept(word))).toEqual([true, true, false]);
  expect(kept("places", "propose")).toBe(false);
  expect(isLikelyWord(choice(0, "keep_word", { word: "places" }), { ...stage, active: null })).toBe(false);
});

it("lists the way out first, and one's own ways before pushing others about", () => {
  const acting = [
    choice(0, "move"),
    choice(1, "move"),
    choice(2, "push"),
    choice(3, "jump"),
    choice(4, "escape"),
    choice(5, "end"),
  ];
  expect(inOrder(acting).map(({ action }) => action)).toEqual([4, 0, 1, 3, 2, 5]);
});

it("leaves every other list alone", () => {
  const fighting = [choice(0, "bonus", { bonus: 0 }), choice(1, "bonus", { bonus: 1 })];
  expect(inOrder(fighting)).toBe(fighting);
});

it("puts ways out before weapons, weapons before jumps, jumps before other words", () => {
  const words = ["compare", "mace", "peace", "map", "cream"].map((word) => ({ kind: "keep_word", word }));
  const rows = wordRows(
    words,
    { cream: ["cream", "macer"] },
    { out: ["peace"], weapon: ["mace", "macer"], jump: ["map"] },
  );
  expect(rows.map(({ use, words: listed }) => [use, ...listed.map(({ word }) => word)])).toEqual([
    ["out", "peace"],
    ["weapon", "mace", "cream"],
    ["jump", "map"],
    ["other", "compare"],
  ]);
});
