import { expect, it } from "vitest";
import { curveLines } from "../ending/chart.ts";
import type { Analysis } from "../net/protocol.ts";
import { chartOf, placeBefore, shownSeats, somePoints, stripPath, winsAfter } from "./curve.ts";

/** Entry 3 was taken back: no point of the curve bears its number. */
const CURVE = [
  { entry: 0, win: [0.5, 0.5] },
  { entry: 1, win: [0.6, 0.4] },
  { entry: 2, win: [0.2, 0.8] },
  { entry: 5, win: [1, 0] },
];
const match = (together: boolean): Analysis =>
  ({ together, curve: CURVE, seats: [{ seat: 0 }, { seat: 1 }] }) as unknown as Analysis;

it("knows how likely a win was after any entry", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((entry) => winsAfter(CURVE, entry)[0])).toEqual([0.5, 0.6, 0.2, 0.2, 0.2, 1, 1]);
  expect(winsAfter([], 3)).toEqual([]);
});

it("finds where a choice was made: right before its entry", () => {
  expect([1, 2, 5, 4, 9].map((entry) => placeBefore(CURVE, entry))).toEqual([0, 1, 2, 2, 3]);
});

it("has one line for everybody, or one for all who win together", () => {
  expect([shownSeats(match(false)), shownSeats(match(true))]).toEqual([[0, 1], [0]]);
  const [first, second] = curveLines(chartOf(match(false), [0, 1]), { left: 0, top: 0, width: 3, height: 10 });
  expect(first?.d).toBe("M0.0 5.0L1.0 4.0L2.0 8.0L3.0 0.0");
  expect(second?.end).toEqual({ x: 3, y: 10 });
});

it("runs along the moments of a replay, several of which may belong to one entry", () => {
  expect(stripPath(CURVE, [0, 1, 1, 2, 5], 0)).toBe(
    "M0.0000 0.5000L0.2500 0.4000L0.5000 0.4000L0.7500 0.8000L1.0000 0.0000",
  );
});

it("leaves out points of a long curve, and never its ends", () => {
  const long = Array.from({ length: 101 }, (_, entry) => ({ entry, win: [0] }));
  const some = somePoints(long, 11).map(({ entry }) => entry);
  expect(some).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(somePoints(CURVE, 9)).toEqual(CURVE);
});
