/** The ground plan in drawing units: rooms from the content's measures, doors where two of them share a wall. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface PlaceContent extends Box {
  key: string;
  kind: "tower" | "room" | "corridor" | "safe";
  words: string[];
  dice: [number, number][];
  shape: "round" | "rectangle";
}

export interface Place extends Box {
  key: string;
  kind: PlaceContent["kind"];
  words: string[];
  dice: [number, number][];
  round: boolean;
  middle: Point;
}

export interface Door {
  key: string;
  at: Point;
  /** Whether one walks through it from left to right. */
  sideways: boolean;
  width: number;
}

export interface Plan {
  width: number;
  height: number;
  places: Place[];
  doors: Door[];
}

export const UNIT = 40;
/** Room around the walls, for the towers' bellies and the paper's edge. */
export const MARGIN = 26;
const DOOR = 0.9;
const LOW = 33;
const HIGH = 50;

/** Storeys are drawn lower or higher so that the plan fills the screen it is shown on. */
export function storey(columns: number, rows: number, aspect: number): number {
  const wanted = (columns * UNIT + 2 * MARGIN) / aspect - 2 * MARGIN;
  return Math.min(HIGH, Math.max(LOW, wanted / rows));
}

export function makePlan(
  places: readonly PlaceContent[],
  doors: readonly (readonly [string, string])[],
  aspect: number,
): Plan {
  const columns = Math.max(...places.map(({ x, width }) => x + width));
  const rows = Math.max(...places.map(({ y, height }) => y + height));
  const tall = storey(columns, rows, aspect);
  const drawn = places.map((place): Place => {
    const box = {
      x: MARGIN + place.x * UNIT,
      y: MARGIN + place.y * tall,
      width: place.width * UNIT,
      height: place.height * tall,
    };
    return {
      ...box,
      key: place.key,
      kind: place.kind,
      words: place.words,
      dice: place.dice,
      round: place.shape === "round",
      middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    };
  });
  const byKey = new Map(drawn.map((place) => [place.key, place]));
  const found: Door[] = [];
  for (const [one, other] of doors) {
    const [from, to] = [byKey.get(one), byKey.get(other)];
    const door = from === undefined || to === undefined ? null : sharedWall(from, to);
    if (door !== null) found.push({ key: `${one} ${other}`, ...door });
  }
  return { width: columns * UNIT + 2 * MARGIN, height: rows * tall + 2 * MARGIN, places: drawn, doors: found };
}

/** The middle of the wall that two boxes share; null if they do not touch. */
export function sharedWall(one: Box, other: Box): { at: Point; sideways: boolean; width: number } | null {
  const left = Math.max(one.x, other.x);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const top = Math.max(one.y, other.y);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  const near = 0.5;
  if (right - left > near && Math.abs(top - bottom) <= near) {
    return { at: { x: (left + right) / 2, y: top }, sideways: false, width: Math.min(DOOR * UNIT, right - left) };
  }
  if (bottom - top > near && Math.abs(left - right) <= near) {
    return { at: { x: left, y: (top + bottom) / 2 }, sideways: true, width: Math.min(DOOR * UNIT, bottom - top) };
  }
  return null;
}

export interface Spots {
  scale: number;
  points: Point[];
}

/** Where `count` guests of a given size stand in a room: in rows, smaller only when they have to be. */
export function spots(box: Box, count: number, size: Point): Spots {
  let best: Spots = { scale: 0, points: [] };
  for (let across = Math.max(1, count); across >= 1; across--) {
    const down = Math.ceil(count / across);
    const scale = Math.min(1, box.width / (across * size.x), box.height / (down * size.y));
    // The first arrangement of the largest size wins: people stand side by side where the room is wide enough.
    if (scale > best.scale + 0.001)
      best = { scale, points: grid(box, count, across, down, { x: size.x * scale, y: size.y * scale }) };
  }
  return best;
}

function grid(box: Box, count: number, across: number, down: number, step: Point): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / across);
    const inRow = row === down - 1 ? count - row * across : across;
    return {
      x: box.x + box.width / 2 + ((place % across) - (inRow - 1) / 2) * step.x,
      y: box.y + box.height / 2 + (row - (down - 1) / 2) * step.y,
    };
  });
}

/** The part of a place where people stand: below its name, clear of round walls. */
export function floor(place: Place, label: number): Box {
  const side = place.round ? place.width * 0.13 : 8;
  const top =
    place.kind === "corridor"
      ? 8
      : place.kind === "tower"
        ? 13 + label
        : place.round
          ? place.height * 0.1 + label
          : 6 + label;
  const bottom = place.kind === "tower" ? 27 : place.round ? place.height * 0.1 : 6;
  return { x: place.x + side, y: place.y + top, width: place.width - 2 * side, height: place.height - top - bottom };
}

/** A throw's way through the air, for the dotted line. */
export function arc(from: Point, to: Point): string {
  const lift = 90 + Math.hypot(to.x - from.x, to.y - from.y) * 0.35;
  return `M${from.x} ${from.y} Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - lift} ${to.x} ${to.y}`;
}
