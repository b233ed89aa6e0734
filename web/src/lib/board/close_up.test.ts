import { expect, it } from "vitest";
import { closeUp, focusOf } from "./close_up.ts";

const whole = { x: 0, y: 0, width: 840, height: 720 };

it("stays within the drawing", () => {
  const part = { width: 420, height: 360 };
  expect(closeUp(whole, { x: 0, y: 0 }, part)).toEqual({ x: 0, y: 0, ...part });
  expect(closeUp(whole, { x: 9999, y: 360 }, part)).toEqual({ x: 420, y: 180, ...part });
});

it("begins with the drawing where there is more room than that", () => {
  const tall = { width: 840, height: 900 };
  expect(closeUp(whole, { x: 9999, y: 360 }, tall)).toEqual({ x: 0, y: 0, ...tall });
});

it("looks at what can be chosen, and else at the middle", () => {
  const chosen = [
    { x: 0, y: 10 },
    { x: 20, y: 30 },
  ];
  expect(focusOf(whole, chosen)).toEqual({ x: 10, y: 20 });
  expect(focusOf(whole, [])).toEqual({ x: 420, y: 360 });
});
