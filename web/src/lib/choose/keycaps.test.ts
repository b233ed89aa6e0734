import { expect, it } from "vitest";
import { keycaps } from "./keycaps.ts";

const words = (...labels: string[]): { number: null; label: string }[] =>
  labels.map((label) => ({ number: null, label }));
const pictures = (...numbers: (number | null)[]): { number: number | null; label: string }[] =>
  numbers.map((number) => ({ number, label: "to square 9" }));

it("counts where nothing is numbered, and stops at ten", () => {
  expect(keycaps(words("pass", "stay", "go"))).toEqual(["1", "2", "3"]);
  expect(keycaps(words(..."abcdefghijkl"))).toEqual([..."1234567890", "", ""]);
});

it("gives prisoner 4 the key 4, wherever he stands in the list", () => {
  expect(keycaps(pictures(2, 4, 7))).toEqual(["2", "4", "7"]);
  expect(keycaps(pictures(4, null, 1))).toEqual(["4", "9", "1"]);
});

it("gives a button the number that its words name, and no number of two", () => {
  expect(keycaps(words("The die shows 4", "The die shows 6", "neither"))).toEqual(["4", "6", "1"]);
  expect(keycaps(words("3 of 5", "square 12", "keep 0"))).toEqual(["1", "2", "0"]);
});

it("lets the first have a number that two of them name", () => {
  expect(keycaps(words("room 2", "door 2"))).toEqual(["2", "1"]);
});
