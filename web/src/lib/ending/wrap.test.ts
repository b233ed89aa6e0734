import { describe, expect, test } from "vitest";
import { extremes, onlyMost, rounded, tallied, thrown } from "./counting.ts";
import { fitting, wrapped } from "./wrap.ts";

const measure = (text: string): number => text.length;

describe("lines", () => {
  test("none is wider than it may be, and no word is lost", () => {
    const lines = wrapped("one two three four five six", 9, 9, measure);
    expect(lines).toEqual(["one two", "three", "four five", "six"]);
  });

  test("what there is no room for ends in dots", () => {
    expect(wrapped("one two three four five six", 9, 2, measure)).toEqual(["one two", "three …"]);
  });

  test("sentences are left out whole, and the end is kept", () => {
    const fits = (text: string): boolean => text.length <= 12;
    expect(fitting(["First.", "Second.", "Third.", "End."], fits)).toBe("First. End.");
    expect(fitting(["A very long end."], fits)).toBe("A very long end.");
  });
});

describe("counting", () => {
  test("dice by whose they are", () => {
    const all = thrown([
      { who: "p1", value: 6 },
      { who: "p0", value: 1 },
      { who: "p1", value: 4 },
    ]);
    expect(all).toEqual([
      { who: "p1", count: 2, sum: 10 },
      { who: "p0", count: 1, sum: 1 },
    ]);
    expect(extremes(all, 1)).toEqual({ best: all[0], worst: all[1] });
    expect(extremes(all, 2)).toBeNull();
  });

  test("the most is somebody's alone, or nobody's", () => {
    expect(onlyMost(tallied(["a", "b", "a"]))).toEqual({ key: "a", count: 2 });
    expect(onlyMost(tallied(["a", "b"]))).toBeNull();
    expect(onlyMost(new Map())).toBeNull();
    expect(rounded(3.456)).toBe(3.5);
  });
});
