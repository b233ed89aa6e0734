import { expect, it } from "vitest";

/** WCAG 2.2.2: what moves by itself for longer than five seconds needs a button to stop it; nothing here does. An
    endless animation would also keep a phone's processor awake while its owner thinks. */
const LONGEST = 5;
/** Endless, but only for as long as somebody is seen running. */
const WHILE_RUNNING = /^\.running /;

const SOURCES = import.meta.glob<string>("./**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

/** How long it goes on: `name 1.1s steps(2) 4 both` is four times 1.1 seconds; a second time is the wait before it. */
function seconds(animation: string): number {
  const words = animation.replace(/\(.*?\)/g, "").split(/\s+/);
  const [lasts = 0, delay = 0] = words
    .filter((word) => /^[\d.]+m?s$/.test(word))
    .map((word) => parseFloat(word) / (word.endsWith("ms") ? 1000 : 1));
  const times = words.includes("infinite") ? Infinity : Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
  return delay + lasts * times;
}

function animations(source: string): { selector: string; animation: string }[] {
  return [...source.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", block = ""]) =>
    [...block.matchAll(/animation:\s*([^;]+)/g)].map(([, animation = ""]) => ({
      selector: selector.trim(),
      animation: animation.trim(),
    })),
  );
}

it("counts how long an animation goes on", () => {
  expect(seconds("blink 1.1s steps(2, jump-none) 4 both")).toBeCloseTo(4.4);
  expect(seconds("thump 0.24s 0.3s ease-in backwards")).toBeCloseTo(0.54);
  expect(seconds("turn 9s linear infinite")).toBe(Infinity);
  expect(seconds("pulse 1200ms 5 alternate")).toBeCloseTo(6);
});

it("lets nothing move by itself for longer than five seconds", () => {
  const all = Object.entries(SOURCES).flatMap(([file, source]) => animations(source).map((one) => ({ file, ...one })));
  expect(all.length).toBeGreaterThan(15);
  // What is written in other ways would not be counted.
  expect(
    Object.entries(SOURCES)
      .filter(([, source]) => /animation-(iteration-count|duration):|<animate/.test(source))
      .map(([file]) => file),
  ).toEqual([]);
  const endless = all.filter(
    ({ selector, animation }) => !WHILE_RUNNING.test(selector) && seconds(animation) > LONGEST,
  );
  expect(endless).toEqual([]);
});
