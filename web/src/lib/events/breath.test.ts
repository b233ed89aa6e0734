import { expect, it } from "vitest";
import { breath, MOST_HEARD } from "./breath.ts";

const spoken = (from: number, to: number): { number: number; text: string }[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ number: from + place, text: `fact ${from + place}` }));

it("tells everything that is new, and nothing twice", () => {
  expect(breath(spoken(1, 3), 0)).toEqual({ texts: ["fact 1", "fact 2", "fact 3"], left: 0, last: 3 });
  expect(breath(spoken(1, 4), 3)).toEqual({ texts: ["fact 4"], left: 0, last: 4 });
  expect(breath(spoken(1, 4), 4)).toEqual({ texts: [], left: 0, last: 4 });
});

it("leaves to the log what nobody would listen to, and says how much", () => {
  const { texts, left, last } = breath(spoken(1, 40), 2);
  expect([texts.length, texts.at(-1), left, last]).toEqual([MOST_HEARD, "fact 40", 38 - MOST_HEARD, 40]);
  expect(breath(spoken(31, 33), 10).left).toBe(20);
});
