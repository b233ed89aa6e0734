/** How a drawn part is cut: every part is a list of strokes, each in one manner. */

/**
 * block: black with a bone rim; void: black without one; bone: left standing white; cut and gouge: a thin and a thick
 * bone line; ink: a black line on bone.
 */
export type Manner = "block" | "void" | "bone" | "cut" | "gouge" | "ink";
export type Stroke = readonly [Manner, string];
export type Part = readonly Stroke[];

/** A part and where it stands: x, y of its foot, its size, and whether it looks the other way. */
export interface Placed {
  part: Part;
  x: number;
  y: number;
  size: number;
  flip: boolean;
}
