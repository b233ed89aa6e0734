/** Where the lines of a curve run, and where their names can stand without covering each other. */

import type { Curve } from "../game/ending.ts";

export interface Field {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ChartLine {
  d: string;
  end: { x: number; y: number };
  /** The height of its name. */
  label: number;
  color: string;
  dash: string;
}

/** Colours alone do not tell lines apart. */
const DASHES = ["", "9 5", "3 4", "14 4 3 4", "2 7", "9 3 3 3 3 3"];

export const dashOf = (place: number): string => DASHES[place % DASHES.length] ?? "";

const GAP = 18;

export function curveLines(curve: Curve, field: Field, gap: number = GAP): ChartLine[] {
  const lines = curve.series.map(({ values, color }, place) => {
    const points = values.map((value, step) => ({
      x: field.left + (field.width * step) / Math.max(1, values.length - 1),
      y: field.top + field.height * (1 - Math.min(1, value / Math.max(1, curve.top))),
    }));
    const end = points.at(-1) ?? { x: field.left, y: field.top + field.height };
    const d = points.map(({ x, y }, step) => `${step === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    return { d, end, label: end.y, color, dash: dashOf(place) };
  });
  spread(lines, field, gap);
  return lines;
}

/** Names of lines that end close together stand below each other, in the order of the lines, inside the field. */
function spread(lines: ChartLine[], field: Field, gap: number): void {
  const order = [...lines].sort((one, other) => one.end.y - other.end.y);
  let free = field.top;
  for (const line of order) {
    line.label = Math.max(line.end.y, free);
    free = line.label + gap;
  }
  let floor = field.top + field.height;
  for (const line of order.reverse()) {
    line.label = Math.min(line.label, floor);
    floor = line.label - gap;
  }
}
