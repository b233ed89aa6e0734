import { expect, it } from "vitest";
import type { Choice } from "../net/protocol.ts";
import { unlisted } from "./once.ts";

const choice = (action: number, kind: string): Choice => ({ action, kind, words: `${kind} ${action}`, fields: {} });
const [walk, open, pass] = [choice(1, "walk"), choice(2, "open"), choice(3, "pass")] as const;
const onBoard = ({ kind }: Choice): boolean => kind !== "pass";

it("leaves out of the list what the board offers, and nothing else", () => {
  expect([...unlisted([walk, open, pass], onBoard, null)]).toEqual([walk, open]);
  expect(unlisted([walk, open, pass], () => false, null).size).toBe(0);
});

it("lists what a hint names, wherever it is offered", () => {
  expect([...unlisted([walk, open, pass], onBoard, 2)]).toEqual([walk]);
});
