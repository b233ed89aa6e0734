import { expect, it } from "vitest";
import { isUnderway, refuse, send, settle, UNASKED } from "./answer_state.ts";

it("is asked when a position lists choices, and idle when it lists none", () => {
  expect(settle(UNASKED, { asked: 1, choices: 3 })).toEqual({ name: "asked", answered: null });
  expect(settle(settle(UNASKED, { asked: 1, choices: 3 }), { asked: 2, choices: 0 }).name).toBe("idle");
});

it("stays sent while older positions still list what was answered", () => {
  const sent = send(4);
  expect(sent.name).toBe("sent");
  expect(settle(sent, { asked: 4, choices: 2 })).toEqual(sent);
  expect(settle(sent, { asked: 5, choices: 2 })).toEqual({ name: "asked", answered: 4 });
});

it("does not ask again what was answered, even after a moment in which nothing was asked", () => {
  const idle = settle(send(4), { asked: 4, choices: 0 });
  expect(idle.name).toBe("idle");
  expect(settle(idle, { asked: 4, choices: 2 }).name).toBe("sent");
});

it("asks the same question again after a refusal", () => {
  expect(refuse().name).toBe("refused");
  expect(settle(refuse(), { asked: 4, choices: 2 })).toEqual({ name: "asked", answered: null });
  expect(settle(refuse(), { asked: 4, choices: 0 }).name).toBe("idle");
});

it("is under way from the answer to what comes of it", () => {
  expect([UNASKED, settle(UNASKED, { asked: 1, choices: 1 }), send(1), refuse()].map(isUnderway)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
