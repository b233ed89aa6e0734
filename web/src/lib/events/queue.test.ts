import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Queue } from "./queue.ts";

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
