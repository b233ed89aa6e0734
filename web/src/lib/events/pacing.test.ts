import { expect, it } from "vitest";
import { GOING_ON, paceFor, REST, restFor, timeToShow } from "./pacing.ts";

it("keeps the viewer's pace until what is due would take too long", () => {
  expect(paceFor(1, 10_000, 30_000)).toBe(1);
  expect(paceFor(1, 60_000, 30_000)).toBe(2);
  expect(paceFor(0.6, 24_000, 30_000)).toBe(0.8);
  expect(paceFor(0, 60_000, 30_000)).toBe(0);
});

it("leaves most of the time for an answer to the answer", () => {
  expect(timeToShow(120_000)).toBe(3000);
  expect(timeToShow(4000)).toBe(1000);
  expect(paceFor(1, 500, timeToShow(0))).toBe(0);
});

it("rests between two who decide, less where the same one goes on, and not where there was a rest already", () => {
  expect(restFor(["p1"], ["p2"], 0)).toBe(REST);
  expect(restFor(["p1"], ["p1"], 0)).toBe(GOING_ON);
  expect(restFor(["p1", "p2"], ["p1"], 0)).toBe(REST);
  expect(restFor(["p1"], ["p1", "p2"], 0)).toBe(0);
  expect(restFor(["p1"], ["p2"], 200)).toBe(REST - 200);
  expect(restFor(["p1"], ["p2"], 5000)).toBe(0);
});
