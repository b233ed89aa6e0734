import { expect, test } from "vitest";
import type { Curve } from "../game/ending.ts";
import { curveLines } from "./chart.ts";

const FIELD = { left: 0, top: 0, width: 100, height: 50 };
const curve = (...values: number[][]): Curve => ({
  counts: "points",
  step: "turn",
  top: 10,
  series: values.map((own, seat) => ({ type: "seat", value: `p${seat}`, color: "#000", values: own })),
});

test("a line runs from its first value to its last, over the whole field", () => {
  const [line] = curveLines(curve([0, 5, 10]), FIELD);
  expect(line?.d).toBe("M0.0 50.0L50.0 25.0L100.0 0.0");
  expect(line?.end).toEqual({ x: 100, y: 0 });
});

test("names never cover each other, and stay in the field where there is room", () => {
  const labels = curveLines(curve([0, 0], [0, 0], [0, 1]), FIELD, 12).map(({ label }) => label);
  const sorted = [...labels].sort((one, other) => one - other);
  sorted.slice(1).forEach((label, place) => expect(label - (sorted[place] ?? 0)).toBeGreaterThanOrEqual(12));
  expect(Math.max(...labels)).toBeLessThanOrEqual(50);
  expect(Math.min(...labels)).toBeGreaterThanOrEqual(0);
});

test("lines differ by more than their colour", () => {
  const dashes = curveLines(curve([0], [0], [0], [0]), FIELD).map(({ dash }) => dash);
  expect(new Set(dashes).size).toBe(4);
});
