import { expect, it } from "vitest";
import type { Table } from "../net/protocol.ts";
import { absences, duration } from "./absence.ts";
import { TABLE } from "./samples.ts";

const HEARD = 1_000_000;
const person = (seat: number, more: object = {}): object => ({ seat, kind: "person", bot: null, ...more });

function table(seats: object[], more: object = {}): Table {
  return { ...TABLE, absence: 60, seats, ...more } as unknown as Table;
}

it("counts on from what the server said last", () => {
  const shown = table([person(0), person(1, { gone: 10 }), person(2, { gone: 100 })]);
  expect(absences(shown, HEARD, () => HEARD + 20_000)).toEqual([
    { seat: 1, gone: 30, wait: 30 },
    { seat: 2, gone: 120, wait: 0 },
  ]);
});

it("leaves out bots, those for whom one plays already, and everybody before the start and after the end", () => {
  const seats = [person(0, { gone: 99, bot: "greedy" }), { seat: 1, kind: "bot", bot: "greedy" }];
  const never = (): number => expect.fail("nobody is gone: the clock need not run");
  expect(absences(table(seats), HEARD, never)).toEqual([]);
  for (const phase of ["lobby", "over", "frozen"])
    expect(absences(table([person(0, { gone: 99 })], { phase }), HEARD, never)).toEqual([]);
});

it("lets nobody wait for what never comes", () => {
  expect(absences(table([person(0, { gone: 500 })], { absence: 0 }), HEARD, () => HEARD)[0]?.wait).toBeNull();
});

it("says times as people do", () => {
  const said = [0, 59, 60, 119, 7199, 86_400].map((seconds) => Object.values(duration(seconds)).join(" "));
  expect(said).toEqual(["seconds 0", "seconds 59", "minutes 1", "minutes 1", "hours 1", "days 1"]);
});
