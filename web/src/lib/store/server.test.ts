import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage, Table } from "../net/protocol.ts";
import { fact, GAME, TABLE, update, welcome } from "./samples.ts";
import { ServerTruth } from "./server.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function seated(): ServerTruth {
  const server = new ServerTruth(GAME);
  server.welcome(welcome(1, [3, 4], [fact(1), fact(2)]));
  return server;
}
const message = (body: object): ServerMessage => body as unknown as ServerMessage;
const person = (seat: number): object => ({ seat, kind: "person", name: `P${seat}` });

it("knows nothing before the welcome", () => {
  const server = new ServerTruth();
  expect([server.table, server.game, server.sentences, server.position.view]).toEqual([null, null, null, null]);
  expect(server.log).toEqual([]);
});

it("takes everything from a welcome, also what a break has left behind", () => {
  const server = seated();
  server.update(update(2, [5], { events: [fact(3)] }));
  server.welcome(welcome(7, [8], [fact(9)]));
  expect(server.log.map(({ seq }) => seq)).toEqual([9]);
  expect(server.position.asked).toBe(7);
  expect([server.seat, server.host, server.game?.key]).toEqual([0, true, "pocket"]);
});

it("has all that happened at once, and forgets what was taken back", () => {
  const server = seated();
  server.update(update(2, [5], { events: [fact(3), fact(4)] }));
  expect(server.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  server.update(update(3, [6], { undone: 3, events: [fact(99)] }));
  expect(server.log.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(server.position.asked).toBe(3);
});

it("follows the table, the talk and the reactions", () => {
  const server = seated();
  server.note(message({ type: "table", table: { ...TABLE, phase: "paused" }, seat: 1, host: false }));
  expect([server.table?.phase, server.seat, server.host]).toEqual(["paused", 1, false]);
  server.note(message({ type: "said", line: { number: 1, name: "Ada", text: "Hello" } }));
  expect(server.chat.map(({ text }) => text)).toEqual(["Hello"]);
  server.note(message({ type: "unsaid", number: 1 }));
  expect(server.chat.map(({ name, text }) => [name, text])).toEqual([["Ada", ""]]);
  server.note(message({ type: "reacted", seat: 0, reaction: "wow" }));
  expect(server.reactions.shown.map(({ reaction }) => reaction)).toEqual(["wow"]);
  vi.advanceTimersByTime(4000);
  expect(server.reactions.shown).toEqual([]);
});

it("tells a table that is not to be had from a command that was refused", () => {
  const refused = message({ type: "refused", id: null, code: "missing.table", params: {}, retry: false });
  const server = seated();
  server.note(refused);
  expect(server.failed).toBeNull();
  const stranger = new ServerTruth(GAME);
  stranger.note(refused);
  expect(stranger.failed?.code).toBe("missing.table");
});

it("is told when there is no table any more after a break", () => {
  const server = seated();
  server.connection = "dismissed";
  const params = { found: 1, expected: 2, phase: "playing" };
  server.note(message({ type: "refused", id: "h", code: "refused.other_version", params, retry: false }));
  expect(server.failed).toMatchObject({ code: "refused.other_version", params });
});

it("is told when its seat is no longer its own", () => {
  const server = seated();
  server.note(message({ type: "bye", code: "later" }));
  expect(server.failed).toBeNull();
  server.note(message({ type: "bye", code: "revoked" }));
  expect(server.failed?.code).toBe("web.revoked");
  const guest = seated();
  guest.note(message({ type: "bye", code: "withdrawn" }));
  expect(guest.failed?.code).toBe("web.withdrawn");
});

it("knows who took a choice back, until the match goes on or everything is told anew", () => {
  const server = seated();
  expect(server.undoneBy).toBeNull();
  server.update(update(3, [6], { undone: 3, undone_by: 1 }));
  expect(server.undoneBy).toBe(1);
  server.update(update(4, [6]));
  expect(server.undoneBy).toBeNull();
  server.update(update(5, [6], { undone: 4, undone_by: 0 }));
  server.welcome(welcome(6, []));
  expect(server.undoneBy).toBeNull();
});

it("keeps the seed that opens the dice, also when it comes with the welcome", () => {
  const server = seated();
  expect(server.over).toBeNull();
  const over = { type: "over", outcome: { winners: [0] }, seed: "5eed", nonces: ["a"] };
  server.note(message(over));
  server.welcome(welcome(1, []));
  server.note(message(over));
  expect(server.over?.seed).toBe("5eed");
});

it("is told when the table was removed", () => {
  const server = seated();
  server.note(message({ type: "bye", code: "removed" }));
  expect(server.failed?.code).toBe("web.removed");
});

it("knows whether anybody else would have to agree", () => {
  const server = seated();
  expect(server.isAlone).toBe(true);
  server.table = { ...TABLE, seats: [person(0), { seat: 1, kind: "bot", name: null }] } as unknown as Table;
  expect(server.isAlone).toBe(true);
  server.table = { ...TABLE, seats: [person(0), person(1)] } as unknown as Table;
  expect(server.isAlone).toBe(false);
});

it("knows which bots can be asked: where the game has advice, the match runs and I have a seat", () => {
  const bot = (seat: number): object => ({ seat, kind: "bot", name: null, bot: "greedy" });
  const seats = [{ ...person(0), bot: null }, bot(1), { ...person(2), bot: null }, bot(3)];
  const asked = (advice: string | null, phase: string, seat: number | null): number[] => {
    const server = new ServerTruth({ ...GAME, advice } as typeof GAME);
    server.welcome({ ...welcome(1, []), table: { ...TABLE, phase, seats } as unknown as Table, seat });
    return server.advisers;
  };
  expect(asked("choice", "playing", 0)).toEqual([1, 3]);
  expect(asked("purpose", "playing", 1)).toEqual([3]);
  expect([asked(null, "playing", 0), asked("choice", "over", 0), asked("choice", "playing", null)]).toEqual([
    [],
    [],
    [],
  ]);
});
