import { expect, it } from "vitest";
import { stones, TALL, WIDE } from "./layout.ts";
import { berth, placeOf, scenes, type EvadesStage } from "./stage.ts";

const BOATS = [
  { key: "a", room: 2, points: 1 },
  { key: "b", room: 2, points: 2 },
  { key: "c", room: 2, points: 3 },
  { key: "d", room: 1, points: 4 },
];

function stage(): EvadesStage {
  return {
    prisoners: [],
    boats: BOATS,
    squares: 30,
    track: { 3: ["red", "blue"] },
    boarded: ["brown"],
    named: [],
    faces: {},
    unused: [],
    tumbling: [],
    walking: null,
    bets: [],
    picks: [],
  };
}
const fact = (kind: string, fields: Record<string, unknown>) => ({ seq: 1, kind, fields, rule: "" });

function playAll(now: EvadesStage, ...facts: ReturnType<typeof fact>[]): EvadesStage {
  for (const scene of scenes(() => now, facts)) for (const { change } of scene.steps) change();
  return now;
}

it("puts who moves on top of the stack, and frees the one below", () => {
  const now = playAll(
    stage(),
    fact("moved", { seat: "p0", pawn: "blue", start: 3, square: 6 }),
    fact("moved", { seat: "p0", pawn: "red", start: 3, square: 6 }),
  );
  expect(now.track[6]).toEqual(["blue", "red"]);
  expect(placeOf(now, "blue")).toEqual({ at: "square", square: 6, level: 0, covered: true });
  expect(now.walking).toBeNull();
});

it("walks back too, and spends the white die", () => {
  const now = stage();
  now.unused = ["white", "red"];
  playAll(now, fact("moved_back", { seat: "p0", pawn: "blue", start: 3, square: 1 }));
  expect(now.track[1]).toEqual(["blue"]);
  expect(now.unused).toEqual(["red"]);
});

it("rolls all dice of a throw in one scene, on their true faces", () => {
  const now = stage();
  const facts = [
    fact("rolled", { die: "red", face: 4 }),
    fact("rolled", { die: "white", face: 2 }),
    fact("turn_ended", { seat: "p0" }),
  ];
  expect(scenes(() => now, facts).map(({ facts: told }) => told.length)).toEqual([2, 1]);
  playAll(now, ...facts.slice(0, 2));
  expect(now.faces).toEqual({ red: 4, white: 2 });
  expect(now.tumbling).toEqual([]);
});

it("fills the boats from the left", () => {
  expect([0, 1, 2, 5, 6].map((rank) => berth(BOATS, rank).boat)).toEqual([0, 0, 1, 2, 3]);
  const now = playAll(stage(), fact("boarded", { pawn: "blue", boat: "a" }));
  expect(placeOf(now, "blue")).toEqual({ at: "boat", boat: 0, seat: 1 });
  expect(placeOf(now, "green")).toEqual({ at: "window" });
});

it("cuts the path into equal stones, of any length", () => {
  for (const layout of [WIDE, TALL]) {
    for (const count of [20, 30, 50]) {
      const places = stones(layout.path, count);
      expect(places).toHaveLength(count);
      const gaps = places
        .slice(1)
        .map((place, index) => Math.hypot(place.x - (places[index]?.x ?? 0), place.y - (places[index]?.y ?? 0)));
      // A bend shortens the straight distance, but no two stones may lie on each other.
      expect(Math.min(...gaps)).toBeGreaterThan(Math.max(...gaps) * 0.4);
      expect(places.every(({ x, y }) => x > 20 && x < layout.width - 20 && y > 20 && y < layout.height - 20)).toBe(
        true,
      );
    }
  }
});
