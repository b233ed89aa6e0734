import { beforeEach, expect, it, vi } from "vitest";
import type { ChatLine } from "../net/protocol.ts";
import { Unread, unreadLines } from "./unread.svelte.ts";

const said = (number: number, seat: number | null, text = "x"): ChatLine => ({ number, seat, name: "Ada", text });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

it("counts what others said and did not take back", () => {
  const chat = [said(1, 0), said(2, 1), said(3, 1, ""), said(4, null), said(5, 0)];
  const numbers = (seat: number | null, read: number): number[] =>
    unreadLines({ chat, seat }, read).map(({ number }) => number);
  expect(numbers(0, 0)).toEqual([2, 4]);
  expect(numbers(0, 2)).toEqual([4]);
  expect(numbers(null, 0)).toEqual([1, 2, 4, 5]);
});

it("remembers what was seen, by table, after a reload too", () => {
  const talk = { chat: [said(1, 1), said(2, 1)], seat: 0 };
  const unread = new Unread("t", talk);
  expect(unread.lines.length).toBe(2);
  unread.see();
  expect(unread.lines.length).toBe(0);
  expect(new Unread("t", { ...talk, chat: [...talk.chat, said(3, 1)] }).lines.map(({ number }) => number)).toEqual([3]);
  expect(new Unread("other", talk).lines.length).toBe(2);
});
