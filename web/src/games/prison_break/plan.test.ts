import { describe, expect, it } from "vitest";
import content from "../../../../src/escapade/content/prison_break/board.json";
import { freeArea, inLines, markSpot, Plan, zoneLabel, type BoardContent } from "./plan.ts";

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
