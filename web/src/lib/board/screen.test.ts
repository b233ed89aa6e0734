import { expect, it } from "vitest";
import { LARGE, SIDEWAYS, SMALL, UPRIGHT } from "./screen.ts";

const SOURCES = import.meta.glob<string>("../../**/*.{ts,svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The line between small and large, written by hand somewhere. */
const BORDER = /\b(90[01]px|50[01]px)\b/;

it("draws the line between small and large screens in one place", () => {
  const known = [SMALL, LARGE, SIDEWAYS, UPRIGHT].map((screen) => `@media ${screen} {`);
  const found = Object.entries(SOURCES)
    .filter(([file]) => !/\/screen(\.test)?\.ts$/.test(file))
    .flatMap(([file, source]) => source.split("\n").map((line) => ({ file, line: line.trim() })))
    .filter(({ line }) => BORDER.test(line) && /width|height/.test(line) && /[:@]/.test(line));
  expect(found.filter(({ line }) => line.startsWith("@media")).length).toBeGreaterThan(15);
  expect(found.filter(({ line }) => !known.includes(line))).toEqual([]);
});
