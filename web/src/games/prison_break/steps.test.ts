import { expect, it } from "vitest";
import { fold } from "../../lib/events/fold.ts";
import type { Sentences } from "../../lib/i18n/sentences.ts";
import type { Fact } from "../../lib/net/protocol.ts";
import { steps, toldWalk } from "./steps.ts";

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

it("has words of its own for a walk that ends where it began", () => {
  const sentences = {
    name: (_: string, key: string) => key,
    say: (key: string, params: Record<string, string>) => `${key} ${params.figure} ${params.square}`,
  } as unknown as Sentences;
  const round = steps(moved("sara", "a", "b"), moved("sara", "b", "a")) as Fact;
  expect(toldWalk(round, sentences)).toBe("prison_break-web-came_back sara a");
  expect(toldWalk(moved("sara", "a", "b"), sentences)).toBeNull();
});
