import { expect, it } from "vitest";
import board from "../../../../src/escapade/content/prison_break/board.json";
import { numbered } from "./numbers.ts";
import { CELL, Plan, type BoardContent } from "./plan.ts";

const plan = new Plan(board as unknown as BoardContent);
const nameOf = (square: string): string => square.replace("_", " ");

it("numbers the squares that the list calls by a number, and no others", () => {
  const aims = new Map([
    ["pitch_7", "post"],
    ["chapel", "step"],
    ["yard_13", "watch"],
    ["cells_2", "here"],
    ["alley_12", "step"],
  ]);
  expect(numbered(plan, aims, [], nameOf).map(({ key, number }) => `${key} ${number}`)).toEqual([
    "pitch_7 7",
    "alley_12 12",
  ]);
});

it("writes each number on its own square", () => {
  const [only] = numbered(plan, new Map([["pitch_7", "post"]]), ["pitch_7"], nameOf);
  const square = plan.squares.get("pitch_7");
  expect(Math.floor((only?.x ?? 0) / CELL)).toBe(square?.x);
  expect(Math.floor((only?.y ?? 0) / CELL)).toBe(square?.y);
});

it("keeps clear of the first of two who share a square", () => {
  const aims = new Map([["pitch_7", "post"]]);
  const [alone] = numbered(plan, aims, ["pitch_7", "pitch_6"], nameOf);
  const [shared] = numbered(plan, aims, ["pitch_7", "pitch_7"], nameOf);
  expect([alone?.right, shared?.right]).toEqual([false, true]);
  expect((shared?.x ?? 0) - (alone?.x ?? 0)).toBe(CELL - 12);
});
