import { afterEach, expect, it } from "vitest";
import { parts } from "./parts.svelte.ts";

afterEach(() => (parts.missing = false));

it("hands on what could be fetched, and says nothing", async () => {
  expect(await parts.fetch(() => Promise.resolve("a board"))).toBe("a board");
  expect(parts.missing).toBe(false);
});

it("notes what is missing instead of failing, and lets it be tried again", async () => {
  const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  expect(await parts.fetch(gone)).toBeNull();
  expect(parts.missing).toBe(true);
  expect(await parts.fetch(() => Promise.resolve("a board"))).toBe("a board");
  expect(parts.missing).toBe(true);
});
