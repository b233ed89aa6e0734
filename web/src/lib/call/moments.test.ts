import { expect, it } from "vitest";
import { callsOf, isElsewhere, strongest, type Sight } from "./moments.ts";

const QUIET: Sight = { phase: "playing", turn: null, rematch: null, chat: 3 };

it("calls for a new question, not for one that stands", () => {
  expect(callsOf(QUIET, { ...QUIET, turn: "0:7" })).toEqual(["turn"]);
  expect(callsOf({ ...QUIET, turn: "0:7" }, { ...QUIET, turn: "0:7" })).toEqual([]);
  expect(callsOf({ ...QUIET, turn: "0:7" }, { ...QUIET, turn: "0:8" })).toEqual(["turn"]);
  expect(callsOf({ ...QUIET, turn: "0:7" }, QUIET)).toEqual([]);
});

it("calls for the beginning, a rematch and what others write, the most pressing first", () => {
  expect(callsOf({ ...QUIET, phase: "lobby" }, QUIET)).toEqual(["begun"]);
  expect(callsOf({ ...QUIET, phase: "paused" }, QUIET)).toEqual([]);
  expect(callsOf(QUIET, { ...QUIET, phase: "over", rematch: "next" })).toEqual(["rematch"]);
  expect(callsOf(QUIET, { ...QUIET, chat: 4 })).toEqual(["chat"]);
  expect(callsOf({ ...QUIET, phase: "lobby" }, { ...QUIET, turn: "0:1", chat: 4 })).toEqual(["turn", "begun", "chat"]);
});

it("calls nobody who has just come in", () => {
  expect(callsOf(null, { phase: "playing", turn: "0:7", rematch: "next", chat: 9 })).toEqual([]);
});

it("keeps the most pressing of what was missed", () => {
  expect(strongest("chat", "rematch")).toBe("rematch");
  expect(strongest("turn", "chat")).toBe("turn");
  expect(strongest(null, "chat")).toBe("chat");
  expect(strongest(null, null)).toBeNull();
});

it("makes no sound for whoever has just touched the page", () => {
  expect(isElsewhere(false, 9_000)).toBe(false);
  expect(isElsewhere(false, 10_000)).toBe(true);
  expect(isElsewhere(true, 0)).toBe(true);
});
