import { expect, it } from "vitest";
import { Sentences } from "../i18n/sentences.ts";
import type { ServerMessage } from "../net/protocol.ts";
import { RefusedError } from "../net/socket.ts";
import { Odds } from "./odds.svelte.ts";
import { GAME } from "./samples.ts";

const SPEAKER = {
  knows: () => true,
  say: (key: string, params: Record<string, string | number> = {}) =>
    key === "odds-share"
      ? `${params.percent}%`
      : key === "odds-amount"
        ? `${params.sign}${params.whole}.${params.tenth}`
        : `${key.split("-").at(-1)} ${params.value}`,
};
const sentences = new Sentences(SPEAKER, GAME, [], 0);

function reply(asked: number, unit: "share" | "amount", value: number): ServerMessage {
  return {
    type: "odds",
    id: "x",
    asked,
    choices: [{ action: 3, figures: [{ key: "wins", unit, value, params: {} }] }],
  };
}

it("asks once a question, and shows what was counted beside its choice alone", async () => {
  let times = 0;
  const odds = new Odds(() => {
    times += 1;
    return Promise.resolve(reply(7, "share", 0.5));
  });
  await odds.ask(7);
  await odds.ask(7);
  expect(times).toBe(1);
  expect([odds.of(3, sentences), odds.of(4, sentences)]).toEqual(["wins 50%", ""]);
  odds.forget();
  expect(odds.of(3, sentences)).toBe("");
});

it("does not show the figures of a question that is over", async () => {
  const waiting: ((message: ServerMessage) => void)[] = [];
  const odds = new Odds(() => new Promise((resolve) => waiting.push(resolve)));
  const first = odds.ask(1);
  const second = odds.ask(2);
  waiting[0]?.(reply(1, "share", 1));
  await first;
  expect(odds.of(3, sentences)).toBe("");
  waiting[1]?.(reply(2, "share", 1));
  await second;
  expect(odds.of(3, sentences)).toBe("wins 100%");
});

it("says nothing of what is refused", async () => {
  const odds = new Odds(() => Promise.reject(new RefusedError("refused.too_fast", {})));
  await odds.ask(1);
  expect(odds.of(3, sentences)).toBe("");
});

it("calls nothing sure that is not, and tells averages with their sign", async () => {
  const said = async (unit: "share" | "amount", value: number): Promise<string> => {
    const odds = new Odds(() => Promise.resolve(reply(1, unit, value)));
    await odds.ask(1);
    return odds.of(3, sentences);
  };
  expect([
    await said("share", 0.999),
    await said("share", 0.001),
    await said("share", 0),
    await said("share", 1),
  ]).toEqual(["wins 99%", "wins 1%", "wins 0%", "wins 100%"]);
  expect([await said("amount", -2.14), await said("amount", 0.02), await said("amount", 3.5)]).toEqual([
    "wins −2.1",
    "wins 0.0",
    "wins +3.5",
  ]);
});

it("says nothing that is the same for every choice", async () => {
  const both = (first: number, second: number): ServerMessage => ({
    type: "odds",
    id: "x",
    asked: 1,
    choices: [first, second].map((value, action) => ({
      action,
      figures: [{ key: "wins", unit: "share", value, params: {} }],
    })),
  });
  const said = async (message: ServerMessage): Promise<string> => {
    const odds = new Odds(() => Promise.resolve(message));
    await odds.ask(1);
    return odds.of(0, sentences);
  };
  expect(await said(both(0.5, 0.5))).toBe("");
  expect(await said(both(0.5, 0.25))).toBe("wins 50%");
});
