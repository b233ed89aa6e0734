import { expect, it } from "vitest";
import { Tempo } from "./tempo.ts";

/** A person who takes so long for each answer. */
function person(...times: number[]): Tempo {
  const tempo = new Tempo();
  for (const time of times) {
    tempo.begin(1000);
    tempo.begin(5000);
    tempo.end(1000 + time);
  }
  return tempo;
}

it("waits like the person whose answers they are", () => {
  const quick = person(...Array<number>(24).fill(1000));
  const slow = person(...Array<number>(24).fill(8000));
  for (let draw = 0; draw < 50; draw++) {
    expect(quick.draw()).toBeLessThanOrEqual(1200);
    expect(slow.draw()).toBeGreaterThanOrEqual(6400);
  }
});

it("is neither instant nor endless, whatever the person did", () => {
  const odd = person(...Array<number>(12).fill(5), ...Array<number>(12).fill(900_000));
  for (let draw = 0; draw < 50; draw++) {
    const wait = odd.draw();
    expect(wait).toBeGreaterThanOrEqual(700);
    expect(wait).toBeLessThanOrEqual(15_000);
  }
});

it("is never the same twice, from the first question on", () => {
  const waits = Array.from({ length: 40 }, () => new Tempo().draw());
  expect(new Set(waits).size).toBe(40);
  expect(Math.max(...waits) / Math.min(...waits)).toBeGreaterThan(1.5);
});

it("does not learn from answers that the page gave", () => {
  const tempo = new Tempo();
  for (let answer = 0; answer < 24; answer++) {
    tempo.begin(0);
    tempo.drop();
    tempo.end(100_000);
  }
  expect(tempo.draw(() => 0)).toBe(1200);
});
