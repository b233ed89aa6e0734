import { describe, expect, it } from "vitest";
import content from "../../../../src/escapade/content/prison_break/board.json";
import { closeUp, dragged, focusOf } from "./lens.ts";
import { CELL, freeArea, inLines, markSpot, Plan, zoneLabel, type BoardContent } from "./plan.ts";

const plan = new Plan(content as unknown as BoardContent);

describe("Plan", () => {
  it("draws every door and gate once", () => {
    expect(plan.openings.filter(({ kind }) => kind === "door")).toHaveLength(content.doors.length);
    expect(plan.openings.filter(({ kind }) => kind === "gate")).toHaveLength(content.gates.length);
  });
  it("names cameras before towers, each with its square", () => {
    expect(plan.devices.map(({ key }) => key)).toEqual(
      [1, 2, 3, 4, 5, 6].map((one) => `camera_${one}`).concat([1, 2, 3, 4, 5].map((one) => `tower_${one}`)),
    );
    expect(plan.devices[0]?.square).toBe("visiting_room");
    expect(plan.devices[6]?.square).toBe("yard_13");
  });
});

describe("names and marks", () => {
  it("stand on empty ground, each zone's on its own", () => {
    const spots = plan.zones.map(({ key }) => zoneLabel(plan, key));
    expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(plan.zones.length);
    expect(spots.filter(({ outside }) => outside)).toHaveLength(4);
  });
  it("mark every place somewhere else", () => {
    const places = [...plan.zones, ...plan.buildings].map(({ key }) => markSpot(plan, key));
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(places.length);
  });
  it("leave the desk an empty place", () => {
    expect(freeArea(plan, 4, 2)).toEqual({ x: 8, y: 10 });
    expect(freeArea(plan, 14, 12)).toBeNull();
  });
  it("break into two even lines", () => {
    expect(inLines("chapel")).toEqual(["chapel"]);
    expect(inLines("salle des gardiens")).toEqual(["salle des", "gardiens"]);
  });
});

describe("looking closer", () => {
  const whole = { x: 0, y: 0, width: 14 * CELL, height: 12 * CELL };
  it("stays within the plan", () => {
    expect(closeUp(whole, { x: 0, y: 0 }, { width: 420, height: 360 })).toEqual({
      x: 0,
      y: 0,
      width: 420,
      height: 360,
    });
    expect(closeUp(whole, { x: 9999, y: 360 }, { width: 420, height: 360 })).toEqual({
      x: 420,
      y: 180,
      width: 420,
      height: 360,
    });
    expect(closeUp(whole, { x: 9999, y: 360 }, { width: 840, height: 900 })).toEqual({
      x: 0,
      y: 0,
      width: 840,
      height: 900,
    });
  });
  it("looks at what can be chosen, and follows a finger", () => {
    expect(
      focusOf(whole, [
        { x: 0, y: 10 },
        { x: 20, y: 30 },
      ]),
    ).toEqual({ x: 10, y: 20 });
    expect(focusOf(whole, [])).toEqual({ x: 420, y: 360 });
    expect(dragged({ x: 100, y: 100 }, { ...whole, width: 400 }, 200, { x: 10, y: -5 })).toEqual({ x: 80, y: 110 });
  });
});
