import { expect, it } from "vitest";
import { across, sizeFor } from "./sizes.ts";

it("makes letters as large as one row allows, and no smaller than a thumb can find", () => {
  for (const count of [3, 7, 11, 14]) expect(count * (40 * sizeFor(560, count, 8, 1.2) + 8)).toBeLessThanOrEqual(560);
  expect(sizeFor(560, 3, 8, 1.2)).toBe(1.2);
  expect(40 * sizeFor(100, 30, 6, 1.2) + 6).toBeGreaterThanOrEqual(24);
});

it("leaves no letter alone in a second row", () => {
  expect([1, 6, 7, 8, 11].map((count) => across(count, 6))).toEqual([1, 6, 4, 4, 6]);
});
