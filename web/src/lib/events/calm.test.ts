import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Calm, HOLD } from "./calm.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the first at once, then the newest when there was time to read it", () => {
  const shown: string[] = [];
  const calm = new Calm((text) => shown.push(text));
  for (const text of ["a", "b", "c"]) calm.say(text);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(HOLD);
  expect(shown).toEqual(["a", "c"]);
  calm.say("c");
  vi.advanceTimersByTime(HOLD);
  calm.say("d");
  expect(shown).toEqual(["a", "c", "d"]);
});

it("says nothing more when it is closed", () => {
  const shown: string[] = [];
  const calm = new Calm((text) => shown.push(text));
  for (const text of ["a", "b"]) calm.say(text);
  calm.close();
  vi.advanceTimersByTime(10 * HOLD);
  expect(shown).toEqual(["a"]);
});
