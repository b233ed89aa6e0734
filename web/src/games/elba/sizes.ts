/** How large letters are drawn: as large as one row of them allows. */

/** The width of a letter card of size 1. */
const CARD = 40;
/** A thumb still finds a card of this size, with the frame around it. */
const LEAST = 0.48;

/** The size at which `count` cards, each with `frame` pixels around it, stand side by side in `width` pixels. */
export function sizeFor(width: number, count: number, frame: number, most: number, least = LEAST): number {
  const fitting = (width / Math.max(1, count) - frame) / CARD;
  // Rounded down: a hundredth too much would send the last card into a second row.
  return Math.floor(Math.min(most, Math.max(least, fitting)) * 100) / 100;
}

/** How many cards stand in a row where a full Bag takes two: as many above as below, or one more. */
export function across(count: number, most: number): number {
  return count <= most ? Math.max(1, count) : Math.ceil(count / 2);
}
