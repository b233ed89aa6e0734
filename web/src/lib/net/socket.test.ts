import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ConnectionState } from "./connection_state.ts";
import type { ServerMessage } from "./protocol.ts";
import { Connection, RefusedError, type Wire } from "./socket.ts";

/** The server's side of one socket. */
class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  opened = false;
  /** As a browser's socket: before it is open, sending throws and hanging up is an error on the console. */
  send(text: string): void {
    if (!this.opened) throw new Error("InvalidStateError");
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    if (!this.opened) throw new Error("closed before the connection is established");
    this.onclose?.();
  }
  /** The server accepts. */
  open(): void {
    this.opened = true;
    this.onopen?.();
  }
  deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }
}

let wires: FakeWire[] = [];
let states: ConnectionState[] = [];
let messages: ServerMessage[] = [];

function connect(): Connection {
  const connection = new Connection(
    { table: "t", token: "k", invite: null },
    {
      state: (state) => states.push(state),
      message: (message) => messages.push(message),
    },
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  );
  connection.connect();
  return connection;
}

function greet(wire: FakeWire): void {
  wire.open();
  wire.deliver({ type: "welcome", id: wire.last().id });
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, messages] = [[], [], []];
});
afterEach(() => void vi.useRealTimers());

it("says hello with the token, and is open after the welcome", () => {
  connect();
  const wire = wires[0] as FakeWire;
  wire.open();
  expect(wire.last()).toMatchObject({ type: "hello", table: "t", token: "k", protocol: 1 });
  wire.deliver({ type: "welcome", id: "x" });
  expect(states).toEqual(["opening", "greeting", "open"]);
});

it("resolves with the reply of its own id", async () => {
  const connection = connect();
  const wire = wires[0] as FakeWire;
  greet(wire);
  const reply = connection.send({ type: "ready", ready: true });
  wire.deliver({ type: "ack", id: "somebody-else", seq: 1 });
  wire.deliver({ type: "ack", id: wire.last().id, seq: 7 });
  expect(await reply).toMatchObject({ type: "ack", seq: 7 });
});

it("rejects with the code when the server refuses", async () => {
  const connection = connect();
  const wire = wires[0] as FakeWire;
  greet(wire);
  const reply = connection.send({ type: "act", asked: 1, action: 2 });
  wire.deliver({ type: "refused", id: wire.last().id, code: "refused.stale", params: {}, retry: false });
  await expect(reply).rejects.toBeInstanceOf(RefusedError);
});

it("sends the same message again after a break, with the same id", () => {
  const connection = connect();
  const wire = wires[0] as FakeWire;
  greet(wire);
  void connection.send({ type: "act", asked: 1, action: 2 });
  const act = wire.last();
  wire.close();
  expect(states.at(-1)).toBe("waiting");
  vi.advanceTimersByTime(500);
  const second = wires[1] as FakeWire;
  greet(second);
  expect(second.last()).toEqual(act);
});

it("waits longer after every failure, and not at all when hurried", () => {
  const connection = connect();
  wires[0]?.onclose?.();
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(2);
  wires[1]?.onclose?.();
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(2);
  connection.hurry();
  expect(wires).toHaveLength(3);
});

it("sends a message again when the server asks for patience", () => {
  const connection = connect();
  const wire = wires[0] as FakeWire;
  greet(wire);
  void connection.send({ type: "chat", text: "hello" });
  const chat = wire.last();
  wire.deliver({ type: "refused", id: chat.id, code: "refused.too_fast", params: {}, retry: true });
  vi.advanceTimersByTime(1500);
  expect(wire.sent.filter((message) => message.id === chat.id)).toHaveLength(2);
});

it("does not come back after a refused hello, a revoked seat or a close", () => {
  connect();
  const wire = wires[0] as FakeWire;
  wire.open();
  wire.deliver({ type: "refused", id: wire.last().id, code: "missing.table", params: {}, retry: false });
  wire.close();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

it("gives a silent connection up", () => {
  connect();
  greet(wires[0] as FakeWire);
  vi.advanceTimersByTime(31_000);
  expect(states).toContain("waiting");
});

it("waits with what must be sent again until the connection is open", () => {
  const connection = connect();
  const first = wires[0] as FakeWire;
  greet(first);
  void connection.send({ type: "ping" });
  const { id } = first.last();
  first.deliver({ type: "refused", id, code: "refused.too_fast", params: {}, retry: true });
  connection.refresh();
  vi.advanceTimersByTime(1500);
  const second = wires[1] as FakeWire;
  expect(second.sent).toEqual([]);
  greet(second);
  expect(second.last()).toMatchObject({ type: "ping", id });
});

it("hangs up a socket that is not open yet only when it is", () => {
  const connection = connect();
  const wire = wires[0] as FakeWire;
  connection.refresh();
  connection.close();
  wire.open();
  expect(wire.sent).toEqual([]);
  expect(states.at(-1)).toBe("closed");
});
