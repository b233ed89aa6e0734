import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Queue, type Step } from "./queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorder(): {
  said: string[];
  queue: Queue;
  step: (name: string, wait: number) => { change: () => void; wait: number };
} {
  const said: string[] = [];
  return {
    said,
    queue: new Queue(() => said.push("idle")),
    step: (name, wait) => ({ change: () => said.push(name), wait }),
  };
}

it("shows one thing after the other, and then says that it is idle", () => {
  const { said, queue, step } = recorder();
  queue.add([step("a", 100), step("b", 50)]);
  expect(said).toEqual(["a"]);
  vi.advanceTimersByTime(100);
  expect(said).toEqual(["a", "b"]);
  expect(queue.busy).toBe(true);
  vi.advanceTimersByTime(50);
  expect(said).toEqual(["a", "b", "idle"]);
  expect(queue.busy).toBe(false);
});

it("waits its turn when more is added", () => {
  const { said, queue, step } = recorder();
  queue.add([step("a", 100)]);
  queue.add([step("b", 100)]);
  expect(said).toEqual(["a"]);
  vi.advanceTimersByTime(100);
  expect(said).toEqual(["a", "b"]);
});

it("is instant without motion, and twice as fast at pace two", () => {
  const { said, queue, step } = recorder();
  queue.pace = 0;
  queue.add([step("a", 500), step("b", 500)]);
  expect(said).toEqual(["a", "b", "idle"]);
  queue.pace = 2;
  queue.add([step("c", 100), step("d", 0)]);
  vi.advanceTimersByTime(50);
  expect(said.slice(3)).toEqual(["c", "d", "idle"]);
});

it("skips to the end without losing a step, and forgets when told to", () => {
  const { said, queue, step } = recorder();
  queue.add([step("a", 100), step("b", 100), step("c", 100)]);
  queue.skip();
  expect(said).toEqual(["a", "b", "c", "idle"]);
  queue.add([step("d", 100), step("e", 100)]);
  queue.clear();
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["a", "b", "c", "idle", "d"]);
});

it("keeps to a new pace from now on, in the middle of a wait too", () => {
  const said: string[] = [];
  const queue = new Queue(() => said.push("idle"));
  queue.add([
    { change: () => said.push("a"), wait: 1000 },
    { change: () => said.push("b"), wait: 1000 },
  ]);
  vi.advanceTimersByTime(200);
  queue.pace = 8;
  vi.advanceTimersByTime(99);
  expect(said).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(["a", "b"]);
  vi.advanceTimersByTime(124);
  expect(said).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(["a", "b", "idle"]);
});

it("makes up for pictures that come late, within reason", () => {
  const said: string[] = [];
  const queue = new Queue(() => said.push("idle"));
  queue.add(["a", "b", "c", "d"].map((name) => ({ change: () => said.push(name), wait: 50 })));
  vi.setSystemTime(Date.now() + 100);
  vi.advanceTimersByTime(50);
  expect(said, "two steps that are due by now").toEqual(["a", "b", "c", "d"]);
  queue.clear();
  said.length = 0;
  queue.add(["e", "f", "g"].map((name) => ({ change: () => said.push(name), wait: 120 })));
  vi.setSystemTime(Date.now() + 300);
  vi.advanceTimersByTime(120);
  expect(said, "what is worth seeing is seen").toEqual(["e", "f"]);
  vi.advanceTimersByTime(16);
  expect(said).toEqual(["e", "f", "g"]);
  queue.clear();
  said.length = 0;
  queue.add(Array.from({ length: 20 }, () => ({ change: () => said.push("x"), wait: 50 })));
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(50);
  expect(said.length, "not all of it, after a minute away").toBeLessThan(8);
});

/** A queue that waits for touches, for so long at most. */
function patient(longest: number): { said: string[]; queue: Queue; held: (name: string, touch?: number) => Step } {
  const said: string[] = [];
  const queue = new Queue(
    () => said.push("idle"),
    (touch) => Math.min(touch, longest),
  );
  return { said, queue, held: (name, touch = Infinity) => ({ change: () => said.push(name), wait: 0, touch }) };
}
const plain = (said: string[], name: string, wait = 100): Step => ({ change: () => said.push(name), wait });

it("waits for a touch for as long as it takes, and then goes on at its pace", () => {
  const { said, queue, held } = patient(Infinity);
  queue.add([held("hand"), plain(said, "roll"), plain(said, "land")]);
  vi.advanceTimersByTime(3_600_000);
  expect([said, queue.busy]).toEqual([["hand"], true]);
  queue.touch();
  expect(said).toEqual(["hand", "roll"]);
  queue.touch();
  expect(said).toEqual(["hand", "roll"]);
  vi.advanceTimersByTime(200);
  expect(said).toEqual(["hand", "roll", "land", "idle"]);
});

it("waits without motion too: a press, then the result at once", () => {
  const { said, queue, held } = patient(Infinity);
  queue.pace = 0;
  queue.add([held("hand"), plain(said, "roll"), held("again"), plain(said, "end")]);
  expect(said).toEqual(["hand"]);
  queue.touch();
  expect(said).toEqual(["hand", "roll", "again"]);
});

it("skips to the next touch and no further, and throws nothing; what flushes goes to the end", () => {
  const { said, queue, held } = patient(Infinity);
  queue.add([plain(said, "told"), held("hand"), plain(said, "roll"), held("again"), plain(said, "end")]);
  queue.skip();
  expect(said).toEqual(["told", "hand"]);
  queue.skip();
  expect(said, "dice in the hand stay there").toEqual(["told", "hand"]);
  queue.hurry();
  expect(said).toEqual(["told", "hand", "roll", "again"]);
  queue.flush();
  expect(said.slice(-2)).toEqual(["end", "idle"]);
  expect(queue.busy).toBe(false);
});

it("skips what is being read", () => {
  const { said, queue, held } = patient(30_000);
  queue.add([held("page", 9000), plain(said, "told")]);
  expect(said).toEqual(["page"]);
  queue.skip();
  expect(said).toEqual(["page", "told", "idle"]);
});

it("keeps nobody waiting for longer than it may, and adds nothing to what waits", () => {
  const { said, queue, held } = patient(30_000);
  queue.add([held("hand")]);
  queue.add([plain(said, "roll")]);
  vi.advanceTimersByTime(29_999);
  expect(said).toEqual(["hand"]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(["hand", "roll"]);
  const fast = patient(0);
  fast.queue.add([fast.held("hand"), plain(fast.said, "roll")]);
  expect(fast.said).toEqual(["hand", "roll"]);
});

it("puts waits together that are shorter than a picture on the screen", async () => {
  const shown: number[] = [];
  const queue = new Queue(() => undefined);
  queue.pace = 100;
  queue.add(Array.from({ length: 100 }, (_, number) => ({ change: () => shown.push(number), wait: 400 })));
  expect(shown.length, "four in a breath").toBe(4);
  await vi.advanceTimersByTimeAsync(420);
  expect(shown, "all of them, in four tenths of a second").toHaveLength(100);
});
