import { beforeEach, expect, it, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
});

/** The page is opened: what it knew by heart is gone, what the browser keeps is not. */
async function opened(): Promise<typeof import("./unmasking.ts")> {
  vi.resetModules();
  return import("./unmasking.ts");
}
beforeEach(() => store.clear());

it("tells everybody who was there once, and never again", async () => {
  const page = await opened();
  page.awaitBellick("t", 1);
  page.awaitBellick("t", 1);
  expect(page.tellOnce("t", 2), "the other person at this device sat elsewhere").toBe(false);
  expect([page.tellOnce("t", 1), page.tellOnce("t", 1)]).toEqual([true, false]);
  expect((await opened()).tellOnce("t", 1), "after a reload").toBe(false);
  expect([...store.values()], "nothing is left behind").toEqual([]);
});
it("tells whoever was away during the vote, and comes back", async () => {
  (await opened()).awaitBellick("t", 0);
  const page = await opened();
  expect([page.tellOnce("t", 0), page.tellOnce("t", 0)]).toEqual([true, false]);
});
it("does not tell who comes for the first time, or only looked in before", async () => {
  expect((await opened()).tellOnce("t", 0)).toBe(false);
  const page = await opened();
  page.awaitBellick("t", null);
  expect(page.tellOnce("t", null)).toBe(true);
  page.awaitBellick("t", null);
  expect((await opened()).tellOnce("t", null)).toBe(false);
});
it("tells anew what was taken back and decided otherwise", async () => {
  const page = await opened();
  page.awaitBellick("t", 0);
  expect(page.tellOnce("t", 0)).toBe(true);
  page.awaitBellick("t", 0);
  expect(page.tellOnce("t", 0)).toBe(true);
});
