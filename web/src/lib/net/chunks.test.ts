import { afterEach, expect, it } from "vitest";
import { chunks } from "./chunks.svelte.ts";

afterEach(() => (chunks.missing = false));

it("hands on what could be fetched, and says nothing", async () => {
  expect(await chunks.fetch(() => Promise.resolve("a board"))).toBe("a board");
  expect(chunks.missing).toBe(false);
});

it("does not try again what lacks its style: it would come without", async () => {
  let styled = false;
  const board = () =>
    styled ? Promise.resolve("bare") : Promise.reject(new Error("Unable to preload CSS for /assets/evades.css"));
  expect(await chunks.fetch(board)).toBeNull();
  styled = true;
  expect(await chunks.fetch(board)).toBeNull();
  expect(chunks.missing).toBe(true);
});

it("notes what is missing instead of failing, and lets it be tried again", async () => {
  const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  expect(await chunks.fetch(gone)).toBeNull();
  expect(chunks.missing).toBe(true);
  expect(await chunks.fetch(() => Promise.resolve("a board"))).toBe("a board");
  expect(chunks.missing).toBe(true);
});
