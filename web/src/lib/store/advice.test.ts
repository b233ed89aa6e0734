import { expect, it } from "vitest";
import { RefusedError } from "../net/socket.ts";
import { Advice } from "./advice.svelte.ts";
import { choices, GAME, welcome } from "./samples.ts";
import { ServerTruth } from "./server.svelte.ts";

function advice(): Advice {
  const server = new ServerTruth(GAME);
  server.welcome(welcome(1, [3, 4]));
  return new Advice(server);
}

it("tells what went wrong by the code of the error", () => {
  const one = advice();
  one.refused(new RefusedError("refused.stale", {}));
  expect(one.notice).toEqual({ text: "error-refused-stale", rule: null, kind: "error" });
});

it("tells why not, with the rule, and nothing where nothing forbids it", () => {
  const one = advice();
  one.why({ code: "over", params: {}, rule: "PK-2" });
  expect(one.notice).toEqual({ text: "why-over", rule: "PK-2", kind: "why" });
  one.why(null);
  expect(one.notice).toBeNull();
});

it("names the choice that a bot would take, and only while it can be taken", () => {
  const one = advice();
  const hint = { type: "hint" as const, id: "x", action: 4, reason: "best", params: {}, coach: null };
  one.hint(hint, choices(3), () => "take the third");
  expect([one.hinted, one.notice]).toEqual([null, null]);
  one.hint(hint, choices(3, 4), ({ words }) => words);
  expect(one.hinted).toBe(4);
  expect(one.notice?.kind).toBe("hint");
});

it("adds what the coach says, while the other choice can be taken, too", () => {
  const one = advice();
  const coach = { win: 0.5, low: 0.4, high: 0.6, other: 3, other_win: 0.4, clear: false, key: "" } as const;
  const word = { ...coach, unit: "amount" as const, first: 0, second: 0 };
  const hint = { type: "hint" as const, id: "x", action: 4, reason: "best", params: {}, coach: word };
  one.hint(hint, choices(4), ({ words }) => words);
  expect(one.notice?.text).toBe("web-hint");
  one.hint(hint, choices(3, 4), ({ words }) => words);
  expect(one.notice?.text).toBe("web-hint coach-word");
});

it("tells what bots said, a line each, and marks the choice of the first if it is mine", () => {
  const one = advice();
  const said = { type: "advice" as const, id: "x", seat: 1, reason: "best", params: {} };
  const [third] = choices(3);
  one.said(
    [
      { ...said, choice: third ?? null },
      { ...said, seat: 2, choice: null },
      { ...said, seat: 3, choice: null },
    ],
    choices(3, 4),
    ({ words }) => words,
  );
  expect(one.hinted).toBe(3);
  expect(one.voices).toEqual([
    { seats: [1], text: "web-advice" },
    { seats: [2, 3], text: "web-advice-purpose" },
  ]);
  one.said([{ ...said, choice: third ?? null }], choices(4), ({ words }) => words);
  expect(one.hinted).toBeNull();
  one.hush();
  one.said([], choices(3), ({ words }) => words);
  expect(one.voices).toEqual([]);
});

it("lets a bot speak unasked only where nothing else is said, and marks nothing for it", () => {
  const one = advice();
  const [third] = choices(3);
  const said = { type: "advice" as const, id: "x", seat: 1, reason: "best", params: {}, choice: third ?? null };
  one.why({ code: "over", params: {}, rule: "PK-2" });
  one.counsel(said, ({ words }) => words);
  expect(one.voices).toEqual([]);
  one.why(null);
  one.counsel(said, ({ words }) => words);
  expect(one.voices).toEqual([{ seats: [1], text: "web-advice" }]);
  expect(one.unasked).toBe(true);
  expect(one.hinted).toBeNull();
  one.counsel({ ...said, seat: 2 }, ({ words }) => words);
  expect(one.voices[0]?.seats).toEqual([1]);
  one.said([{ ...said, seat: 2 }], choices(3), ({ words }) => words);
  expect([one.voices[0]?.seats, one.unasked]).toEqual([[2], false]);
});
