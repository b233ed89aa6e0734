import { expect, it } from "vitest";
import board from "../../../../src/escapade/content/prison_break/board.json";
import { deviceSpot, goalsOf, outlineOf } from "./goals.ts";
import { CELL, Plan, type BoardContent } from "./plan.ts";
import type { EscapeCard, PrisonStage } from "./stage.ts";

const plan = new Plan(board as unknown as BoardContent);

it("flags the places of the plan that are not marked yet, each within or beside its place", () => {
  const card = {
    key: "mine",
    outsiders: [],
    device: "camera_4",
    route: ["infirmary", "chapel", "garden"],
  } as EscapeCard;
  const goals = goalsOf({ plan, route: ["chapel", "laundry"] } as unknown as PrisonStage, card);
  expect(goals.map(({ place }) => place)).toEqual(["infirmary", "garden"]);
  const room = plan.squares.get("infirmary");
  expect(goals[0]?.x).toBeGreaterThan((room?.x ?? 0) * CELL);
  expect(goals[0]?.x).toBeLessThan(((room?.x ?? 0) + (room?.width ?? 0)) * CELL);
});

it("draws the border of a place and nothing between its own squares", () => {
  const cells = [...plan.squares.values()].filter(({ place }) => place === "cells");
  const sides = (path: string): number => path.split("M").length - 1;
  const [width, height] = [
    Math.max(...cells.map(({ x, width }) => x + width)) - Math.min(...cells.map(({ x }) => x)),
    Math.max(...cells.map(({ y, height }) => y + height)) - Math.min(...cells.map(({ y }) => y)),
  ];
  expect(sides(outlineOf(plan, "cells"))).toBe(2 * (width + height));
});

it("rings a tower in the midst of its square and a camera in the corner of its room", () => {
  for (const device of plan.devices) {
    const [at, square] = [deviceSpot(plan, device), plan.squares.get(device.square)];
    const across = at.x / CELL - (square?.x ?? 0);
    expect(device.key.startsWith("tower") ? across : across > (square?.width ?? 0) - 0.5).toBe(
      device.key.startsWith("tower") ? 0.5 : true,
    );
  }
});
