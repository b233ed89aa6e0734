import { expect, it } from "vitest";
import type { Fact } from "../net/protocol.ts";
import { nextStop, turnStops } from "./turns.ts";

const scene = (...kinds: string[]): { facts: Fact[] } => ({
  facts: kinds.map((kind, seq) => ({ seq, kind, rule: "X-1", fields: {} }) as unknown as Fact),
});
const MATCH = [
  scene("started"),
  scene("rolled", "rolled"),
  scene("moved", "turn_ended"),
  scene("moved"),
  scene("turn_ended"),
  scene("scored"),
];

it("stops where a turn begins, at the start and at the end", () => {
  expect(turnStops(MATCH, ["started", "turn_ended"])).toEqual([0, 1, 3, 5, 6]);
  expect(turnStops(MATCH, [])).toEqual([0, 6]);
  expect(turnStops([], ["started"])).toEqual([0]);
});

it("goes to the next stop and the one before, from anywhere, and no further than the ends", () => {
  const stops = turnStops(MATCH, ["started", "turn_ended"]);
  expect([0, 1, 2, 5, 6].map((at) => nextStop(stops, at, 1))).toEqual([1, 3, 3, 6, 6]);
  expect([6, 4, 3, 1, 0].map((at) => nextStop(stops, at, -1))).toEqual([5, 3, 1, 0, 0]);
});
