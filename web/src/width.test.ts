import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("./**/*.{ts,svelte,css}", { query: "?raw", import: "default", eager: true });
const WIDEST = 120;

/** Prettier breaks code; words and drawings are broken by hand. */
function wide(source: string): number[] {
  return source.split("\n").flatMap((line, place) => (line.length > WIDEST ? [place + 1] : []));
}

it("finds no line too wide to be read beside another", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(150);
  const found = Object.entries(SOURCES).flatMap(([file, source]) => wide(source).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

it("counts to the last one", () => {
  expect(wide(`${"x".repeat(120)}\n${"x".repeat(121)}`)).toEqual([2]);
});
