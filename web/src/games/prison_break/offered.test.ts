import { expect, it } from "vitest";
import type { Choice } from "../../lib/net/protocol.ts";
import { targets } from "./claims.ts";
import { standsOnBoard } from "./offered.ts";
import { game, someView } from "./samples.ts";
import { makeStage } from "./stage.ts";

const choice = (kind: string, fields: Record<string, unknown> = {}): Choice => ({ action: 0, words: "", kind, fields });
const stage = makeStage(someView(), game);

it("says which choices can be tapped on the plan", () => {
  const list = [
    choice("step", { square: "cells_1" }),
    choice("search"),
    choice("pick", { object: "spoon" }),
    choice("recruit"),
    choice("bribe"),
    choice("take_tool"),
    choice("disable"),
    choice("guard", { square: "yard_7" }),
    choice("post", { square: "yard_5" }),
    choice("watch", { device: "tower_3" }),
    choice("retrieve", { object: "rosary" }),
  ];
  for (const one of list) {
    expect(standsOnBoard(one, stage), one.kind).toBe(true);
    expect(targets(stage, [one]).size, `${one.kind} glows nowhere`).toBe(1);
  }
  for (const kind of ["choose", "vote", "keep_plan"]) expect(standsOnBoard(choice(kind), stage), kind).toBe(true);
});

it("leaves to the list what has no place on the plan, or none that is surely in sight", () => {
  const list = ["draw", "add_guard", "raise_guilt", "lower_guilt", "declare", "show", "announce", "use", "keep"];
  const unseen = ["stop", "done", "lay", "take", "leave", "throw", "lose", "swap", "play", "name", "lose_turn"];
  for (const kind of [...list, ...unseen]) expect(standsOnBoard(choice(kind), stage), kind).toBe(false);
});

it("does not promise a square where there is none", () => {
  const nobody = { ...stage, actor: null };
  expect(standsOnBoard(choice("search"), nobody)).toBe(false);
  expect(standsOnBoard(choice("watch", { device: "camera_9" }), stage)).toBe(false);
  expect(standsOnBoard(choice("retrieve", { object: "spoon" }), stage)).toBe(false);
});
