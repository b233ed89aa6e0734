import { expect, it } from "vitest";
import type { Fact } from "../../lib/net/protocol.ts";
import { shoulders } from "./shoulders.ts";

const fact = (kind: string, pawn: string, start = 0, square = 0): Fact =>
  ({ seq: 0, kind, fields: { pawn, start, square }, rule: "LE-8" }) as Fact;

it("names who is covered, and who is free again when the one above goes, walks back or boards", () => {
  const facts = [
    fact("moved", "red", 0, 3),
    fact("moved", "blue", 0, 3),
    fact("moved", "green", 0, 3),
    fact("moved", "green", 3, 5),
    fact("moved_back", "blue", 3, 1),
    fact("moved", "red", 3, 5),
    fact("boarded", "red"),
  ];
  const told = shoulders(facts);
  expect(
    facts.map((one) => (told.get(one) ?? []).map(({ key, value }) => `${key.split("-").at(-1)} ${value}`)),
  ).toEqual([[], ["covered red"], ["covered blue"], ["freed blue"], ["freed red"], ["covered green"], ["freed green"]]);
});
