import { afterEach, expect, test, vi } from "vitest";
import { canShare, copyText, shareLink } from "./pass_on.ts";

afterEach(() => vi.unstubAllGlobals());

test("copied is said only if it was", async () => {
  vi.stubGlobal("navigator", {});
  expect(await copyText("x")).toBe(false);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
  expect(await copyText("x")).toBe(false);
  const kept: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(void kept.push(text)) } });
  expect(await copyText("x")).toBe(true);
  expect(kept).toEqual(["x"]);
});

test("a sheet that was closed is no failure, one that did not open is", async () => {
  vi.stubGlobal("document", { title: "Escapade" });
  vi.stubGlobal("navigator", {});
  expect(canShare()).toBe(false);
  const failing = (name: string) => ({ share: () => Promise.reject(Object.assign(new Error(name), { name })) });
  vi.stubGlobal("navigator", failing("AbortError"));
  expect([canShare(), await shareLink("u", "t")]).toEqual([true, true]);
  vi.stubGlobal("navigator", failing("NotAllowedError"));
  expect(await shareLink("u", "t")).toBe(false);
});
