import { expect, it } from "vitest";
import { FAST_ROUND, GOING_ON, LONGEST, paceFor, REST, restFor, timeForOthers, timeToShow } from "./pacing.ts";

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

it("has a whole round of others told within three seconds for whoever likes it fast", () => {
  expect(timeForOthers(true, 0)).toBe(FAST_ROUND);
  expect(timeForOthers(true, 1000) + 1000).toBe(FAST_ROUND);
  expect(timeForOthers(true, 60_000), "what comes last can still be seen").toBeGreaterThan(0);
  expect(timeForOthers(false, 0)).toBe(LONGEST);
  // Three turns of five seconds each, told from the moment of one's own answer.
  const pace = paceFor(2, 15_000, timeForOthers(true, 0));
  expect(15_000 / pace).toBeLessThan(3000);
});
