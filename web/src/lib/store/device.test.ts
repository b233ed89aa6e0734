import { beforeEach, expect, it, vi } from "vitest";
import type { Position, ServerMessage } from "../net/protocol.ts";
import { RefusedError } from "../net/socket.ts";
import type { Device } from "./device.svelte.ts";
import { BOX, position, TABLE } from "./samples.ts";

function show(store: Device["stores"][0], shown: Position): void {
  store.server.table = TABLE;
  store.shown.position = shown;
  store.answer.settle(shown);
}

/** Two people at one device, each with a connection of their own. */
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
  const device = new Device("t", { keys, invite: null }, () => Promise.resolve(BOX));
  device.stores.forEach((store, place) => show(store, place === 0 ? first : second));
  return device;
}

const DONE: ServerMessage = { type: "ack", id: "x", seq: 0 };

/** What is sent at this device from now on, by the place of the seat; `answer` lets the server answer one of it. */
function listenTo(device: Device): { sent: string[]; answer: (() => void)[] } {
  const sent: string[] = [];
  const answer: (() => void)[] = [];
  device.stores.forEach((store, place) => {
    store.server.table = { ...TABLE, phase: "lobby", commitment: "c", nonce_commitments: [], starting: null };
    store.server.seat = place;
    store.server.host = place === 0;
    store.send = ({ type }) => {
      sent.push(`${type} ${place}`);
      return new Promise((done) => answer.push(() => done(DONE)));
    };
  });
  return { sent, answer };
}

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

it("falls when somebody else is asked", async () => {
  const device = await share(position(3, []), position(3, [1, 2]));
  device.lookAround();
  expect(device.curtain).toBe(device.stores[1]);
});

it("waits for the news of whoever holds the device", async () => {
  const starting = await share(position(0, [], { view: null }), position(0, [1, 2, 3]));
  starting.lookAround();
  expect(starting.curtain).toBeNull();
  const later = await share(position(3, []), position(4, [1, 2]));
  later.lookAround();
  expect(later.curtain).toBeNull();
  show(later.active, position(4, [1, 2]));
  later.lookAround();
  expect(later.curtain).toBeNull();
});

it("waits for an answer that is on its way", async () => {
  const device = await share(position(3, [1, 2]), position(3, [1, 2]));
  device.active.answer.act(device.active.answer.list[0]!);
  device.lookAround();
  expect(device.curtain).toBeNull();
  show(device.active, position(3, []));
  device.lookAround();
  expect(device.curtain).toBe(device.stores[1]);
});

it("leaves the device where it is for somebody who has only one answer", async () => {
  vi.useFakeTimers();
  const device = await share(position(3, []), position(3, [1]));
  device.lookAround();
  expect(device.curtain).toBeNull();
  vi.useRealTimers();
});

it("sends the start right behind the promise", async () => {
  const { Device } = await import("./device.svelte.ts");
  const keys = { table: "t", game: "pocket", invite: null, seats: [{ seat: 0, token: "a" }] };
  const device = new Device("t", { keys, invite: null }, () => Promise.resolve(BOX));
  const { sent, answer } = listenTo(device);
  const begun = device.begin();
  expect(sent).toEqual(["commit 0", "start 0"]);
  answer.forEach((reply) => reply());
  expect(await begun).toBe(true);
});

it("starts when everybody at the device has promised, each by a connection of their own", async () => {
  const device = await share(position(0, []), position(0, []));
  const { sent, answer } = listenTo(device);
  const begun = device.begin();
  for (const expected of [["commit 0"], ["commit 0", "commit 1"], ["commit 0", "commit 1", "start 0"]]) {
    await vi.waitFor(() => expect(sent).toEqual(expected));
    answer.pop()?.();
  }
  expect(await begun).toBe(true);
});

it("says when the server does not begin", async () => {
  const device = await share(position(0, []), position(0, []));
  listenTo(device);
  for (const store of device.stores)
    store.send = ({ type }) =>
      type === "start" ? Promise.reject(new RefusedError("refused.seat_absent", {})) : Promise.resolve(DONE);
  expect(await device.begin()).toBe(false);
});
