import { beforeEach, expect, it, vi } from "vitest";
import type { GameInfo, Position, Table } from "../net/protocol.ts";
import type { Device } from "./device.svelte.ts";

const GAME = {
  key: "pocket",
  traits: { hidden_information: true },
  actions: [],
  events: [],
  questions: [],
  chances: [],
  reasons: [],
  labels: {},
  bots: [],
  content: {},
} as unknown as GameInfo;
const TABLE = { id: "t", game: "pocket", phase: "playing", auto_forced: true } as unknown as Table;

function position(seq: number, choices: number, view: object | null = {}): Position {
  return {
    seq,
    asked: seq,
    view,
    legal: Array.from({ length: choices }, (_, action) => ({ action, words: "", kind: "take", fields: {} })),
    draw: null,
    standing: false,
    undo: false,
    time_left: null,
  } as unknown as Position;
}

/** Two people at one device, each with a line of their own. */
async function share(first: Position, second: Position): Promise<Device> {
  const { Device } = await import("./device.svelte.ts");
  const keys = {
    table: "t",
    game: "pocket",
    invite: null,
    seats: [
      { seat: 0, token: "a" },
      { seat: 1, token: "b" },
    ],
  };
  const device = new Device("t", keys, null, [GAME]);
  device.stores.forEach((store, place) => {
    store.table = TABLE;
    store.position = place === 0 ? first : second;
  });
  return device;
}

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

it("falls when somebody else is asked", async () => {
  const device = await share(position(3, 0), position(3, 2));
  device.lookAround();
  expect(device.curtain).toBe(device.stores[1]);
});

it("waits for the news of whoever holds the device", async () => {
  const starting = await share(position(0, 0, null), position(0, 7));
  starting.lookAround();
  expect(starting.curtain).toBeNull();
  const later = await share(position(3, 0), position(4, 2));
  later.lookAround();
  expect(later.curtain).toBeNull();
  (later.stores[0] as Device["stores"][0]).position = position(4, 2);
  later.lookAround();
  expect(later.curtain).toBeNull();
});
