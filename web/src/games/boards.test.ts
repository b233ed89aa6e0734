import { expect, it } from "vitest";
import { loadBoard } from "./boards.ts";
import { LIDS } from "./covers.ts";

it("finds the board of every game that has a cover, each its own", async () => {
  const boards = await Promise.all(LIDS.map(({ key }) => loadBoard(key)));
  expect(boards.every((board) => board !== null)).toBe(true);
  expect(new Set(boards).size).toBe(LIDS.length);
});

it("plays a game without a board on the plain one", async () => {
  expect(await loadBoard("pocket")).toBe(await loadBoard("plain"));
  expect(await loadBoard("pocket")).not.toBeNull();
});

it("has the boxes in their order on the shelf, no two at the same place", () => {
  const places = LIDS.map(({ order }) => order);
  expect(LIDS.length).toBeGreaterThan(3);
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  for (const { minutes, seats } of LIDS) {
    expect(minutes[0]).toBeLessThan(minutes[1]);
    expect(seats).toBeGreaterThan(0);
  }
});
