/** The plan under a magnifying glass: two fingers or the wheel, one finger to move it about. */

import type { Point } from "./layout.ts";

interface Sheet {
  width: number;
  height: number;
  pixels: number;
}

const NEAR = 2.2;
const NEAREST = 3.5;
/** Pixels a finger may slip and still mean a tap. */
const SLIP = 8;

export class Zoom {
  scale = $state(1);
  centre: Point = $state({ x: 0.5, y: 0.5 });
  /** The last touch moved the plan: the click that follows is none. */
  dragged = false;
  private readonly sheet: () => Sheet;
  private readonly touches = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };

  constructor(sheet: () => Sheet) {
    this.sheet = sheet;
  }

  get box(): string {
    const { width, height } = this.sheet();
    const [wide, high] = [width / this.scale, height / this.scale];
    const { x, y } = this.centre;
    return [x * width - wide / 2, y * height - high / 2, wide, high].map((side) => side.toFixed(1)).join(" ");
  }

  toggle(towards: Point | null): void {
    const { width, height } = this.sheet();
    this.centre = towards === null ? { x: 0.5, y: 0.5 } : { x: towards.x / width, y: towards.y / height };
    this.set(this.scale > 1 ? 1 : NEAR);
  }

  down = (event: PointerEvent): void => {
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
    if (this.touches.size === 1) this.dragged = false;
  };

  move = (event: PointerEvent): void => {
    const before = this.touches.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.touches].find(([finger]) => finger !== event.pointerId)?.[1];
    this.touches.set(event.pointerId, now);
    if (other !== undefined) {
      this.dragged = true;
      this.set(this.scale * (distance(now, other) / Math.max(1, distance(before, other))));
    } else if (this.scale > 1 && (this.dragged || distance(now, this.start) > SLIP)) {
      this.dragged = true;
      const { width, height, pixels } = this.sheet();
      const share = 1 / (pixels * this.scale);
      this.centre = {
        x: this.centre.x - ((now.x - before.x) * share) / width,
        y: this.centre.y - ((now.y - before.y) * share) / height,
      };
      this.set(this.scale);
    }
  };

  up = (event: PointerEvent): void => {
    this.touches.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.set(this.scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15));
  };

  private set(scale: number): void {
    this.scale = Math.min(NEAREST, Math.max(1, scale));
    this.centre = { x: held(this.centre.x, this.scale), y: held(this.centre.y, this.scale) };
  }
}

/** The centre stays where the sheet's edge does not come into sight. */
export function held(centre: number, scale: number): number {
  const edge = 0.5 / scale;
  return Math.min(1 - edge, Math.max(edge, centre));
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
