import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/net/protocol.ts";
import { game, someView } from "./samples.ts";
import { makeStage, type PrisonStage } from "./stage.ts";
import { asChoice, neighbour, nextOf, standingOn, tapOn, type Errand, type Ground } from "./taps.ts";
import type { Deed } from "./view.ts";

let number = 0;
const choice = (kind: string, fields: Record<string, string> = {}): Choice => ({
  action: number++,
  words: kind,
  kind,
  fields,
});
const SEARCH: Deed = { kind: "search", object: null };
const PICK: Deed = { kind: "pick", object: "rosary" };
const WALK = [choice("step", { square: "cells_1" }), choice("stop")];

function ground(
  legal: readonly Choice[],
  deeds: Record<string, Deed[]> = {},
  change: Partial<PrisonStage> = {},
): Ground {
  const ways = { cells_1: "cells_1", yard_3: "cells_1", yard_8: "cells_1" };
  return { stage: { ...makeStage(someView(), game), ...change }, legal, ways, deeds };
}
const errand = (goal: string, deed: Deed | null, leaving = "cells"): Errand => ({ goal, deed, leaving });

describe("a tap on a square that a walk reaches", () => {
  it("walks there where there is nothing to do", () => {
    expect(tapOn("yard_3", ground(WALK))).toEqual({ outcome: "errand", errand: errand("yard_3", null) });
    expect(tapOn("cells_1", ground(WALK))).toEqual({ outcome: "errand", errand: errand("cells_1", null) });
  });
  it("walks there and does the one thing that can be done", () => {
    expect(tapOn("yard_8", ground(WALK, { yard_8: [SEARCH] }))).toEqual({
      outcome: "errand",
      errand: errand("yard_8", SEARCH),
    });
  });
  it("asks on the square which of several things is meant, and offers the walk alone last", () => {
    const tap = tapOn("yard_8", ground(WALK, { yard_8: [SEARCH, PICK] }));
    expect(tap).toEqual({
      outcome: "menu",
      options: [SEARCH, PICK, null].map((deed) => ({ errand: errand("yard_8", deed) })),
    });
  });
  it("tells that it is too far where no way leads, and only while somebody walks", () => {
    expect(tapOn("alley_1", ground(WALK)).outcome).toBe("too_far");
    expect(tapOn("alley_1", ground([choice("draw")])).outcome).toBe("list");
  });
  it("leaves to the list what the list says of that square", () => {
    expect(tapOn("yard_3", ground([choice("slip", { square: "yard_3" })])).outcome).toBe("list");
    expect(tapOn("visiting_room", ground([choice("watch", { device: "camera_1" })])).outcome).toBe("list");
  });
});

describe("a tap where one stands", () => {
  it("does the one thing there is to do, not the stopping", () => {
    const search = choice("search");
    expect(tapOn("cells_2", ground([...WALK, search]))).toEqual({ outcome: "act", choice: search });
    expect(tapOn("cells_2", ground(WALK))).toEqual({ outcome: "act", choice: WALK[1] });
  });
  it("asks where there are several, or where a mark could be laid first", () => {
    const list = [choice("stop"), choice("search"), choice("pick", { object: "rosary" })];
    expect(tapOn("cells_2", ground(list))).toEqual({ outcome: "menu", options: list.map((one) => ({ choice: one })) });
    expect(tapOn("cells_2", ground([choice("lay"), choice("stop"), choice("search")])).outcome).toBe("menu");
  });
});

describe("an errand", () => {
  it("goes step by step, and does its deed on arrival", () => {
    expect(nextOf(errand("yard_8", SEARCH), ground(WALK))).toEqual({ answer: WALK[0] });
    const search = choice("search");
    expect(nextOf(errand("cells_2", SEARCH), ground([...WALK, search]))).toEqual({ answer: search });
    expect(nextOf(errand("cells_2", null), ground([...WALK, search]))).toEqual({ ends: "there" });
  });
  it("takes the object that was meant, and no other", () => {
    const [spoon, rosary] = [choice("pick", { object: "spoon" }), choice("pick", { object: "rosary" })];
    expect(nextOf(errand("cells_2", PICK), ground([spoon, rosary]))).toEqual({ answer: rosary });
    expect(nextOf(errand("cells_2", PICK), ground([spoon]))).toEqual({ ends: "barred" });
  });
  it("ends where another question is asked on the way: a guard has caught him", () => {
    expect(nextOf(errand("yard_8", SEARCH), ground([choice("draw"), choice("raise_guilt")]))).toEqual({
      ends: "barred",
    });
  });
  it("waits for the person where the plan wants a mark: on the way, and before the deed", () => {
    const list = [...WALK, choice("lay"), choice("search")];
    const known = { card: "drains" };
    expect(nextOf(errand("yard_8", SEARCH), ground(list, {}, known)), "he began here and goes on").toEqual({
      answer: WALK[0],
    });
    expect(nextOf(errand("yard_8", SEARCH, "yard"), ground(list, {}, known))).toEqual({ ends: "mark" });
    expect(nextOf(errand("cells_2", SEARCH), ground(list, {}, known))).toEqual({ ends: "mark" });
    expect(nextOf(errand("cells_2", SEARCH), ground(list)), "who knows no plan wants no mark").toEqual({
      answer: list.at(-1),
    });
  });
  it("is named as the list will name it there", () => {
    expect(asChoice(errand("yard_8", PICK))).toMatchObject({ kind: "pick", fields: { object: "rosary" } });
    expect(asChoice(errand("yard_8", null))).toMatchObject({ kind: "step", fields: { square: "yard_8" } });
    expect(standingOn("yard_8", ground([]).stage).figures.sucre?.square).toBe("yard_8");
  });
});

it("goes from square to square by the arrows, straight ahead before aside", () => {
  const { stage } = ground([]);
  const among = ["yard_5", "yard_6", "yard_8", "pitch_10"];
  expect(neighbour(stage, "yard_6", among, "ArrowDown")).toBe("yard_8");
  expect(neighbour(stage, "yard_6", among, "ArrowLeft")).toBe("yard_5");
  expect(neighbour(stage, "yard_6", among, "ArrowRight")).toBe("pitch_10");
  expect(neighbour(stage, "yard_6", among, "ArrowUp")).toBeNull();
  expect(neighbour(stage, "yard_6", among, "Enter")).toBeNull();
});
