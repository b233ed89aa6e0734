/** The tale, the curve and the luck of a getaway, from facts written by hand. */

import { describe, expect, test } from "vitest";
import type { Ended } from "../../lib/game/ending.ts";
import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import { curve } from "./curve.ts";
import { luck } from "./luck.ts";
import { tale } from "./tale.ts";

const boats = [
  { key: "leaking_tub", room: 2, points: 1 },
  { key: "rowing_boat", room: 2, points: 2 },
  { key: "fishing_boat", room: 2, points: 3 },
  { key: "speedboat", room: 1, points: 4 },
];
const game = { content: { board: { boats } } } as unknown as GameInfo;
let seq = 0;
const fact = (kind: string, fields: Record<string, unknown>): Fact => ({ seq: ++seq, kind, fields, rule: "LE-1" });
const boarded = (pawn: string): Fact => fact("boarded", { pawn, boat: "" });
const turn = (seat: number): Fact => fact("turn_ended", { seat: `p${seat}` });
const bet = (seat: number, pawns: string): Fact[] =>
  pawns.split(" ").map((pawn, place) => fact("bet_shown", { seat: `p${seat}`, place: place + 1, pawn }));
const roll = (seat: number, ...faces: number[]): Fact[] =>
  faces.map((face) => fact("rolled", { seat: `p${seat}`, die: "red", face }));

function ended(facts: Fact[], winners: number[]): Ended {
  return {
    facts,
    seats: 2,
    game,
    outcome: { reason: "all_aboard", rule: "LE-15", winners, scores: null, sides: ["p0", "p1"] },
  };
}

const RACE = [
  boarded("red"),
  boarded("blue"),
  turn(0),
  boarded("yellow"),
  boarded("orange"),
  turn(1),
  fact("moved_back", { pawn: "brown" }),
  fact("moved_back", { pawn: "brown" }),
  boarded("brown"),
  boarded("light_green"),
  turn(0),
  boarded("dark_green"),
  ...bet(0, "red blue brown light_green yellow orange dark_green"),
  ...bet(1, "blue yellow orange red brown light_green dark_green"),
];

describe("the tale", () => {
  test("who was first, who went back, what turned it, and by how much it was won", () => {
    // p0: 1 + 1, then nothing, then the speedboat: 6. p1: 1, then 2, then 6, then 4: 13.
    const told = tale(ended(RACE, [1]));
    expect(told.map(({ key }) => key)).toEqual([
      "evades-story-first",
      "evades-story-back",
      "evades-story-lead",
      "evades-story-several",
      "evades-story-margin",
    ]);
    expect(told[0]?.params).toEqual({ pawn: "red", boat: "leaking_tub", turns: 3 });
    expect(told[1]?.params).toEqual({ pawn: "brown", count: 2 });
    expect(told[2]?.params).toEqual({ seat: "p1", pawn: "orange", boat: "rowing_boat" });
    expect(told[4]?.params).toEqual({ seat: "p1", points: 13, margin: 7 });
  });

  test("a lead from the first boarding on turned nothing, and a shared one is said so", () => {
    const keys = (winners: number[]): string[] => tale(ended(RACE, winners)).map(({ key }) => key);
    expect(keys([0])).not.toContain("evades-story-lead");
    expect(keys([0, 1])).toContain("evades-story-shared");
  });

  test("nobody is said to have foreseen what nobody foresaw", () => {
    const blind = [...RACE.slice(0, 12), ...bet(0, "dark_green red blue yellow orange brown light_green")];
    const last = tale(ended(blind, [0])).find(({ params }) => params.pawn === "dark_green");
    expect(last?.key).toBe("evades-story-nobody");
  });
});

test("the curve has the points after each turn, and the last boat at its end", () => {
  expect(curve(ended(RACE, [1]))?.series.map(({ values }) => values)).toEqual([
    [0, 2, 2, 6],
    [0, 1, 3, 13],
  ]);
});

describe("luck", () => {
  const high = roll(0, 6, 6, 5, 6, 5, 6, 6, 5, 6, 6);
  const low = roll(1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2);
  const white = fact("rolled", { seat: "p1", die: "white", face: 6 });

  test("pips a die, the white one left out", () => {
    const told = luck(ended([...high, ...low, white], [0]));
    expect(told.map(({ key, params }) => [key, params.seat, params.pips, params.count])).toEqual([
      ["ending-luck-best", "p0", 5.7, 10],
      ["ending-luck-worst", "p1", 1.5, 10],
    ]);
  });

  test("nothing is said of too few dice, nor of equal ones", () => {
    expect(luck(ended([...high.slice(1), ...low], [0]))).toEqual([]);
    expect(luck(ended([...high, ...roll(1, 6, 6, 5, 6, 5, 6, 6, 5, 6, 6)], [0]))).toEqual([]);
  });
});
