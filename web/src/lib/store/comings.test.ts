import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Table, Welcome } from "../net/protocol.ts";
import { Comings } from "./comings.svelte.ts";
import { TABLE, welcome } from "./samples.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ADA = { seat: 0, kind: "person", name: "Ada", bot: null };
const BEN = { seat: 1, kind: "person", name: "Ben", bot: null };
const BOT = { seat: 1, kind: "bot", name: null, bot: "greedy" };

function table(...seats: object[]): Table {
  return { ...TABLE, seats } as unknown as Table;
}

function told(before: object, after: object, more: object = {}): unknown {
  const comings = new Comings();
  comings.change({ ...table(ADA, before), ...more }, { ...table(ADA, after), ...more }, 0);
  return comings.told;
}

it("tells who has a bot in the seat, and who is back", () => {
  expect(told(BEN, { ...BEN, bot: "greedy", away: true })).toEqual({ what: "bot", names: ["Ben"] });
  expect(told({ ...BEN, bot: "greedy", away: true }, BEN)).toEqual({ what: "back", names: ["Ben"] });
  expect(told(BEN, BOT)).toEqual({ what: "left", names: ["Ben"] });
  expect(told(BOT, { ...BEN, name: "Cleo" })).toEqual({ what: "joined", names: ["Cleo"] });
});

it("does not welcome back who never went: a bot has answered once", () => {
  const once = { ...BEN, bot: "greedy", away: true, once: true };
  expect(told(BEN, once)).toEqual({ what: "once", names: ["Ben"] });
  expect(told(once, BEN)).toBeNull();
});

it("names everybody whose time is up at once, and each of them once", () => {
  const comings = new Comings();
  const [ben, cleo] = [
    { ...BEN, bot: "greedy", away: true, once: true },
    { ...BEN, seat: 2, name: "Cleo" },
  ];
  const late = { ...cleo, bot: "greedy", away: true, once: true };
  comings.change(table(ADA, BEN, cleo), table(ADA, ben, cleo), 0);
  comings.change(table(ADA, ben, cleo), table(ADA, BEN, cleo), 0);
  comings.change(table(ADA, BEN, cleo), table(ADA, BEN, late), 0);
  comings.change(table(ADA, BEN, late), table(ADA, ben, late), 0);
  expect(comings.told).toEqual({ what: "once", names: ["Ben", "Cleo"] });
  comings.change(table(ADA, BEN, cleo), table(ADA, { ...BEN, bot: "greedy" }, cleo), 0);
  expect(comings.told).toEqual({ what: "bot", names: ["Ben"] });
});

it("says nothing of what did not change, nor before the start", () => {
  expect(told(BEN, { ...BEN, gone: 3 })).toBeNull();
  expect(told(BOT, BEN, { phase: "lobby" })).toBeNull();
});

it("tells nobody of their own seat, and forgets after a while", () => {
  const comings = new Comings();
  const away = { ...BEN, bot: "greedy" };
  comings.change(table(ADA, BEN), table(ADA, away), 1);
  expect(comings.told).toBeNull();
  comings.change(table(ADA, BEN), table(ADA, away), null);
  expect(comings.told?.what).toBe("bot");
  vi.advanceTimersByTime(12_000);
  expect(comings.told).toBeNull();
});

it("is silent when the match is over", () => {
  const comings = new Comings();
  const away = table(ADA, { ...BEN, bot: "greedy" });
  comings.change(table(ADA, BEN), away, 0);
  comings.change(away, { ...away, phase: "over" }, 0);
  expect(comings.told).toBeNull();
});

it("tells who comes back what became of the seat", () => {
  const back = (stood_in: boolean, fresh: boolean, ...seats: object[]): unknown => {
    const comings = new Comings();
    comings.welcome({ ...welcome(1, [3]), table: table(...seats), stood_in } as unknown as Welcome, fresh);
    return comings.told;
  };
  expect(back(true, false, ADA, BEN)).toEqual({ what: "stood_in", names: [] });
  expect(back(true, true, { ...ADA, bot: "random" }, BEN)).toBeNull();
  expect(back(false, true, ADA, BOT)).toEqual({ what: "waited", names: [] });
  expect(back(false, false, ADA, BOT)).toBeNull();
  expect(back(false, true, ADA, BEN)).toBeNull();
});
