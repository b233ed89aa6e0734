import { expect, it } from "vitest";
import board from "../../../../src/escapade/content/prison_break/board.json";
import type { Sentences } from "../../lib/i18n/sentences.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import type { View } from "./view.ts";
import prisonBreak from "./index.ts";
import { Plan, type BoardContent } from "./plan.ts";
import { smallPrint } from "./print.ts";
import type { PrisonStage } from "./stage.ts";

const said = {
  say: (key: string, params: Record<string, unknown> = {}) =>
    [key.split("-").at(-1), ...Object.values(params)].join(" "),
  name: (_type: string, key: string) => key,
  knows: (key: string) => key.startsWith("prison_break-board-told-"),
} as unknown as Sentences;

function someStage(square: string): PrisonStage {
  const figure = (key: string, at: string, seat: string | null): object => ({ [key]: { key, square: at, seat } });
  return {
    plan: new Plan(board as unknown as BoardContent),
    actor: "michael",
    card: "mine",
    escapes: { mine: { route: ["alley", "library"], device: "tower_3", outsiders: ["sara", "veronica"] } },
    figures: {
      ...figure("michael", square, "p0"),
      ...figure("sara", "infirmary", null),
      ...figure("veronica", "library", "p1"),
    },
    announced: ["sara", "veronica"],
    wish: 1,
    wishes: { sara: ["letter"], veronica: ["radio"], pope: ["letter"] },
    guards: [{ id: "yard_1", square: "yard_1", object: "spoon" }],
    tokens: { chapel: { looked: ["p0"], object: "letter" } },
    tools: { pliers: "depot_13", breaker: null },
    route: ["alley"],
    most: { guilt: 30, day: 30, route: 10 },
  } as unknown as PrisonStage;
}

function print(kind: string, square: string, fields: Record<string, unknown> = {}): string {
  return smallPrint({ action: 0, words: kind, kind, fields } as Choice, someStage(square), said);
}

it("says who could want an object before it is lost or taken", () => {
  expect(print("lose", "yard_2", { object: "letter" })).toBe("asked sara");
  expect(print("lose", "yard_2", { object: "spoon" })).toBe("guards 1");
  expect(print("swap", "yard_2", { object: "radio" }), "Veronica has hers already").toBe("guards 0");
  expect(print("take", "chapel")).toBe("asked sara");
  expect(print("recruit", "infirmary")).toBe("recruit sara letter");
});

it("says whether a mark or a broken device is of the plan", () => {
  expect(print("lay", "library")).toBe("on_plan · left 9");
  expect(print("lay", "garden_1")).toBe("decoy · left 9");
  expect(print("disable", "pitch_4")).toBe("tower_3 · on_plan");
  expect(print("disable", "yard_13")).toBe("tower_1 · off_plan");
  expect(print("take_tool", "depot_13")).toBe("pliers");
  expect(print("step", "yard_2", { square: "yard_3" })).toBe("");
  expect(print("calm", "yard_2")).toBe("");
});

it("names those whom an announcement is about", () => {
  expect(print("announce", "yard_2", { announcement: "two" })).toBe("sara · veronica");
  expect(print("announce", "yard_2", { announcement: "three" })).toBe("sara · veronica · pope");
});

it("tells of leaders and plans while they are chosen", () => {
  expect(print("choose", "yard_2", { leader: "sucre" })).toBe("sucre");
  expect(print("keep_plan", "yard_2", { escape: "drains" })).toBe("drains");
});

it("says who is there before one steps or stops there", () => {
  expect(print("step", "yard_2", { square: "yard_1" })).toBe("guard_there");
  expect(print("stop", "yard_1")).toBe("guard_here");
  expect(print("stop", "infirmary")).toBe("is_here sara");
  expect(print("stop", "library"), "Veronica is one of us").toBe("");
});

it("tells Michael that the second half can begin, once everybody announced is there", () => {
  const view = (joined: string[], card: string | null): View =>
    ({
      question: { key: "harmful" },
      stage: "recruiting",
      card,
      announced: ["sara", "pope"],
      joined,
      figures: {},
      turn: { actor: null },
    }) as unknown as View;
  expect(prisonBreak.hints?.(view(["sara", "pope"], "mine"))).toEqual(["prison_break-web-hint-declare"]);
  expect(prisonBreak.hints?.(view(["sara"], "mine"))).toEqual(["prison_break-web-hint-harmful"]);
  expect(prisonBreak.hints?.(view(["sara", "pope"], null))).toEqual(["prison_break-web-hint-harmful"]);
});

it("tells whoever learns the plan that it can be opened, and Michael nothing new", () => {
  const view = (actor: string, card: string | null): View =>
    ({
      question: { key: "harmful" },
      stage: "plan",
      card,
      announced: [],
      joined: [],
      figures: { michael: { seat: "p0" }, sara: { seat: "p0" }, sucre: { seat: "p1" } },
      turn: { actor },
    }) as unknown as View;
  expect(prisonBreak.hints?.(view("sucre", "mine"))).toEqual([
    "prison_break-web-hint-known",
    "prison_break-web-hint-harmful",
  ]);
  expect(prisonBreak.hints?.(view("sara", "mine"))).toEqual(["prison_break-web-hint-harmful"]);
  expect(prisonBreak.hints?.(view("sucre", null))).toEqual(["prison_break-web-hint-harmful"]);
});
