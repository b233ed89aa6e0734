import { describe, expect, it } from "vitest";
import type { Choice } from "../net/protocol.ts";
import { byKind, menu, narrow, openFields, pick, rulesOf, valuesOf } from "./choose.ts";

const choice = (action: number, kind: string, fields: Record<string, unknown> = {}): Choice => ({
  action,
  words: `${kind} ${Object.values(fields).join(" ")}`.trim(),
  kind,
  fields,
});

const LEGAL = [
  choice(0, "roll"),
  choice(1, "move", { pawn: "red" }),
  choice(2, "move", { pawn: "blue" }),
  choice(3, "back", { pawn: "red" }),
  choice(4, "use", { item: "rope", target: "p1" }),
  choice(5, "use", { item: "rope", target: "p2" }),
  choice(6, "use", { item: "file", target: "p1" }),
];

describe("narrow", () => {
  it("keeps what fits any claim", () => {
    expect(narrow(LEGAL, [{ kind: "roll" }, { fields: { pawn: "blue" } }]).map(({ action }) => action)).toEqual([0, 2]);
  });
  it("takes a number for its word", () => {
    expect(narrow([choice(7, "bid", { value: 4 })], [{ fields: { value: "4" } }])).toHaveLength(1);
  });
  it("does not take a missing field for anything", () => {
    expect(narrow(LEGAL, [{ kind: "roll", fields: { pawn: "red" } }])).toEqual([]);
  });
});

describe("pick", () => {
  it("acts when one is left", () => {
    expect(pick(LEGAL, null, [{ fields: { pawn: "blue" } }])).toEqual({ outcome: "act", choice: LEGAL[2] });
  });
  it("narrows when several are left, then the second click decides", () => {
    const first = pick(LEGAL, null, [{ fields: { pawn: "red" } }]);
    expect(first).toEqual({ outcome: "narrowed", choices: [LEGAL[1], LEGAL[3]] });
    expect(pick(LEGAL, [LEGAL[1], LEGAL[3]] as Choice[], [{ kind: "back" }])).toEqual({
      outcome: "act",
      choice: LEGAL[3],
    });
  });
  it("starts afresh when the second click means something else", () => {
    expect(pick(LEGAL, [LEGAL[1]] as Choice[], [{ fields: { pawn: "blue" } }])).toEqual({
      outcome: "act",
      choice: LEGAL[2],
    });
  });
  it("says when nothing is possible", () => {
    expect(pick(LEGAL, null, [{ fields: { pawn: "green" } }])).toEqual({ outcome: "impossible" });
  });
});

describe("menu", () => {
  it("is the list itself when it is short", () => {
    expect(menu(LEGAL, 12)).toHaveLength(7);
  });
  it("groups by kind, then field by field, until everything can be reached", () => {
    const kinds = menu(LEGAL, 4);
    expect(kinds.map(({ kind, choices }) => [kind, choices.length])).toEqual([
      ["roll", 1],
      ["move", 2],
      ["back", 1],
      ["use", 3],
    ]);
    const uses = menu(kinds[3]?.choices ?? [], 2);
    expect(uses.map(({ fixed }) => fixed.item)).toEqual(["rope", "file"]);
    expect(uses[0]?.choices).toHaveLength(2);
  });
  it("lets what is likely to be wanted stand for itself before its long group, three at most", () => {
    const words = Array.from({ length: 20 }, (_, place) => choice(10 + place, "keep", { word: `w${place}` }));
    const entries = menu([choice(0, "nothing"), ...words], 12, [], ({ action }) => action >= 25);
    expect(entries.map(({ kind, choices }) => [kind, choices.length, choices[0]?.action])).toEqual([
      ["nothing", 1, 0],
      ["keep", 1, 25],
      ["keep", 1, 26],
      ["keep", 1, 27],
      ["keep", 17, 10],
    ]);
  });
  it("keeps together what is seldom wanted, unless it is all there is", () => {
    const uses = menu(LEGAL, 12, ["use"]);
    expect(uses.map(({ kind, choices }) => [kind, choices.length])).toEqual([
      ["roll", 1],
      ["move", 1],
      ["move", 1],
      ["back", 1],
      ["use", 3],
    ]);
    expect(menu(LEGAL.slice(4), 12, ["use"])).toHaveLength(3);
  });
  it("unfolds the smallest groups while there is room", () => {
    expect(menu(LEGAL, 5).map(({ kind, choices }) => [kind, choices.length])).toEqual([
      ["roll", 1],
      ["move", 1],
      ["move", 1],
      ["back", 1],
      ["use", 3],
    ]);
  });
});

it("knows what is still open", () => {
  expect(openFields(LEGAL.slice(4))).toEqual(["item", "target"]);
  expect(valuesOf(LEGAL, "target")).toEqual(["p1", "p2"]);
  expect(byKind(LEGAL).map(({ kind }) => kind)).toEqual(["roll", "move", "back", "use"]);
});

it("names the rule by which something is asked, not another one of the same answer", () => {
  const actions = [
    { name: "draw", fields: [], rules: ["PB-10", "PB-25"] },
    { name: "light", fields: [], rules: ["PB-25"] },
    { name: "move", fields: [], rules: ["PB-12"] },
  ];
  expect(rulesOf(["draw", "light", "move"], actions, "PB-25")).toEqual(["PB-25", "PB-12"]);
  expect(rulesOf(["draw", "light"], actions, "PB-10")).toEqual(["PB-10", "PB-25"]);
  expect(rulesOf(["draw", "unknown"], actions, undefined)).toEqual(["PB-10"]);
});
