import { expect, it } from "vitest";
import type { Choice } from "../../lib/net/protocol.ts";
import { offers } from "./offers.ts";

const choice = (kind: string, pawn = "four"): Choice => ({ action: 0, kind, words: "", fields: { pawn } });

it("has prisoners and dice tapped, and lists what is neither", () => {
  expect(["bet", "take", "move", "back"].every((kind) => offers(choice(kind), null))).toBe(true);
  expect(["roll", "leave"].some((kind) => offers(choice(kind), null))).toBe(false);
});

it("lists on and back where a tap on a prisoner could be either", () => {
  const both = [choice("move"), choice("back")];
  expect(both.some((one) => offers(one, both))).toBe(false);
});
