import { expect, it } from "vitest";
import type { Fact } from "../net/protocol.ts";
import { fold } from "./fold.ts";

/** Two steps of one figure are one. */
const join = (one: Fact, next: Fact): Fact | null => (one.fields.figure === next.fields.figure ? next : null);

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

it("tells facts that belong together as one, and others not", () => {
  const walk = [
    fact(1, "moved", { figure: "a", square: "b" }),
    fact(2, "moved", { figure: "a", square: "c" }),
    fact(3, "moved", { figure: "b", square: "d" }),
  ];
  expect(fold(walk, tell, join).map(({ text }) => text)).toEqual(["moved a c", "moved b d"]);
});
