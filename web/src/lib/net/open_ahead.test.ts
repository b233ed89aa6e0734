import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, openAhead } from "./socket.ts";

/** A browser's socket, as far as a connection uses one. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: ((event: unknown) => void) | null = null;
  onmessage: unknown = null;
  onclose: unknown = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({});
  }
}

function connect(): void {
  const listener = { state: () => undefined, message: () => undefined };
  new Connection({ table: "t", token: "secret", invite: null }, listener).connect();
}

const hellos = () => FakeSocket.made.map(({ sent }) => sent.filter((text) => text.includes('"hello"')).length);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://house:8765/" });
});

afterEach(() => {
  connect(); // whatever was opened ahead is taken
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("takes the socket that was opened ahead, open or not yet", async () => {
  openAhead();
  FakeSocket.made[0]?.open();
  connect();
  await Promise.resolve();
  expect(hellos()).toEqual([1]);
  openAhead();
  connect();
  expect(hellos()).toEqual([1, 0]);
  FakeSocket.made[1]?.open();
  expect(hellos()).toEqual([1, 1]);
});

it("takes it once, and not when it is closed or the server has waited too long", () => {
  openAhead();
  connect();
  connect();
  expect(FakeSocket.made.length).toBe(2);
  openAhead();
  FakeSocket.made.at(-1)!.readyState = 3;
  connect();
  expect(FakeSocket.made.length).toBe(4);
  openAhead();
  vi.advanceTimersByTime(3100);
  connect();
  expect(FakeSocket.made.length).toBe(6);
});
