import { expect, it } from "vitest";
import { fold } from "../../lib/events/fold.ts";
import type { Fact } from "../../lib/net/protocol.ts";
import { steps } from "./steps.ts";

const moved = (figure: string, start: string, square: string): Fact => ({
  seq: 1,
  kind: "moved",
  rule: "PB-12",
  fields: { figure, start, square },
});

it("tells the steps of one walk as one, and not those of two figures or two walks", () => {
  const facts = [
    moved("michael", "a", "b"),
    moved("michael", "b", "c"),
    moved("sucre", "c", "d"),
    moved("sucre", "e", "f"),
  ];
  const told = fold(facts, ({ fields }) => Object.values(fields).join(" "), steps);
  expect(told.map(({ text }) => text)).toEqual(["michael a c", "sucre c d", "sucre e f"]);
});
