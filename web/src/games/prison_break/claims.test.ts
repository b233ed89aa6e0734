import { expect, it } from "vitest";
import type { Choice } from "../../lib/net/protocol.ts";
import { seldomLast } from "./claims.ts";

it("lists steps before talk about the plan, and keeps the order within both", () => {
  const list = ["add_third", "show", "calm", "step", "stop"].map((kind, action): Choice => ({
    action,
    words: kind,
    kind,
    fields: {},
  }));
  expect(seldomLast(list).map(({ kind }) => kind)).toEqual(["calm", "step", "stop", "add_third", "show"]);
});
