import { beforeEach, expect, it, vi } from "vitest";
import { hasMet, meet } from "./met.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

it("meets each game once, and forgets none for another", () => {
  expect(hasMet("elba")).toBe(false);
  meet("elba");
  meet("elba");
  meet("evades");
  expect([hasMet("elba"), hasMet("evades"), hasMet("dark_castle")]).toEqual([true, true, false]);
  expect(localStorage.getItem("escapade.met")).toBe("elba evades");
});
