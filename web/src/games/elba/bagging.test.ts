import { expect, it } from "vitest";
import type { Fact } from "../../lib/net/protocol.ts";
import { bagging } from "./bagging.ts";

const fact = (kind: string, fields: Record<string, unknown>): Fact =>
  ({ seq: 0, kind, fields: { seat: "p1", ...fields }, rule: "EL-16" }) as Fact;
const all = (facts: Fact[]): Fact | null =>
  facts.slice(1).reduce<Fact | null>((one, next) => (one === null ? null : bagging(one, next)), facts[0] ?? null);

it("makes one line of letters put, a word kept and the rest discarded", () => {
  const facts = [
    fact("put", { letter: "l" }),
    fact("put", { letter: "a" }),
    fact("kept_word", { word: "balsas" }),
    fact("discarded", { letter: "c" }),
    fact("discarded", { letter: "f" }),
  ];
  expect(all(facts)?.fields).toEqual({ seat: "p1", put: "la", kept: "word balsas", discarded: 2 });
});

it("begins with what is kept where nothing was put", () => {
  const facts = [fact("kept_two", { first: "a", second: "e" }), fact("discarded", { letter: "c" })];
  expect(all(facts)?.fields).toEqual({ seat: "p1", put: "", kept: "letters ae", discarded: 1 });
});

it("joins nothing else: another player, another turn, a move", () => {
  expect(bagging(fact("put", { letter: "l" }), fact("put", { seat: "p2", letter: "a" }))).toBeNull();
  expect(bagging(fact("moved", {}), fact("moved", {}))).toBeNull();
  expect(bagging(fact("kept_nothing", {}), fact("put", { letter: "a" }))).toBeNull();
});
