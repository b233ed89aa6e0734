import { expect, it } from "vitest";
import type { Fact } from "../net/protocol.ts";
import { entriesOf, momentAt, placeOf, turnAt } from "./moments.ts";

const scene = (...seqs: number[]): { facts: Fact[] } => ({
  facts: seqs.map((seq) => ({ seq, kind: "moved", rule: "X-1", fields: {} }) as unknown as Fact),
});
/** One answer may have many facts, which bear its number, in one scene or in several. */
const MATCH = [scene(1), scene(2, 3, 4), scene(4, 4), scene(4), scene(7), scene(9, 10)];

it("comes back to every moment that it names", () => {
  for (let at = 0; at <= MATCH.length; at += 1) expect(placeOf(MATCH, momentAt(MATCH, at))).toBe(at);
});

it("finds the moment where the scenes are cut otherwise, or a fact is not for these eyes", () => {
  expect(placeOf([scene(1, 2), scene(3, 4), scene(4, 4, 4), scene(7)], "4.2")).toBe(3);
  expect(placeOf(MATCH, "5.1")).toBe(5);
  expect(placeOf(MATCH, "3.1")).toBe(2);
  expect(placeOf(MATCH, "4.9")).toBe(5);
});

it("knows which entry each moment has come to", () => {
  expect(entriesOf(MATCH)).toEqual([0, 1, 4, 4, 4, 7, 10]);
});

it("goes to the moment before an answer, whichever of its facts are for these eyes", () => {
  expect(placeOf(MATCH, "1.0")).toBe(0);
  expect(placeOf(MATCH, "7.0")).toBe(4);
  expect(placeOf(MATCH, "5.0")).toBe(4);
  expect(placeOf(MATCH, "4.0")).toBe(1);
  expect(placeOf(MATCH, "99.0")).toBe(6);
});

it("stays inside the match whatever a link says", () => {
  for (const odd of [undefined, "", "x", "-3", "0", "0.0", "NaN", "3.x"]) expect(placeOf(MATCH, odd)).toBe(0);
  expect(placeOf(MATCH, "99999.1")).toBe(6);
  expect(placeOf([], "3")).toBe(0);
  expect(momentAt([], 3)).toBe("0.0");
});

it("counts turns from where they begin, and not the ends of the match", () => {
  const stops = [0, 1, 3, 5, 6];
  expect(turnAt(stops, 6, 0)).toBeNull();
  expect(turnAt(stops, 6, 1)).toEqual({ turn: 1, turns: 3 });
  expect(turnAt(stops, 6, 4)).toEqual({ turn: 2, turns: 3 });
  expect(turnAt(stops, 6, 6)).toEqual({ turn: 3, turns: 3 });
  expect(turnAt([0, 6], 6, 4)).toBeNull();
});
