/** Where the goals of a plan lie on the map, and how they are pointed out: a flag at each place, a ring around the
    device. */

import { CELL, markSpot, middle, type Device, type Plan, type Square } from "./plan.ts";
import type { EscapeCard, PrisonStage } from "./stage.ts";

export interface Goal {
  place: string;
  /** Where the flag stands. */
  x: number;
  y: number;
  /** The border of the place, drawn along the inside of its squares. */
  outline: string;
}

/** The places of a plan that are not marked yet. */
export function goalsOf(stage: PrisonStage, card: EscapeCard): Goal[] {
  return card.route
    .filter((place) => !stage.route.includes(place))
    .map((place) => ({ place, ...flagSpot(stage.plan, place), outline: outlineOf(stage.plan, place) }));
}

/** At the right wall of a room, below its name and above its camera; beside the name of a zone. */
function flagSpot(plan: Plan, place: string): { x: number; y: number } {
  const box = plan.buildings.find(({ key }) => key === place)?.box;
  if (box === undefined) {
    const { x, y } = markSpot(plan, place);
    return { x, y: y + 2 };
  }
  return { x: (box.x + box.width) * CELL - 16, y: box.y * CELL + (box.height > 1 ? 56 : 30) };
}

const INSET = 4;

/** Every side of its squares beyond which another place begins. */
export function outlineOf(plan: Plan, place: string): string {
  const own = [...plan.squares.values()].filter((square) => square.place === place);
  const cells = new Set(own.flatMap(cellsOf));
  const has = (x: number, y: number): boolean => cells.has(`${x},${y}`);
  const lines: string[] = [];
  for (const cell of cells) {
    const [x, y] = cell.split(",").map(Number) as [number, number];
    const [left, right, top, bottom] = [
      x * CELL + INSET,
      (x + 1) * CELL - INSET,
      y * CELL + INSET,
      (y + 1) * CELL - INSET,
    ];
    // A side goes on to the next cell where the place does, so that no gap is left between them.
    const [west, east] = [has(x - 1, y) ? x * CELL : left, has(x + 1, y) ? (x + 1) * CELL : right];
    const [north, south] = [has(x, y - 1) ? y * CELL : top, has(x, y + 1) ? (y + 1) * CELL : bottom];
    if (!has(x, y - 1)) lines.push(`M${west} ${top}H${east}`);
    if (!has(x, y + 1)) lines.push(`M${west} ${bottom}H${east}`);
    if (!has(x - 1, y)) lines.push(`M${left} ${north}V${south}`);
    if (!has(x + 1, y)) lines.push(`M${right} ${north}V${south}`);
  }
  return lines.join("");
}

function cellsOf({ x, y, width, height }: Square): string[] {
  return Array.from(
    { length: width * height },
    (_, place) => `${x + (place % width)},${y + Math.floor(place / width)}`,
  );
}

/** A tower stands in the midst of its square, a camera hangs in the lower right corner of its room. */
export function deviceSpot(plan: Plan, device: Device): { x: number; y: number } {
  const square = plan.squares.get(device.square) as Square;
  return isCamera(device.key)
    ? { x: (square.x + square.width) * CELL - 15, y: (square.y + square.height) * CELL - 15 }
    : middle(square);
}

export function isCamera(device: string): boolean {
  return device.startsWith("camera");
}
