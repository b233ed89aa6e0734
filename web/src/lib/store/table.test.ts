import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allOf } from "./gesture.ts";
import { BOX, fact, MODULE, position, TABLE, update, welcome } from "./samples.ts";

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
  async deliver(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }
  acts(): unknown[] {
    return this.sent.filter(({ type }) => type === "act").map(({ action }) => action);
  }
}

/** So far back, where one more could be taken back. */
const undone = (seq: number, asked: number, actions: number[]): object =>
  update(asked, actions, { undone: seq, position: position(asked, actions, { undo: true }) });

async function sitDown(asked: number, actions: number[]) {
  const { TableStore } = await import("./table.svelte.ts");
  const store = new TableStore({ table: "t", token: "k", invite: null }, () => Promise.resolve(BOX));
  store.connect();
  const socket = FakeSocket.last;
  socket.onopen?.();
  await socket.deliver(welcome(asked, actions));
  // The first to sit down waits for the sentences, too.
  await vi.waitFor(() => expect(store.shown.position.asked).toBe(asked), { timeout: 20_000 });
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
  expect(store.answer.legal.map(({ action }) => action)).toEqual([3, 4]);
  store.answer.act(store.answer.legal[1]!);
  expect(store.answer.legal).toEqual([]);
  expect(socket.acts()).toEqual([4]);
});

it("does not bring back a question that was answered when an older update comes in", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  store.answer.act(store.answer.legal[0]!);
  await socket.deliver(update(1, [3, 4]));
  expect(store.answer.legal).toEqual([]);
  expect(store.answer.isUnderway).toBe(true);
  await socket.deliver(update(2, [5, 6]));
  expect(store.answer.legal.map(({ action }) => action)).toEqual([5, 6]);
  expect(store.answer.isUnderway).toBe(false);
});

it("shows what came of one's own answer in peace, while the bots answer at once", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { store, socket } = await sitDown(1, [3, 4]);
  store.answer.act(store.answer.legal[0]!);
  await socket.deliver(update(2, [], { events: [fact(1), fact(2)] }));
  await socket.deliver(update(2, [], { events: [fact(3)], position: position(2, [], { seq: 3 }) }));
  expect([store.shown.busy, store.shown.log.length], "my own first fact, and not all of mine").toEqual([true, 1]);
});

it("keeps what was narrowed down while the question stands", async () => {
  const { store, socket } = await sitDown(1, [3, 4, 5]);
  store.answer.narrowed = store.answer.legal.slice(0, 2);
  await socket.deliver(update(1, [3, 4, 5]));
  expect(store.answer.choices).toHaveLength(2);
  await socket.deliver(update(2, [3, 4, 5]));
  expect(store.answer.choices).toHaveLength(3);
});

it("answers what leaves no choice after a moment, but not what was taken back", async () => {
  const { socket } = await sitDown(1, [7]);
  expect(socket.acts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(socket.acts()).toEqual([7]);
  await socket.deliver(update(2, [8], { undone: 1 }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(socket.acts()).toEqual([7]);
  await socket.deliver(update(3, [9]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(socket.acts()).toEqual([7, 9]);
});

it("takes an answer that it gave itself back together with the one before, if nobody else has to agree", async () => {
  const { store, socket } = await sitDown(4, [7, 8]);
  const asked = (): number => socket.sent.filter(({ type }) => type === "propose").length;
  store.answer.undo();
  await socket.deliver(undone(3, 3, [5]));
  expect(asked()).toBe(2);
  await socket.deliver(undone(2, 2, [3, 4]));
  expect(asked()).toBe(2);
  await socket.deliver(undone(1, 1, [2]));
  expect(asked(), "nobody here asked for that one").toBe(2);
  store.server.table = {
    ...store.server.table!,
    seats: [...store.server.table!.seats, { ...store.server.table!.seats[0]!, seat: 1 }],
  };
  store.answer.undo();
  await socket.deliver(undone(0, 0, [1]));
  expect(asked(), "the other one would have to agree again").toBe(3);
});

it("takes a whole walk back that one click set out on", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  const since = (): unknown[] => socket.sent.filter(({ type }) => type === "propose").map((one) => one.since);
  const { seq } = store.server.position;
  store.answer.follow((list) => list.find(({ action }) => action % 2 === 1) ?? null);
  expect(socket.acts()).toEqual([3]);
  await socket.deliver(update(2, [5, 6], { position: position(2, [5, 6], { seq: seq + 1 }) }));
  expect(socket.acts(), "it goes on by itself").toEqual([3, 5]);
  await socket.deliver(update(3, [8, 10], { position: position(3, [8, 10], { seq: seq + 2 }) }));
  expect(store.answer.gesture, "something else is asked").toBeNull();
  expect(store.answer.legal).toHaveLength(2);
  store.answer.undo();
  expect(since(), "all of it, with one request").toEqual([seq]);
  await socket.deliver(undone(seq + 1, 4, [3, 4]));
  expect(since()).toHaveLength(1);
  expect(socket.acts(), "what was taken back is not given again").toEqual([3, 5]);
});

it("ends a gesture when its person touches the board", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  store.answer.follow((list) => list[0] ?? null);
  store.answer.click([], null);
  await socket.deliver(update(2, [5, 6]));
  expect(socket.acts()).toEqual([3]);
  expect(store.answer.legal).toHaveLength(2);
});

it("offers to take back only what the server would", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  expect(store.answer.undoable).toBe(false);
  await socket.deliver(update(2, [5, 6], { position: position(2, [5, 6], { undo: true }) }));
  expect(store.answer.undoable).toBe(true);
  await socket.deliver({
    type: "table",
    table: { ...TABLE, proposal: { number: 1, what: "undo", seat: 0, missing: [1] } },
    seat: 0,
    host: true,
  });
  expect(store.answer.undoable).toBe(false);
  await socket.deliver({ type: "table", table: { ...TABLE, phase: "paused" }, seat: 0, host: true });
  expect(store.answer.undoable).toBe(false);
  await socket.deliver({ type: "table", table: TABLE, seat: 0, host: true });
  expect(store.answer.undoable).toBe(true);
  await socket.deliver(update(3, [7, 8]));
  expect(store.answer.undoable).toBe(false);
});

it("does not take a click that was meant for the list before", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  expect(store.answer.isStartled).toBe(false);
  await socket.deliver(update(2, [5, 6]));
  expect(store.answer.isStartled).toBe(true);
  store.answer.click([{ fields: { card: 5 } }], null);
  expect(socket.acts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  store.answer.click([{ fields: { card: 5 } }], null);
  expect(socket.acts()).toEqual([5]);
});

it("takes the next answer at once from whoever gave the last one", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  store.answer.act(store.answer.legal[0]!);
  await socket.deliver(update(2, [5, 6]));
  expect(store.answer.isStartled).toBe(false);
  await socket.deliver(update(2, [5, 6]));
  expect(store.answer.isStartled).toBe(false);
});

it("waits a moment after an answer that it gave itself", async () => {
  const { store, socket } = await sitDown(1, [7]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(socket.acts()).toEqual([7]);
  await socket.deliver(update(2, [5, 6]));
  expect(store.answer.isStartled).toBe(true);
});

it("leaves everything to the person in a break", async () => {
  const { socket } = await sitDown(1, [3, 4]);
  await socket.deliver({ type: "table", table: { ...TABLE, phase: "paused" }, seat: 0, host: true });
  await socket.deliver(update(2, [7]));
  await vi.advanceTimersByTimeAsync(5000);
  expect(socket.acts()).toEqual([]);
});

it("tells those who listen every fact of an update, not only the last", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  await socket.deliver(update(2, [3, 4], { events: [fact(2, "took"), fact(2, "drew"), fact(2, "won")] }));
  expect(store.shown.spoken.map(({ text }) => text.replace(/^.*-/, ""))).toEqual(["took", "drew", "won"]);
});

it("leaves out of the question bar what the board shows in full, not out of what is heard", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  store.shown.module = { ...MODULE, onBoard: ["read"] };
  await socket.deliver(update(2, [5, 6], { events: [fact(2, "read")] }));
  expect(store.shown.announced).toBe("");
  await socket.deliver(update(3, [5, 6], { events: [fact(2, "turned")] }));
  expect(store.shown.announced).toContain("turned");
  expect(store.shown.spoken.map(({ text }) => text).join(" ")).toContain("read");
});

it("shows the end at once to whoever missed it, and tells nothing of it again", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  await socket.deliver({ ...welcome(2, []), position: position(2, [], { view: { outcome: { winners: [0] } } }) });
  await socket.deliver({ type: "over", outcome: { winners: [0] }, seed: "5eed", nonces: [] });
  await vi.waitFor(() => expect(store.server.over?.seed).toBe("5eed"));
  expect(store.shown.outcome).toEqual({ winners: [0] });
  expect([store.shown.busy, store.shown.spoken]).toEqual([false, []]);
});

it("drops from the log what was taken back", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  await socket.deliver(update(2, [3, 4], { events: [fact(1), fact(2)] }));
  expect(store.shown.log.map(({ seq }) => seq)).toEqual([1, 2]);
  await socket.deliver(update(3, [3, 4], { undone: 2 }));
  expect(store.shown.log.map(({ seq }) => seq)).toEqual([1]);
});

it("gives all answers of a kind when asked to, until none is left or something is taken back", async () => {
  const { store, socket } = await sitDown(1, [3, 4, 5]);
  store.answer.follow(allOf("take"));
  await socket.deliver(update(2, [4, 5]));
  expect(socket.acts()).toEqual([3, 4]);
  await socket.deliver(update(2, [4, 5], { undone: 1 }));
  await socket.deliver(update(3, [4, 5]));
  expect(socket.acts()).toEqual([3, 4]);
});

it("does not offer what its person has to find, does not answer for them, and sends what they type", async () => {
  const { store, socket } = await sitDown(1, [3, 4]);
  const legal = [
    { action: 0, words: "bonus 0", kind: "bonus", fields: { bonus: 0 } },
    { action: 1, words: "bonus", kind: "bonus", fields: {}, unnamed: true },
  ];
  await socket.deliver(update(2, [], { position: position(2, [], { legal, finding: true }) }));
  expect(store.answer.legal.map(({ action }) => action)).toEqual([0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.acts()).toEqual([]);
  store.answer.find(" Épée ");
  store.answer.find("!");
  const found = socket.sent.filter(({ type }) => type === "find");
  expect(found.map(({ asked, words }) => [asked, words])).toEqual([[2, "epee"]]);
});
