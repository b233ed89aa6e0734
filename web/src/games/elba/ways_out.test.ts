import { expect, it } from "vitest";
import { heldLetters, waysOut } from "./ways_out.ts";

const marks = (word: string, bag: string, hand: string): string =>
  heldLetters(word, bag, hand)
    .map(({ held }) => held[0])
    .join("");

it("takes each card once, from the Bag before the hand", () => {
  expect(marks("peace", "pea", "ce")).toBe("bbbhh");
  expect(marks("peace", "e", "e")).toBe("mbmmh");
  expect(marks("peace", "e", "")).toBe("mbmmm");
  expect(marks("elba", "", "")).toBe("mmmm");
});

it("has the nearest way out first, and the order of the board where two are as near", () => {
  const words = ["escape", "from", "elba"].map((word) => ({ word, tower: null }));
  expect(waysOut(words, "ela", "").map(({ word, missing }) => [word, missing])).toEqual([
    ["elba", 1],
    ["escape", 4],
    ["from", 4],
  ]);
});
