import { expect, test } from "vitest";
import type { Choice } from "../../lib/net/protocol.ts";
import { label } from "./label.ts";
import { flags, landing } from "./landing.ts";

const view = { squares: 30, landings: { "move blue": 12, "move red": 30, "back red": 21 } };

function choice(kind: string, pawn: string): Choice {
  return { action: 1, words: `${kind} ${pawn}`, kind, fields: { pawn } };
}

test("a flag stands where each die leads, and only for what can be chosen", () => {
  const found = flags(view, [choice("move", "blue"), choice("back", "red")]);
  expect(found.map(({ pawn, square, back }) => [pawn, square, back])).toEqual([
    ["blue", 12, false],
    ["red", 21, true],
  ]);
});

test("without landings there is nothing to show", () => {
  expect(landing({ landings: {} }, "take blue")).toBeNull();
  expect(flags(null, [choice("move", "blue")])).toEqual([]);
});

test("a label names the square, or the boats at the end of the track", () => {
  expect(label(choice("move", "blue"), view)?.params).toEqual({ square: 12, end: "square" });
  expect(label(choice("move", "red"), view)?.params.end).toBe("boat");
  expect(label(choice("back", "red"), view)?.key).toBe("evades-web-back-to");
  expect(label(choice("take", "red"), view)).toBeNull();
});
