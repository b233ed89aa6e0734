import { expect, it } from "vitest";

/** WCAG 2.2.2: what moves by itself for longer than five seconds needs a button to stop it; nothing here does. An endless
    animation would also keep a phone's processor awake while its owner thinks. */
const LONGEST = 5;
/** Endless, but only for as long as somebody is seen running. */
const WHILE_RUNNING = /^\.running /;

const SOURCES = import.meta.glob<string>("./**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

function seconds(animation: string): number {
  if (/\binfinite\b/.test(animation)) return Infinity;
  const [lasts = 0, delay = 0] = [...animation.matchAll(/(?<![\w.])(\d*\.?\d+)(m?)s\b/g)].map(([, value, milli]) => Number(value) / (milli ? 1000 : 1));
  const times = Number(/ (\d+)(?![\w.])(?!.*\bs\b)/.exec(animation.replace(/\(.*?\)/g, ""))?.[1] ?? 1);
  return delay + lasts * times;
}

function animations(source: string): { selector: string; animation: string }[] {
  return [...source.matchAll(/([^{}]+)\{[^{}]*?animation:\s*([^;]+);/g)].map(([, selector = "", animation = ""]) => ({ selector: selector.trim(), animation }));
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
  const endless = all.filter(({ selector, animation }) => !WHILE_RUNNING.test(selector) && seconds(animation) > LONGEST);
  expect(endless).toEqual([]);
});
