import { expect, it } from "vitest";
import type { Fact } from "../net/protocol.ts";
import { chaptersOf } from "./chapters.ts";
import type { Line } from "./fold.ts";

const line = (kind: string, fields: Record<string, unknown> = {}): Line => ({
  fact: { seq: 0, kind, fields, rule: "X-1" } as Fact,
  text: kind,
  times: 1,
});
const shape = (lines: Line[], by: Parameters<typeof chaptersOf>[1]): unknown =>
  chaptersOf(lines, by).map(({ title, seat, entries }) => [
    title?.text ?? null,
    seat,
    ...entries.map((entry) => ("dice" in entry ? entry.dice.length : entry.text)),
  ]);

it("parts turns by what ends them, names whose they are, and lays their dice together", () => {
  const lines = [
    line("rolled", { seat: "p1" }),
    line("rolled", { seat: "p1" }),
    line("moved", { seat: "p1" }),
    line("turn_ended", { seat: "p1" }),
    line("rolled", { seat: "p0" }),
  ];
  expect(shape(lines, { ends: ["turn_ended"], dice: ["rolled"] })).toEqual([
    [null, 1, 2, "moved"],
    [null, 0, 1],
  ]);
});

it("gives a page its title, and what came before the first one neither title nor face", () => {
  const lines = [line("chose", { seat: "p0" }), line("turned"), line("went"), line("turned")];
  expect(shape(lines, { starts: ["turned"] })).toEqual([
    [null, null, "chose"],
    ["turned", null, "went"],
    ["turned", null],
  ]);
});

it("keeps everything in one chapter where a game parts nothing", () => {
  expect(shape([line("a"), line("b")], {})).toEqual([[null, null, "a", "b"]]);
});
