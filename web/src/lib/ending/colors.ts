/** One colour for each seat in a curve: told apart on paper and at night, and each with a dash of its own besides. */

const COLORS = ["#2f6fb5", "#c8372d", "#1f7a46", "#a5640d", "#7b3a8c", "#17727d", "#a83b7c", "#6f6a3a"];

export function seatColor(seat: number): string {
  return COLORS[seat % COLORS.length] ?? "#2f6fb5";
}
