import { afterEach, expect, it, vi } from "vitest";
import { isOld } from "./shell.ts";

afterEach(() => vi.unstubAllGlobals());

it("is old where the server's page starts with another script, and not where nobody answers", async () => {
  const script = { getAttribute: () => "/assets/index-a1.js" };
  vi.stubGlobal("document", { querySelector: () => script });
  expect(await isOld(() => Promise.resolve('<script src="/assets/index-a1.js">'))).toBe(false);
  expect(await isOld(() => Promise.resolve('<script src="/assets/index-b2.js">'))).toBe(true);
  expect(await isOld(() => Promise.resolve(""))).toBe(false);
  expect(await isOld(() => Promise.reject(new Error("offline")))).toBe(false);
});
