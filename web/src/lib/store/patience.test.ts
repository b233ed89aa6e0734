import { expect, test } from "vitest";
import { Patience } from "./patience.ts";

test("a hint beside three answered questions has been read", () => {
  const read: string[] = [];
  const patience = new Patience((key) => read.push(key));
  for (const asked of [1, 2, 3]) {
    patience.show("a", asked);
    patience.show("a", asked);
    patience.show(null, asked);
  }
  expect(read).toEqual([]);
  patience.show(null, 4);
  expect(read).toEqual(["a"]);
});

test("each hint is counted for itself, and nothing where none is shown", () => {
  const read: string[] = [];
  const patience = new Patience((key) => read.push(key));
  ["a", "b", null, "a", null, "b", "a", null].forEach((key, asked) => patience.show(key, asked));
  expect(read).toEqual(["a"]);
});
