import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Choice } from "../net/protocol.ts";
import { Startle } from "./startle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const list = (...actions: number[]): Choice[] =>
  actions.map((action) => ({ action, words: "", kind: "take", fields: {} }));

it("holds for a moment after another list came by itself", () => {
  const startle = new Startle();
  expect(startle.holds).toBe(false);
  startle.replace(list(1, 2), list(1, 3), false);
  expect(startle.holds).toBe(true);
  vi.advanceTimersByTime(400);
  expect(startle.holds).toBe(false);
});

it("notices a list that only got longer or shorter", () => {
  for (const after of [list(1), list(1, 2, 3)]) {
    const startle = new Startle();
    startle.replace(list(1, 2), after, false);
    expect(startle.holds).toBe(true);
  }
});

it("does not hold for the same list, for none, or for one that was waited for", () => {
  const startle = new Startle();
  startle.replace(list(1, 2), list(1, 2), false);
  startle.replace(list(1, 2), list(), false);
  startle.replace(list(1, 2), list(3), true);
  expect(startle.holds).toBe(false);
});
