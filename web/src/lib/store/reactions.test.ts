import { afterEach, expect, it, vi } from "vitest";
import { stackOf } from "./reaction_stack.ts";
import { Reactions, type InTheAir } from "./reactions.svelte.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows each reaction for four seconds", () => {
  vi.useFakeTimers();
  const reactions = new Reactions();
  reactions.show(1, "wow");
  vi.advanceTimersByTime(2000);
  reactions.show(1, "laugh");
  vi.advanceTimersByTime(1999);
  expect(reactions.shown.length).toBe(2);
  vi.advanceTimersByTime(1);
  expect(reactions.shown.map(({ reaction }) => reaction)).toEqual(["laugh"]);
});

it("waits with what comes to a page that nobody sees", () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: true });
  vi.stubGlobal("document", page);
  const reactions = new Reactions();
  reactions.show(0, "wow");
  vi.advanceTimersByTime(60_000);
  expect(reactions.shown.length).toBe(1);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(3999);
  expect(reactions.shown.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(reactions.shown).toEqual([]);
});

it("stacks what one seat sends, and counts what comes again", () => {
  const shown = (["wow", "laugh", "wow", "ouch", "think"] as const).map((reaction, number): InTheAir => ({
    seat: 2,
    reaction,
    number,
  }));
  expect(stackOf(shown, 2)).toEqual([
    { reaction: "wow", times: 2 },
    { reaction: "ouch", times: 1 },
    { reaction: "think", times: 1 },
  ]);
  expect(stackOf(shown, 0)).toEqual([]);
});
