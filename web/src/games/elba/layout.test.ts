import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FURNITURE } from "./furniture.ts";
import { floor, makePlan, sharedWall, spots, storey, type PlaceContent } from "./layout.ts";

const board = JSON.parse(
  readFileSync(new URL("../../../../src/escapade/content/elba/board.json", import.meta.url), "utf8"),
) as {
  places: PlaceContent[];
  doors: [string, string][];
};

describe("the ground plan", () => {
  it("has every place and a door for every pair of neighbours", () => {
    const plan = makePlan(board.places, board.doors, 1.2);
    expect(plan.places).toHaveLength(board.places.length);
    expect(plan.doors).toHaveLength(board.doors.length);
    expect(plan.doors.every(({ width }) => width > 20)).toBe(true);
  });

  it("stretches to the screen, within reason", () => {
    expect(storey(28, 24, 1.2)).toBeGreaterThan(storey(28, 24, 1.4));
    expect(storey(28, 24, 0.2)).toBe(50);
    expect(storey(28, 24, 9)).toBe(33);
  });

  it("furnishes every room that has a name", () => {
    const rooms = board.places.filter(({ kind }) => kind === "room").map(({ key }) => key);
    expect(rooms.filter((key) => !(key in FURNITURE))).toEqual([]);
  });

  it("finds no wall between rooms that do not touch", () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(sharedWall(box, { ...box, x: 20 })).toBeNull();
    expect(sharedWall(box, { ...box, x: 10 })).toMatchObject({ at: { x: 10, y: 5 }, sideways: true });
  });
});

describe("people in a room", () => {
  const box = { x: 0, y: 0, width: 120, height: 120 };

  it("stand side by side where there is room", () => {
    expect(spots(box, 2, { x: 60, y: 70 })).toEqual({
      scale: 1,
      points: [
        { x: 30, y: 60 },
        { x: 90, y: 60 },
      ],
    });
  });

  it("shrink only when they have to, and stay inside", () => {
    const { scale, points } = spots(box, 12, { x: 60, y: 70 });
    expect(scale).toBeLessThan(1);
    expect(points).toHaveLength(12);
    expect(points.every(({ x, y }) => x > 0 && x < 120 && y > 0 && y < 120)).toBe(true);
  });

  it("have a floor inside every place", () => {
    for (const place of makePlan(board.places, board.doors, 1).places) {
      const ground = floor(place, 30);
      expect(ground.width).toBeGreaterThan(60);
      expect(ground.height).toBeGreaterThan(60);
    }
  });
});
