import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo, Position } from "../net/protocol.ts";

/** The server's side of the socket: nothing of a browser is needed but these few. */
class FakeSocket {
  static last: FakeSocket;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  async say(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }
  acts(): unknown[] {
    return this.sent.filter(({ type }) => type === "act").map(({ action }) => action);
  }
}

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
const TABLE = {
  id: "t",
  game: "pocket",
  phase: "playing",
  auto_forced: true,
  proposal: null,
  seats: [{ seat: 0, kind: "person", name: "Ada" }],
};

function position(asked: number, actions: number[], undo = false): Position {
  return {
    seq: asked,
    asked,
    view: {},
    legal: actions.map((action) => ({ action, words: `take ${action}`, kind: "take", fields: { card: action } })),
    draw: null,
    standing: false,
    undo,
    time_left: null,
  } as unknown as Position;
}
const update = (asked: number, actions: number[], undone: number | null = null): object => ({
  type: "update",
  undone,
  events: [],
  position: position(asked, actions),
});

async function sitDown(asked: number, actions: number[]) {
  const { TableStore } = await import("./table.svelte.ts");
  const store = new TableStore({ table: "t", token: "k", invite: null }, [GAME]);
  store.connect();
  const socket = FakeSocket.last;
  socket.onopen?.();
  await socket.say({
    type: "welcome",
    id: "x",
    table: TABLE,
    seat: 0,
    host: true,
    chat: [],
    log: [],
    position: position(asked, actions),
  });
  await vi.waitFor(() => expect(store.position.asked).toBe(asked));
  return { store, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://here/" });
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("offers what the server offers, and nothing twice", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  expect(store.legal.map(({ action }) => action)).toEqual([3, 4]);
  store.act(store.legal[1]!);
  expect(store.legal).toEqual([]);
  expect(socket.acts()).toEqual([4]);
});

it("does not bring back a question that was answered when an older update comes in", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  store.act(store.legal[0]!);
  await socket.say(update(1, [3, 4]));
  expect(store.legal).toEqual([]);
  expect(store.acting).toBe(true);
  await socket.say(update(2, [5, 6]));
  expect(store.legal.map(({ action }) => action)).toEqual([5, 6]);
  expect(store.acting).toBe(false);
});

it("keeps what was narrowed down while the question stands", async () => {
  const { store, socket } = await sitDown(1, [3, 4, 5]);
  store.narrowed = store.legal.slice(0, 2);
  await socket.say(update(1, [3, 4, 5]));
  expect(store.choices).toHaveLength(2);
  await socket.say(update(2, [3, 4, 5]));
  expect(store.choices).toHaveLength(3);
});

it("answers what leaves no choice after a moment, but not what was taken back", async () => {
  const { socket } = await sitDown(1, [7]);
  expect(socket.acts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(socket.acts()).toEqual([7]);
  await socket.say(update(2, [8], 1));
  await vi.advanceTimersByTimeAsync(5000);
  expect(socket.acts()).toEqual([7]);
  await socket.say(update(3, [9]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(socket.acts()).toEqual([7, 9]);
});

it("takes an answer that it gave itself back together with the one before, if nobody else has to agree", async () => {
  const { store, socket } = await sitDown(4, [7, 8]);
  const asked = (): number => socket.sent.filter(({ type }) => type === "propose").length;
  store.undo();
  await socket.say({ type: "update", undone: 3, events: [], position: position(3, [5], true) });
  expect(asked()).toBe(2);
  await socket.say({ type: "update", undone: 2, events: [], position: position(2, [3, 4], true) });
  expect(asked()).toBe(2);
  await socket.say({ type: "update", undone: 1, events: [], position: position(1, [2], true) });
  expect(asked(), "nobody here asked for that one").toBe(2);
  store.table = { ...store.table!, seats: [...store.table!.seats, { ...store.table!.seats[0]!, seat: 1 }] };
  store.undo();
  await socket.say({ type: "update", undone: 0, events: [], position: position(0, [1], true) });
  expect(asked(), "the other one would have to agree again").toBe(3);
});

it("takes a whole walk back that one click set out on", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  const asked = (): number => socket.sent.filter(({ type }) => type === "propose").length;
  store.act(store.legal[0]!);
  await socket.say(update(2, [5, 6]));
  store.act(store.legal[0]!, true);
  await socket.say(update(3, [7, 8]));
  store.undo();
  await socket.say({ type: "update", undone: 2, events: [], position: position(2, [5, 6], true) });
  expect(asked()).toBe(2);
  await socket.say({ type: "update", undone: 1, events: [], position: position(1, [3, 4], true) });
  expect(asked()).toBe(2);
});

it("offers to take back only what the server would", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  expect(store.undoable).toBe(false);
  await socket.say({ type: "update", undone: null, events: [], position: position(2, [5, 6], true) });
  expect(store.undoable).toBe(true);
  await socket.say({
    type: "table",
    table: { ...TABLE, proposal: { number: 1, what: "undo", seat: 0, missing: [1] } },
    seat: 0,
    host: true,
  });
  expect(store.undoable).toBe(false);
  await socket.say({ type: "table", table: { ...TABLE, phase: "paused" }, seat: 0, host: true });
  expect(store.undoable).toBe(false);
  await socket.say({ type: "table", table: TABLE, seat: 0, host: true });
  expect(store.undoable).toBe(true);
  await socket.say(update(3, [7, 8]));
  expect(store.undoable).toBe(false);
});

it("does not take a click that was meant for the list before", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  expect(store.isStartled()).toBe(false);
  await socket.say(update(2, [5, 6]));
  expect(store.isStartled()).toBe(true);
  store.click([{ fields: { card: 5 } }], null);
  expect(socket.acts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  store.click([{ fields: { card: 5 } }], null);
  expect(socket.acts()).toEqual([5]);
});

it("takes the next answer at once from whoever gave the last one", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  store.act(store.legal[0]!);
  await socket.say(update(2, [5, 6]));
  expect(store.isStartled()).toBe(false);
  await socket.say(update(2, [5, 6]));
  expect(store.isStartled()).toBe(false);
});

it("waits a moment after an answer that it gave itself", async () => {
  const { store, socket } = await sitDown(1, [7]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(socket.acts()).toEqual([7]);
  await socket.say(update(2, [5, 6]));
  expect(store.isStartled()).toBe(true);
});

it("leaves everything to the person in a break", async () => {
  const { socket } = await sitDown(1, [3, 4]);
  await socket.say({ type: "table", table: { ...TABLE, phase: "paused" }, seat: 0, host: true });
  await socket.say(update(2, [7]));
  await vi.advanceTimersByTimeAsync(5000);
  expect(socket.acts()).toEqual([]);
});

it("tells those who listen every fact of an update, not only the last", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  const fact = (kind: string): object => ({ seq: 2, kind, fields: {}, rule: "PK-1" });
  await socket.say({ ...update(2, [3, 4]), events: [fact("took"), fact("drew"), fact("won")] });
  expect(store.spoken.map(({ text }) => text.replace(/^.*-/, ""))).toEqual(["took", "drew", "won"]);
});

it("leaves out of the question bar what the board shows in full, not out of what is heard", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  store.module = { ...store.module!, onBoard: ["read"] };
  const fact = (kind: string): object => ({ seq: 1, kind, rule: "X-1", fields: {} });
  await socket.say({ type: "update", undone: null, events: [fact("read")], position: position(2, [5, 6]) });
  expect(store.announced).toBe("");
  await socket.say({ type: "update", undone: null, events: [fact("turned")], position: position(3, [5, 6]) });
  expect(store.announced).toContain("turned");
  expect(store.spoken.map(({ text }) => text).join(" ")).toContain("read");
});

it("drops from the log what was taken back", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  const fact = (seq: number): object => ({ seq, kind: "took", fields: {}, rule: "PK-1" });
  await socket.say({ ...update(2, [3, 4]), events: [fact(1), fact(2)] });
  expect(store.log.map(({ seq }) => seq)).toEqual([1, 2]);
  await socket.say(update(3, [3, 4], 2));
  expect(store.log.map(({ seq }) => seq)).toEqual([1]);
});

it("gives all answers of a kind when asked to, until none is left or something is taken back", async () => {
  const { store, socket } = await sitDown(1, [3, 4, 5]);
  store.actAll("take");
  await socket.say(update(2, [4, 5]));
  expect(socket.acts()).toEqual([3, 4]);
  await socket.say(update(2, [4, 5], 1));
  await socket.say(update(3, [4, 5]));
  expect(socket.acts()).toEqual([3, 4]);
});
