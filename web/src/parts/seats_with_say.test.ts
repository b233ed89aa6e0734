import { expect, test } from "vitest";
import { seatsWithSay } from "./seats_with_say.ts";

const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
const known = [
  { name: "chapters", counts_people: false },
  { name: "voices", counts_people: true },
];

test("all seats, unless only the first ones decide", () => {
  expect(seatsWithSay({ seats, options: { voices: 0 } }, known)).toEqual([0, 1, 2]);
  expect(seatsWithSay({ seats, options: { voices: 2 } }, known)).toEqual([0, 1]);
  expect(seatsWithSay({ seats, options: {} }, [])).toEqual([0, 1, 2]);
});
