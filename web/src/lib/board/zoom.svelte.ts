/** A drawing under a magnifying glass: which part of it is shown, and how fingers, wheel and a button change that. */

import { closeUp, type Box, type Point, type Size } from "./close_up.ts";

/** The drawing as it is now, in its own units. */
export interface Sheet {
  whole: Box;
  /** How much of it is shown at once. */
  opening: Size;
  /** Pixels of the screen for one unit, as it is shown now. */
  pixels: number;
  /** Where one looks until somebody draws it along. */
  focus: Point;
}

/** How near the button brings it, and how near two fingers or the wheel do; null where those do nothing. */
export interface Reach {
  near: number;
  nearest: number | null;
}

/** Pixels a finger may slip and still mean a tap. */
const SLIP = 8;
const WHEEL = 1.15;

export class Zoom {
  /** How many times nearer than the whole somebody wants it. */
  scale = $state(1);
  /** Where somebody drew it to. */
  private drawn: Point | null = $state(null);
  /** The last touch moved the drawing: the click that follows is none. */
  private moved = false;
  private readonly sheet: () => Sheet;
  private readonly reach: Reach;
  private touches: { id: number; at: Point }[] = [];
  /** Where the finger that draws came down, and what was in the middle then. */
  private grip: { at: Point; middle: Point } | null = null;

  constructor(sheet: () => Sheet, reach: Reach) {
    this.sheet = sheet;
    this.reach = reach;
  }

  get shown(): Box {
    const { whole, opening, focus } = this.sheet();
    return closeUp(whole, this.drawn ?? focus, opening);
  }

  get viewBox(): string {
    const { x, y, width, height } = this.shown;
    return [x, y, width, height].map((side) => side.toFixed(1)).join(" ");
  }

  /** Near, around a point or where one looks; or all of it again. */
  toggle(towards: Point | null): void {
    this.scale = this.scale > 1 ? 1 : this.reach.near;
    this.drawn = towards;
  }

  /** Look at the focus again, wherever it was drawn to. */
  forget(): void {
    this.drawn = null;
  }

  down = (event: PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    this.touches = [...this.others(event), { id: event.pointerId, at }];
    if (this.touches.length === 1) this.moved = false;
    this.hold(at);
  };

  move = (event: PointerEvent): void => {
    if (event.buttons === 0) return this.up(event);
    const touch = this.touches.find(({ id }) => id === event.pointerId);
    if (touch === undefined) return;
    const [before, now] = [touch.at, { x: event.clientX, y: event.clientY }];
    touch.at = now;
    const [other] = this.others(event);
    if (other === undefined) this.draw(now);
    else if (this.reach.nearest !== null) {
      this.moved = true;
      this.bring(this.scale * (distance(now, other.at) / Math.max(1, distance(before, other.at))));
    }
  };

  up = (event: PointerEvent): void => {
    this.touches = this.others(event);
    const [left] = this.touches;
    if (left !== undefined) this.hold(left.at);
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.bring(this.scale * (event.deltaY < 0 ? WHEEL : 1 / WHEEL));
  };

  /** Caught before it reaches what lies below: the end of a drag is no click. */
  click = (event: MouseEvent): void => {
    if (this.moved) event.stopPropagation();
    this.moved = false;
    this.touches = [];
  };

  private others({ pointerId }: PointerEvent): { id: number; at: Point }[] {
    return this.touches.filter(({ id }) => id !== pointerId);
  }

  private hold(at: Point): void {
    const { x, y, width, height } = this.shown;
    this.grip = { at, middle: { x: x + width / 2, y: y + height / 2 } };
  }

  private draw(now: Point): void {
    const { whole, opening, pixels } = this.sheet();
    const close = opening.width < whole.width || opening.height < whole.height;
    if (this.grip === null || !close) return;
    this.moved ||= distance(now, this.grip.at) > SLIP;
    if (!this.moved) return;
    const { at, middle } = this.grip;
    this.drawn = { x: middle.x - (now.x - at.x) / pixels, y: middle.y - (now.y - at.y) / pixels };
  }

  /** So near, around what is in the middle. */
  private bring(scale: number): void {
    const { x, y, width, height } = this.shown;
    this.drawn = { x: x + width / 2, y: y + height / 2 };
    this.scale = Math.min(this.reach.nearest ?? 1, Math.max(1, scale));
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
