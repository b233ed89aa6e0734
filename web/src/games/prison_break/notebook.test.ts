import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Fact } from "../../lib/net/protocol.ts";
import { daysOf, struckOut, suspectsOf } from "./clues.ts";
import { keepNotebook, marked, noted, openNotebook, remarkOn, type Notebook } from "./notebook.ts";
import type { PrisonStage } from "./stage.ts";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
});
beforeEach(() => store.clear());

describe("a notebook", () => {
  it("has rings, strokes and words, and loses what is taken back", () => {
    let book: Notebook = marked({}, "drains", "ring");
    book = noted(book, "drains", "chapel twice");
    book = marked(book, "steam", "stroke");
    expect(book).toEqual({
      drains: { mark: "ring", note: "chapel twice" },
      steam: { mark: "stroke", note: "" },
    });
    expect(remarkOn(marked(book, "drains", "stroke"), "drains").mark, "another mark instead").toBe("stroke");
    expect(marked(book, "steam", "stroke"), "the same mark again").toEqual({
      drains: { mark: "ring", note: "chapel twice" },
    });
    expect(noted(marked(book, "drains", "ring"), "drains", "")).toEqual({ steam: { mark: "stroke", note: "" } });
  });
  it("is kept for each seat of each table", () => {
    keepNotebook("t", "p2", marked({}, "drains", "ring"));
    keepNotebook("t", "p1", marked({}, "steam", "stroke"));
    expect(openNotebook("t", "p2")).toEqual({ drains: { mark: "ring", note: "" } });
    expect(openNotebook("t", "p1")).toEqual({ steam: { mark: "stroke", note: "" } });
    expect(openNotebook("u", "p2")).toEqual({});
    keepNotebook("t", "p2", {});
    keepNotebook("t", "p1", {});
    expect([...store.values()], "empty ones take no room").toEqual([]);
  });
  it("is not kept for ever, and does not stumble over what it cannot read", () => {
    for (let table = 0; table < 30; table++) keepNotebook(`t${table}`, "p0", marked({}, "drains", "ring"));
    expect(openNotebook("t29", "p0")).not.toEqual({});
    expect(openNotebook("t9", "p0")).toEqual({});
    for (const bad of ["{", "7", '[["t/p0",{"drains":{"mark":"blot","note":9}}],[3,4],null]']) {
      store.set("escapade.prison-notebooks", bad);
      expect(remarkOn(openNotebook("t", "p0"), "drains")).toEqual({ mark: null, note: "" });
    }
  });
});

describe("clues", () => {
  const stage = {
    escapes: { drains: {}, steam: {}, long_way: {}, last_mass: {} },
    clues: { steam: ["announced", "route"], long_way: ["announced"] },
  } as unknown as PrisonStage;
  const fact = (kind: string, fields: Record<string, unknown>): Fact => ({ kind, fields }) as unknown as Fact;

  it("tell what each of them was the first to strike out, and leave the others", () => {
    expect(struckOut(stage, { announced: 1 })).toEqual([
      { clue: "announced", cards: ["steam", "long_way"], day: 1 },
      { clue: "route", cards: [], day: null },
    ]);
    const shown = { clues: { steam: ["route", "device"], drains: ["route"] } } as unknown as PrisonStage;
    expect(struckOut(shown, { route: 7, device: 2 }), "what came first has struck it out").toEqual([
      { clue: "device", cards: ["steam"], day: 2 },
      { clue: "route", cards: ["drains"], day: 7 },
    ]);
    expect(suspectsOf(stage)).toEqual(["drains", "last_mass"]);
  });
  it("have their days: what Michael showed to others is none of mine", () => {
    const log = [
      fact("announced", { outsider: "sara" }),
      fact("day", { day: 2 }),
      fact("showed", { seat: "p1", part: null }),
      fact("day", { day: 4 }),
      fact("showed", { seat: "p2", part: "device" }),
      fact("day", { day: 9 }),
      fact("declared", { seat: "p0" }),
    ];
    expect(daysOf(log, "p2")).toEqual({ announced: 1, device: 4, recruited: 9 });
    expect(daysOf(log, "p1"), "which part is not told here").toEqual({ announced: 1, recruited: 9 });
    expect(daysOf(log, null)).toEqual({ announced: 1, recruited: 9 });
  });
});
