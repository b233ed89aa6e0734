import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ForcedAnswer, readingTime } from "./forced_answer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function prepared(pace: number): { forced: ForcedAnswer; given: () => number } {
  const forced = new ForcedAnswer();
  const answer = vi.fn();
  forced.prepare(1, () => readingTime(pace), answer);
  forced.prepare(1, () => readingTime(pace), answer);
  return { forced, given: () => answer.mock.calls.length };
}

it("answers once, after a moment to read", () => {
  const { given } = prepared(1);
  vi.advanceTimersByTime(1399);
  expect(given()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(given()).toBe(1);
});

it("is quicker where things are shown faster, or not at all", () => {
  const [fast, still] = [prepared(2), prepared(0)];
  vi.advanceTimersByTime(300);
  expect([fast.given(), still.given()]).toEqual([0, 1]);
  vi.advanceTimersByTime(400);
  expect(fast.given()).toBe(1);
});

it("does not answer a question that is gone", () => {
  const { forced, given } = prepared(1);
  forced.drop(1);
  expect(vi.getTimerCount()).toBe(1);
  forced.drop(2);
  vi.advanceTimersByTime(5000);
  expect(given()).toBe(0);
});
