import { expect, it } from "vitest";
import { readRecord } from "./record.ts";

const HEADER = { record: 1, game: "pocket", version: 7, seats: 2, players: ["Ada", "Ben"] };
const text = (...lines: unknown[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

it("reads words and outcome of rules that nobody knows here", () => {
  const end = { end: { winners: [1], scores: [3, 9], reason: "x" }, seed: "00", nonces: ["", ""] };
  expect(readRecord(text(HEADER, "p0 dance", "chance moon 4", end))).toEqual({
    players: ["Ada", "Ben"],
    words: ["p0 dance", "chance moon 4"],
    winners: [1],
    scores: [3, 9],
  });
});

it("does without an outcome that was not noted", () => {
  const found = readRecord(text(HEADER, "p0 dance", { end: null, seed: "00", nonces: [] }));
  expect([found.winners, found.scores, found.words]).toEqual([null, null, ["p0 dance"]]);
});
