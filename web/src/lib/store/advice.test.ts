import { expect, it } from "vitest";
import { RefusedError } from "../net/socket.ts";
import { Advice } from "./advice.svelte.ts";
import { choices, GAME, welcome } from "./samples.ts";
import { ServerTruth } from "./server.svelte.ts";

function advice(): Advice {
  const server = new ServerTruth([GAME]);
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
  const hint = { type: "hint" as const, id: "x", action: 4, reason: "best", params: {} };
  one.hint(hint, choices(3), () => "take the third");
  expect([one.hinted, one.notice]).toEqual([null, null]);
  one.hint(hint, choices(3, 4), ({ words }) => words);
  expect(one.hinted).toBe(4);
  expect(one.notice?.kind).toBe("hint");
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
  expect(one.notice?.text).toBe("web-advice\nweb-advice-purpose");
  one.said([{ ...said, choice: third ?? null }], choices(4), ({ words }) => words);
  expect(one.hinted).toBeNull();
  one.notice = null;
  one.said([], choices(3), ({ words }) => words);
  expect(one.notice).toBeNull();
});
