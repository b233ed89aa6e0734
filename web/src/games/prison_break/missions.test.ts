import { expect, it } from "vitest";
import { missionsOf } from "./missions.ts";
import type { Figure, PrisonStage } from "./stage.ts";

const figure = (key: string, seat: string | null): Figure => ({
  key,
  seat,
  square: "cells_1",
  objects: [],
  tools: [],
  chances: [],
  losesTurn: false,
});
const stage = (card: string | null): PrisonStage =>
  ({
    card,
    escapes: { e1: { key: "e1", outsiders: ["sara", "pope"], device: "tower_2", route: ["chapel", "cells", "yard"] } },
    announced: ["sara", "pope", "veronica"],
    figures: Object.fromEntries(
      [figure("sara", "p1"), figure("pope", null), figure("lincoln", null)].map((one) => [one.key, one]),
    ),
    route: ["cells", "library"],
    broken: ["tower_2"],
  }) as unknown as PrisonStage;

it("tells those who know the plan how far it is", () => {
  expect(missionsOf(stage("e1"))).toEqual({
    outsiders: [
      { figure: "sara", done: true },
      { figure: "pope", done: false },
    ],
    lincoln: false,
    places: { done: 1, all: 3 },
    marks: 2,
    device: { key: "tower_2", done: true },
  });
});

it("tells others only what is public: who is announced, how many marks there are", () => {
  const { outsiders, places, device, marks } = missionsOf(stage(null));
  expect(outsiders.map(({ figure: key }) => key)).toEqual(["sara", "pope", "veronica"]);
  expect([places, device, marks]).toEqual([null, null, 2]);
});
