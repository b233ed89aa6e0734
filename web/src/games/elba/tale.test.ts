/** The tale, the curve and the luck of an evening in the asylum, from facts written by hand. */

import { describe, expect, test } from "vitest";
import type { Ended } from "../../lib/game/ending.ts";
import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import { curve } from "./curve.ts";
import { luck } from "./luck.ts";
import { tale } from "./tale.ts";

let seq = 0;
const fact = (kind: string, fields: Record<string, unknown> = {}): Fact => ({ seq: ++seq, kind, fields, rule: "EL-1" });
const won = (winner: string, loser: string): Fact => fact("won_fight", { winner, loser });
const grew = (guest: string, strength: number): Fact => fact("grew", { guest, strength });
const turn = (seat: number): Fact => fact("turn_ended", { seat: `p${seat}` });
const rolls = (guest: string, ...faces: number[]): Fact[] => faces.map((face) => fact("rolled", { guest, face }));

function ended(facts: Fact[], reason: string): Ended {
  const outcome = { reason, rule: "EL-13", winners: reason === "escaped" ? [1] : [], scores: null, sides: ["a", "b"] };
  return { facts, seats: 2, game: {} as GameInfo, outcome };
}

describe("the tale", () => {
  test("the fighter, the feud, the door tried in vain, and the word that opened one", () => {
    const facts = [
      won("p0", "p1"),
      won("p1", "p0"),
      won("p0", "p1"),
      won("p0", "napoleon_3"),
      grew("p1", 3),
      fact("tried", { seat: "p0", word: "peace" }),
      fact("failed", { seat: "p0", face: 5 }),
      fact("tried", { seat: "p1", word: "elba" }),
      fact("escaped", { seat: "p1", face: 2 }),
    ];
    expect(tale(ended(facts, "escaped")).map(({ key, params }) => [key, params])).toEqual([
      ["elba-story-fighter", { guest: "p0", count: 3, all: 4 }],
      ["elba-story-feud", { guest: "p0", other: "p1", count: 3 }],
      ["elba-story-door", { seat: "p0", face: 5 }],
      ["elba-story-freed", { seat: "p1", word: "ELBA", face: 2, strength: 3 }],
    ]);
  });

  test("Campbell has a sentence of his own, and so has an evening without a hero", () => {
    const campbell = [won("campbell", "p0"), won("campbell", "p1")];
    expect(tale(ended(campbell, "round_limit")).map(({ key }) => key)).toEqual([
      "elba-story-campbell",
      "elba-story-lights_out",
    ]);
    expect(tale(ended([won("p0", "p1")], "round_limit"))[0]).toMatchObject({
      key: "elba-story-quiet",
      params: { count: 1 },
    });
  });

  test("at lights out the strongest is named, if one is alone", () => {
    expect(tale(ended([grew("p0", 2)], "round_limit")).at(-1)?.params).toEqual({ seat: "p0", strength: 2 });
    expect(tale(ended([grew("p0", 2), grew("p1", 2)], "round_limit")).at(-1)?.key).toBe("elba-story-lights_out");
  });
});

test("the curve has the Strength after each turn, and at the end of one that was not ended", () => {
  const facts = [
    grew("p0", 2),
    turn(0),
    grew("napoleon_3", 4),
    turn(1),
    grew("p1", 3),
    fact("escaped", { seat: "p1" }),
  ];
  expect(curve(ended(facts, "escaped"))?.series.map(({ values }) => values)).toEqual([
    [1, 2, 2, 2],
    [1, 1, 1, 3],
  ]);
});

test("luck counts the dice of players in fights, and no others", () => {
  const facts = [...rolls("p0", 6, 6, 5, 6, 6), ...rolls("p1", 1, 2, 1, 1, 1), ...rolls("campbell", 6, 6, 6, 6, 6, 6)];
  expect(
    luck(ended([...facts, fact("failed", { seat: "p0", face: 1 })], "escaped")).map(({ params }) => params),
  ).toEqual([
    { seat: "p0", pips: 5.8, count: 5 },
    { seat: "p1", pips: 1.2, count: 5 },
  ]);
  expect(luck(ended(facts.slice(1), "escaped"))).toEqual([]);
});
