import { expect, it } from "vitest";
import { Zoom, type Reach } from "./zoom.svelte.ts";

const WHOLE = { x: 0, y: 0, width: 400, height: 200 };
const MIDDLE = { x: 200, y: 100 };

/** A drawing that is shown twice as large on the screen as it is in its units. */
function sheet(reach: Reach = { near: 2, nearest: 4 }): Zoom {
  const zoom: Zoom = new Zoom(
    () => ({
      whole: WHOLE,
      opening: { width: WHOLE.width / zoom.scale, height: WHOLE.height / zoom.scale },
      pixels: 2 * zoom.scale,
      focus: MIDDLE,
    }),
    reach,
  );
  return zoom;
}

const touch = (x: number, y: number, pointerId = 1, buttons = 1): PointerEvent =>
  ({ clientX: x, clientY: y, pointerId, buttons }) as PointerEvent;

/** Whether a click would reach what lies below. */
function clicks(zoom: Zoom): boolean {
  let reached = true;
  zoom.click({ stopPropagation: () => (reached = false) } as unknown as MouseEvent);
  return reached;
}

const wheel = (deltaY: number, ctrlKey = true): WheelEvent =>
  ({ deltaY, ctrlKey, preventDefault: () => undefined }) as unknown as WheelEvent;

it("shows all of it, then a part around a point, then all of it again", () => {
  const zoom = sheet();
  expect(zoom.viewBox).toBe("0.0 0.0 400.0 200.0");
  zoom.toggle({ x: 0, y: 0 });
  expect(zoom.shown).toEqual({ x: 0, y: 0, width: 200, height: 100 });
  zoom.toggle(null);
  expect(zoom.viewBox).toBe("0.0 0.0 400.0 200.0");
});

it("looks where one looks until it is drawn along, and again when told to forget", () => {
  const zoom = sheet();
  zoom.toggle(null);
  expect(zoom.shown).toMatchObject({ x: 100, y: 50 });
  zoom.down(touch(0, 0));
  zoom.move(touch(40, 20));
  expect(zoom.shown).toMatchObject({ x: 90, y: 45 });
  zoom.forget();
  expect(zoom.shown).toMatchObject({ x: 100, y: 50 });
});

it("never leaves the drawing", () => {
  const zoom = sheet();
  zoom.toggle(null);
  zoom.down(touch(0, 0));
  zoom.move(touch(9999, 9999));
  expect(zoom.shown).toMatchObject({ x: 0, y: 0 });
});

it("takes the end of a drag for no click, but a finger that slipped a little for one", () => {
  const zoom = sheet();
  zoom.toggle(null);
  zoom.down(touch(0, 0));
  zoom.move(touch(5, 5));
  zoom.up(touch(5, 5));
  expect(clicks(zoom)).toBe(true);
  zoom.down(touch(0, 0));
  zoom.move(touch(30, 0));
  zoom.up(touch(30, 0));
  expect(clicks(zoom)).toBe(false);
  expect(clicks(zoom)).toBe(true);
});

it("does not draw what is shown in full, nor after a button that was let go elsewhere", () => {
  const zoom = sheet();
  zoom.down(touch(0, 0));
  zoom.move(touch(50, 0));
  expect(clicks(zoom)).toBe(true);
  zoom.toggle(null);
  zoom.down(touch(0, 0));
  zoom.move(touch(50, 0, 1, 0));
  expect(zoom.shown).toMatchObject({ x: 100, y: 50 });
});

it("comes nearer with two fingers or the wheel, and only so near", () => {
  const zoom = sheet();
  zoom.down(touch(0, 0, 1));
  zoom.down(touch(100, 0, 2));
  zoom.move(touch(150, 0, 2));
  expect(zoom.scale).toBeCloseTo(1.5);
  zoom.move(touch(9999, 0, 2));
  expect(zoom.scale).toBe(4);
  expect(clicks(zoom)).toBe(false);
  zoom.wheel(wheel(1));
  expect(zoom.scale).toBeCloseTo(4 / 1.15);
  zoom.wheel(wheel(1, false));
  expect(zoom.scale).toBeCloseTo(4 / 1.15);
});

it("leaves two fingers alone where only the button brings it nearer", () => {
  const zoom = sheet({ near: 2, nearest: null });
  zoom.down(touch(0, 0, 1));
  zoom.down(touch(100, 0, 2));
  zoom.move(touch(300, 0, 2));
  expect(zoom.scale).toBe(1);
});
