import { afterEach, expect, test, vi } from "vitest";
import { whileVisible } from "./while_visible.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page asks while it is seen, at once when it is seen again, and never after its end", () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  const call = vi.fn();
  const end = whileVisible(1000, call);
  vi.advanceTimersByTime(2500);
  expect(call).toHaveBeenCalledTimes(2);
  page.visibilityState = "hidden";
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(2);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(call).toHaveBeenCalledTimes(3);
  end();
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(3);
});
