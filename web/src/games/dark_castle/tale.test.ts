/** The tale, the curve and the luck of a descent, from facts written by hand. */

import { describe, expect, test } from "vitest";
import type { Ended } from "../../lib/game/ending.ts";
import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import { curve } from "./curve.ts";
import { luck } from "./luck.ts";
import { tale } from "./tale.ts";

let seq = 0;
const fact = (kind: string, fields: Record<string, unknown>): Fact => ({ seq: ++seq, kind, fields, rule: "DC-1" });
const chose = (hero: string): Fact => fact("chose", { seat: "p0", hero });
const page = (card: string): Fact => fact("turned", { hero: "cook", card });
const lost = (hero: string, amount: number, left: number): Fact => fact("lost_hp", { hero, amount, left });
const hit = (hero: string, dice: number): Fact => fact("hit", { hero, trait: "might", dice });
const rolls = (hero: string, doubles: number, singles: number): Fact[] => [
  ...Array.from({ length: doubles }, () => fact("rolled", { hero, face: "double_might" })),
  ...Array.from({ length: singles }, () => fact("rolled", { hero, face: "might" })),
];
const faces = ["might", "might", "cunning", "wisdom", "wisdom", "double_might"];
const game = {
  content: {
    chapters: { chapters: [] },
    bosses: { start: { key: "cell_door" }, bosses: [] },
    items: { items: [] },
    characters: {
      characters: [
        { key: "cook", faces },
        { key: "smith", faces: [...faces.slice(2), "double_wisdom", "double_cunning"] },
      ],
    },
  },
} as unknown as GameInfo;

function ended(facts: Fact[], reason: string): Ended {
  return { facts, seats: 2, game, outcome: { reason, rule: "DC-7", winners: [], scores: null, sides: ["a", "a"] } };
}

const DESCENT = [
  chose("cook"),
  chose("smith"),
  page("cell_door"),
  lost("cook", 2, 16),
  page("leech_pool"),
  lost("cook", 5, 11),
  lost("smith", 3, 15),
  fact("healed", { hero: "cook", amount: 1, left: 12 }),
  hit("smith", 2),
  page("the_boss"),
  fact("round_began", { round: 1 }),
  hit("smith", 1),
  hit("cook", 1),
  lost("smith", 13, 2),
  fact("round_began", { round: 2 }),
];

describe("the tale", () => {
  test("the dearest page, the narrowest escape, the strongest hand, the gate", () => {
    const told = tale(ended([...DESCENT, fact("escaped", { card: "the_boss" })], "boss_beaten"));
    expect(told.map(({ key, params }) => [key, params])).toEqual([
      ["dark_castle-story-dearest", { page: 2, card: "leech_pool", lost: 8 }],
      ["dark_castle-story-narrowest", { hero: "smith", left: 2 }],
      ["dark_castle-story-strongest", { hero: "smith", dice: 3 }],
      ["dark_castle-story-gate", { card: "the_boss", rounds: 2, lost: 13 }],
    ]);
  });

  test("who fell and where; whoever fell did not narrowly escape", () => {
    const died = fact("died", { hero: "smith", page: 3, card: "the_boss", fall: "the_boss" });
    const told = tale(ended([...DESCENT, died], "death"));
    expect(told.at(-1)).toMatchObject({
      key: "dark_castle-story-fall",
      params: { hero: "smith", page: 3, card: "the_boss", all: 3 },
    });
    expect(told.map(({ params }) => params.left).filter(Boolean)).toEqual([]);
  });

  test("pages that cost little are not called dear", () => {
    const easy = [chose("cook"), page("cell_door"), lost("cook", 1, 17), page("leech_pool"), page("the_boss")];
    expect(tale(ended(easy, "boss_beaten"))[0]).toMatchObject({
      key: "dark_castle-story-began",
      params: { count: 1, pages: 2 },
    });
  });
});

test("the curve has the candles at the end of each page", () => {
  const found = curve(ended(DESCENT, "boss_beaten"));
  expect(found?.top).toBe(18);
  expect(found?.series.map(({ value, values }) => [value, values])).toEqual([
    ["cook", [18, 16, 12, 12]],
    ["smith", [18, 18, 15, 2]],
  ]);
});

describe("luck", () => {
  test("doubles against what is printed on each die", () => {
    // A sixth of the Cook's faces are doubles, half of the Smith's: three of twelve is good for one, bad for the other.
    const told = luck(ended([...rolls("cook", 3, 9), ...rolls("smith", 3, 9)], "death"));
    expect(told.map(({ key, params }) => [key, params])).toEqual([
      ["dark_castle-luck-best", { hero: "cook", doubles: 3, count: 12, expected: 2 }],
      ["dark_castle-luck-worst", { hero: "smith", doubles: 3, count: 12, expected: 6 }],
    ]);
  });

  test("nothing is said of one alone", () => expect(luck(ended(rolls("cook", 3, 9), "death"))).toEqual([]));
});
