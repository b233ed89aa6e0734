import { expect, it } from "vitest";
import { steps } from "../../games/prison_break/steps.ts";
import type { Fact } from "../net/protocol.ts";
import { fold } from "./fold.ts";

const fact = (seq: number, kind: string, fields: Record<string, unknown> = {}): Fact =>
  ({ seq, kind, rule: "X-1", fields }) as unknown as Fact;
const tell = ({ kind, fields }: Fact): string => [kind, ...Object.values(fields)].join(" ");

it("counts the same sentence instead of repeating it", () => {
  const lines = fold([fact(1, "drew"), fact(2, "drew"), fact(3, "stopped"), fact(4, "drew")], tell, undefined);
  expect(lines.map(({ text, times }) => [text, times])).toEqual([
    ["drew", 2],
    ["stopped", 1],
    ["drew", 1],
  ]);
});

it("tells the steps of one walk as one, and not those of two figures", () => {
  const walk = [
    fact(1, "moved", { figure: "michael", start: "a", square: "b" }),
    fact(2, "moved", { figure: "michael", start: "b", square: "c" }),
    fact(3, "moved", { figure: "sucre", start: "c", square: "d" }),
    fact(4, "moved", { figure: "sucre", start: "e", square: "f" }),
  ];
  expect(fold(walk, tell, steps).map(({ text }) => text)).toEqual([
    "moved michael a c",
    "moved sucre c d",
    "moved sucre e f",
  ]);
});
