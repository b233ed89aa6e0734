import { expect, it } from "vitest";
import type { Fact } from "../../lib/net/protocol.ts";
import { throwsIn } from "./throws.ts";

const fact = (kind: string, fields: Record<string, unknown> = {}): Fact =>
  ({ kind, fields, seq: 1, rule: "DC-16" }) as unknown as Fact;
const roll = (hero: string): Fact => fact("rolled", { hero, face: "might" });
const stage = (hp: number, damage: number | null = 2) =>
  ({
    heroes: [
      { key: "smith", hp },
      { key: "cook", hp: 12 },
    ],
    fight: damage === null ? null : { damage, rest: "free", special: "none" },
    box: { cards: {}, heroes: [], items: {} },
    card: "rats",
    way: null,
  }) as unknown as Parameters<typeof throwsIn>[0];

it("waits once for dice that are rolled together", () => {
  const found = throwsIn(stage(9), [roll("smith"), roll("cook"), fact("hit", { hero: "smith" })]);
  expect(found).toEqual([{ at: 0, from: 0, heroes: ["smith", "cook"], fatal: false }]);
});

it("waits before the next round begins, while the last one still lies there", () => {
  const facts = [
    ...[roll("smith"), fact("missed", { hero: "smith" }), fact("round_began", { round: 2 })],
    ...[fact("immune_to", { trait: "might" }), roll("smith")],
  ];
  expect(throwsIn(stage(9), facts).map(({ at, from }) => [at, from])).toEqual([
    [0, 0],
    [4, 2],
  ]);
  const first = [fact("fight_began", { damage: 1 }), fact("round_began", { round: 1 }), roll("smith")];
  expect(throwsIn(stage(9), first).map(({ from }) => from)).toEqual([2]);
});

it("asks for no second touch where a thing was just used on the roll", () => {
  expect(throwsIn(stage(9), [fact("used", { hero: "smith" }), roll("smith")])[0]?.from).toBeNull();
});

it("knows when a life hangs on it: by the candles that are left, then and not now", () => {
  expect(throwsIn(stage(2), [roll("smith")])[0]?.fatal).toBe(true);
  expect(throwsIn(stage(3), [roll("smith")])[0]?.fatal).toBe(false);
  expect(throwsIn(stage(2), [roll("cook")])[0]?.fatal).toBe(false);
  const struck = [fact("lost_hp", { hero: "smith", amount: 2, left: 1 }), roll("smith")];
  expect(throwsIn(stage(3), struck)[0]?.fatal).toBe(true);
  const healed = [fact("healed", { hero: "smith", amount: 1, left: 3 }), roll("smith")];
  expect(throwsIn(stage(2), healed)[0]?.fatal).toBe(false);
  expect(throwsIn(stage(4, null), [fact("test_price", { payer: "you", price: 4 }), roll("smith")])[0]?.fatal).toBe(
    true,
  );
  expect(throwsIn(stage(4, null), [roll("smith")])[0]?.fatal).toBe(false);
});
