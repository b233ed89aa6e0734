import { expect, it } from "vitest";
import { offersOnBoard } from "./offers.ts";

const offered = (kind: string): boolean => offersOnBoard({ action: 0, words: kind, kind, fields: {} });

it("knows what a tap on the board means, kind by kind", () => {
  expect(["move", "push", "put", "bonus", "take_hand"].every(offered)).toBe(true);
  expect(["stop", "end", "done", "keep_nothing"].some(offered), "no piece stands for these").toBe(false);
});

it("leaves keeping a word in the list, because a tapped word is more than kept", () => {
  expect(offered("keep_word")).toBe(false);
});
