/** The tale, the curve and the luck of a break-out, from facts written by hand. */

import { describe, expect, test } from "vitest";
import type { Ended } from "../../lib/game/ending.ts";
import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import { curve } from "./curve.ts";
import { luck } from "./luck.ts";
import { tale } from "./tale.ts";

let seq = 0;
const fact = (kind: string, fields: Record<string, unknown> = {}): Fact => ({ seq: ++seq, kind, fields, rule: "PB-1" });
const day = (number: number): Fact => fact("day", { day: number });
const guilt = (change: number, all: number): Fact => fact("guilt", { change, guilt: all });
const turn = fact("turn", { seat: "p0", figure: "michael" });
const drew = (seat: number, ...cards: string[]): Fact[] =>
  cards.map((card) => fact("drew", { seat: `p${seat}`, card }));
const game = {
  content: {
    pieces: { most_guilt: 30, last_day: 30 },
    cards: { chances: [{ key: "good" }], handicaps: [{ key: "bad" }] },
  },
} as unknown as GameInfo;

function ended(facts: Fact[], reason: string): Ended {
  return {
    facts,
    seats: 3,
    game,
    outcome: { reason, rule: "PB-23", winners: [], scores: null, sides: ["a", "a", "b"] },
  };
}

const BREAK = [
  day(1),
  turn,
  fact("recruited", { figure: "michael", outsider: "sara", object: "letter" }),
  guilt(1, 1),
  day(2),
  fact("recruited", { figure: "michael", outsider: "pope", object: "letter" }),
  fact("became_bellick", { seat: "p2", leader: "sucre" }),
  turn,
  guilt(2, 3),
  guilt(2, 5),
  guilt(-1, 4),
  fact("caught", { figure: "michael", square: "yard_1" }),
  fact("caught", { figure: "michael", square: "yard_2" }),
  fact("caught", { figure: "sara", square: "yard_2" }),
  fact("laid", { figure: "michael", place: "chapel" }),
  day(3),
];

describe("the tale", () => {
  test("the team, the sergeant, the darkest day, the unlucky one, the end", () => {
    const told = tale(ended([...BREAK, fact("joined", { figure: "michael" })], "escaped"));
    expect(told.map(({ key, params }) => [key, params])).toEqual([
      ["prison_break-story-team", { figure: "sara", other: "pope", count: 2 }],
      ["prison_break-story-sergeant", { seat: "p2", leader: "sucre", day: 2 }],
      ["prison_break-story-day", { day: 2, guilt: 4 }],
      ["prison_break-story-caught", { figure: "michael", count: 2 }],
      ["prison_break-story-escaped", { day: 3, guilt: 4, laid: 1, lincoln: "yes" }],
    ]);
  });

  test("a worst day before the vote is told before it", () => {
    const early = [day(1), guilt(4, 4), day(2), fact("became_bellick", { seat: "p2", leader: "sucre" })];
    const keys = tale(ended(early, "days")).map(({ key }) => key);
    expect(keys.slice(1, 3)).toEqual(["prison_break-story-day", "prison_break-story-sergeant"]);
  });

  test("every way of ending has its sentence, and nobody is said to have come who did not", () => {
    for (const reason of ["escaped", "guilt", "days", "given_up"])
      expect(tale(ended([day(1)], reason)).map(({ key }) => key)).toEqual([
        "prison_break-story-alone",
        `prison_break-story-${reason}`,
      ]);
  });
});

test("the curve has guilt and days at the beginning of each turn, and at the end", () => {
  expect(curve(ended(BREAK, "guilt"))?.series.map(({ value, values }) => [value, values])).toEqual([
    ["guilt", [0, 0, 1, 4]],
    ["days", [1, 1, 2, 3]],
  ]);
});

test("luck counts good cards, and none that Bellick turned", () => {
  const facts = [
    ...drew(0, "good", "good", "good", "bad"),
    ...drew(1, "bad", "bad", "good", "bad"),
    ...drew(2, "bad"),
    fact("became_bellick", { seat: "p2", leader: "sucre" }),
    ...drew(2, "bad", "bad", "bad", "bad", "bad"),
  ];
  expect(luck(ended(facts, "days")).map(({ key, params }) => [key, params])).toEqual([
    ["prison_break-luck-best", { seat: "p0", good: 3, count: 4 }],
    ["prison_break-luck-worst", { seat: "p1", good: 1, count: 4 }],
  ]);
});
