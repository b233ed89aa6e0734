/** Which part of a drawing is shown when one looks closer. All in the drawing's own units. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the whole of the wanted size around a point, never beyond the edges; what is larger than the whole begins
    with it. */
export function closeUp(whole: Box, around: Point, { width, height }: Size): Box {
  const within = (middle: number, size: number, start: number, all: number): number =>
    Math.max(start, Math.min(middle - size / 2, start + all - size));
  return {
    x: within(around.x, width, whole.x, whole.width),
    y: within(around.y, height, whole.y, whole.height),
    width,
    height,
  };
}

/** The middle of what can be chosen; of the whole when nothing can. */
export function focusOf(whole: Box, points: readonly Point[]): Point {
  if (points.length === 0) return { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
