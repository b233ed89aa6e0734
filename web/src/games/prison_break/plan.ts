/** The prison as a drawing: squares, walls, fences, doors and gates, from the content's coordinates alone. */

export const CELL = 60;

export interface SquareContent {
  key: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
}

export interface BoardContent {
  zones: { key: string; tower: string; color: string; squares: SquareContent[] }[];
  buildings: { key: string; strategic: boolean; camera?: number; squares: SquareContent[] }[];
  doors: [string, string][];
  gates: [string, string][];
  objects: string[];
  tools: Record<string, string>;
  starts: Record<string, string>;
}

export interface Square {
  key: string;
  /** The zone or building it belongs to: what a route token marks. */
  place: string;
  outdoors: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Side {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Opening extends Side {
  kind: "door" | "gate";
}

export interface Device {
  key: string;
  square: string;
  place: string;
}

/** A class, not a plain object: a stage is watched for changes in depth, and the plan never changes. */
export class Plan {
  readonly squares: Map<string, Square>;
  readonly zones: { key: string; color: string; squares: Square[] }[];
  readonly buildings: { key: string; strategic: boolean; squares: Square[]; box: Square }[];
  readonly walls: Side[] = [];
  readonly fences: Side[] = [];
  readonly lanes: Side[] = [];
  readonly openings: Opening[] = [];
  readonly devices: Device[];
  /** In cells: everything that is drawn. */
  readonly box: { x: number; y: number; width: number; height: number };

  constructor(content: BoardContent) {
    this.zones = content.zones.map(({ key, color, squares }) => ({
      key,
      color,
      squares: squares.map((one) => squareOf(one, key, true)),
    }));
    this.buildings = content.buildings.map(({ key, strategic, squares }) => {
      const own = squares.map((one) => squareOf(one, key, false));
      return { key, strategic, squares: own, box: around(own) };
    });
    const all = [...this.zones, ...this.buildings].flatMap((place) => place.squares);
    this.squares = new Map(all.map((square) => [square.key, square]));
    this.devices = devicesOf(content);
    this.box = around(all);
    drawSides(this, content, all);
  }
}

function squareOf(content: SquareContent, place: string, outdoors: boolean): Square {
  const { key, x, y, width = 1, height = 1 } = content;
  return { key, place, outdoors, x, y, width, height };
}

/** The sides of a square, one cell long each, with the cell that lies beyond. */
function sidesOf(square: Square): (Side & { beyond: string })[] {
  const { x, y, width, height } = square;
  const found: (Side & { beyond: string })[] = [];
  for (let step = 0; step < width; step++) {
    found.push({ x1: x + step, y1: y, x2: x + step + 1, y2: y, beyond: `${x + step},${y - 1}` });
    found.push({ x1: x + step, y1: y + height, x2: x + step + 1, y2: y + height, beyond: `${x + step},${y + height}` });
  }
  for (let step = 0; step < height; step++) {
    found.push({ x1: x, y1: y + step, x2: x, y2: y + step + 1, beyond: `${x - 1},${y + step}` });
    found.push({ x1: x + width, y1: y + step, x2: x + width, y2: y + step + 1, beyond: `${x + width},${y + step}` });
  }
  return found;
}

function around(squares: readonly Square[]): Square {
  const [x, y] = [Math.min(...squares.map((one) => one.x)), Math.min(...squares.map((one) => one.y))];
  const right = Math.max(...squares.map((one) => one.x + one.width));
  const bottom = Math.max(...squares.map((one) => one.y + one.height));
  return { ...(squares[0] as Square), x, y, width: right - x, height: bottom - y };
}

/** Cameras by their numbers, then the towers in the order of the zones, as the game names them. */
function devicesOf(content: BoardContent): Device[] {
  const cameras = content.buildings
    .filter((one) => one.camera !== undefined)
    .sort((one, other) => (one.camera ?? 0) - (other.camera ?? 0))
    .map((one) => ({ key: `camera_${one.camera}`, square: one.squares[0]?.key ?? "", place: one.key }));
  return [
    ...cameras,
    ...content.zones.map((zone, number) => ({ key: `tower_${number + 1}`, square: zone.tower, place: zone.key })),
  ];
}

function drawSides(plan: Plan, content: BoardContent, all: readonly Square[]): void {
  const cells = new Map<string, Square>();
  for (const square of all) {
    for (let x = 0; x < square.width; x++)
      for (let y = 0; y < square.height; y++) cells.set(`${square.x + x},${square.y + y}`, square);
  }
  const pairs = (list: [string, string][]): Set<string> =>
    new Set(list.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const [doors, gates] = [pairs(content.doors), pairs(content.gates)];
  for (const square of all) {
    for (const { beyond, ...side } of sidesOf(square)) {
      const other = cells.get(beyond);
      const pair = `${square.key} ${other?.key}`;
      const opening = doors.has(pair) ? "door" : gates.has(pair) ? "gate" : null;
      const together = other !== undefined && other.place === square.place;
      // What lies between two squares is drawn once.
      if (other !== undefined && other.key < square.key) continue;
      if (together) plan.lanes.push(side);
      else if (opening !== null) plan.openings.push({ ...side, kind: opening });
      else (square.outdoors && (other?.outdoors ?? true) ? plan.fences : plan.walls).push(side);
    }
  }
}

export function middle(square: Square): { x: number; y: number } {
  return { x: (square.x + square.width / 2) * CELL, y: (square.y + square.height / 2) * CELL };
}

export function drawn(sides: readonly Side[]): string {
  return sides.map(({ x1, y1, x2, y2 }) => `M${x1 * CELL} ${y1 * CELL}L${x2 * CELL} ${y2 * CELL}`).join("");
}

/** A name in at most two lines, the lines as even as its words allow. */
export function inLines(name: string): string[] {
  const words = name.split(/\s+/);
  if (words.length === 1) return words;
  const splits = words
    .slice(1)
    .map((_, place) => [words.slice(0, place + 1).join(" "), words.slice(place + 1).join(" ")]);
  return (
    splits.sort(
      (one, other) => Math.max(...one.map((line) => line.length)) - Math.max(...other.map((line) => line.length)),
    )[0] ?? words
  );
}

/** The lowest empty part of the sheet, so many cells wide and high: where the desk stands. Null when the prison fills
    it all. */
export function freeArea(plan: Plan, width: number, height: number): { x: number; y: number } | null {
  const taken = [...plan.squares.values()];
  const { box } = plan;
  for (let y = box.y + box.height - height; y >= box.y; y--) {
    for (let x = box.x; x <= box.x + box.width - width; x++) {
      const free = taken.every(
        (square) =>
          square.x >= x + width ||
          square.x + square.width <= x ||
          square.y >= y + height ||
          square.y + square.height <= y,
      );
      if (free) return { x, y };
    }
  }
  return null;
}

/**
 * Where a zone's name stands, in cells: on the two empty cells beside it that lie nearest to its middle,
 * or, where it encloses none, on its own ground beside the tower.
 */
export function zoneLabel(plan: Plan, zone: string): { x: number; y: number; outside: boolean } {
  const own = plan.zones.find(({ key }) => key === zone)?.squares ?? [];
  const taken = new Set<string>();
  for (const { x, y, width, height } of plan.squares.values()) {
    for (let right = 0; right < width; right++)
      for (let down = 0; down < height; down++) taken.add(`${x + right},${y + down}`);
  }
  const cells = new Set(own.map(({ x, y }) => `${x},${y}`));
  const center = { x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) };
  let best: { x: number; y: number; far: number } | null = null;
  for (const { x: nearX, y } of own) {
    // Both ends must touch the zone: a name between two of its lanes cannot be read as another's.
    const x = nearX + 1;
    if (taken.has(`${x},${y}`) || taken.has(`${x + 1},${y}`) || !cells.has(`${x + 2},${y}`)) continue;
    const far = Math.hypot(x + 0.5 - center.x, y - center.y);
    if (best === null || far < best.far) best = { x: x + 1, y: y + 0.5, far };
  }
  if (best !== null) return { x: best.x, y: best.y, outside: true };
  const tower = plan.squares.get(
    plan.devices.find(({ key, place }) => place === zone && key.startsWith("tower"))?.square ?? "",
  );
  return { x: (tower?.x ?? center.x) + 2, y: (tower?.y ?? center.y) + 0.5, outside: false };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / Math.max(1, numbers.length);
}

/** Where the cross of a place is inked, and how large: beside its name in a zone, at the right in a room, in the midst
    of a large one. */
export function markSpot(plan: Plan, place: string): { x: number; y: number; size: number } {
  const box = plan.buildings.find(({ key }) => key === place)?.box;
  if (box === undefined) {
    const label = zoneLabel(plan, place);
    return { x: label.x * CELL + (label.outside ? 0 : 60), y: label.y * CELL + (label.outside ? 9 : 0), size: 0.62 };
  }
  if (box.width > 2) return { x: (box.x + box.width / 2) * CELL, y: (box.y + box.height / 2) * CELL, size: 0.8 };
  return { x: (box.x + box.width) * CELL - 22, y: box.y * CELL + (box.height > 1 ? 64 : 38), size: 0.6 };
}
