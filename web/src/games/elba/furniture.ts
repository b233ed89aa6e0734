/** Ink-line furniture, one drawing for each room, in a box of 120 by 90 around the middle. A pack's own rooms stay
    bare. */

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y} h${w} v${h} h${-w} z`;
const many = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join(" ");

/** A bed with its pillow and the fold of the blanket. */
const bed = (x: number, y: number): string => `${box(x, y, 26, 44)} ${box(x + 4, y + 4, 18, 9)} M${x} ${y + 19} h26`;
/** A round table with four chairs. */
const table = (x: number, y: number): string =>
  `${ring(x, y, 11)} ${ring(x - 18, y, 4)} ${ring(x + 18, y, 4)} ${ring(x, y - 18, 4)} ${ring(x, y + 18, 4)}`;
const barrel = (x: number, y: number): string =>
  `M${x - 11} ${y - 16} h22 q7 16 0 32 h-22 q-7 -16 0 -32 M${x - 13} ${y - 7} h26 M${x - 13} ${y + 7} h26`;
const tree = (x: number, y: number, r: number): string =>
  many(8, (leaf) => {
    const turn = (leaf * Math.PI) / 4;
    return ring(x + Math.cos(turn) * r * 0.7, y + Math.sin(turn) * r * 0.7, r * 0.42);
  }) + ` ${ring(x, y, r * 0.2)}`;
const wave = (x: number, y: number): string => `M${x} ${y} q6 -6 12 0 t12 0 t12 0`;
const apple = (x: number, y: number): string =>
  `M${x} ${y - 5} q10 -7 12 4 q0 12 -12 14 q-12 -2 -12 -14 q2 -11 12 -4 M${x} ${y - 5} q0 -6 4 -9`;
const column = (x: number, y: number): string => `${ring(x, y, 9)} ${ring(x, y, 6)} ${box(x - 11, y - 11, 22, 22)}`;
const desk = (x: number, y: number): string => `${box(x, y, 24, 10)} ${ring(x + 12, y + 17, 4)}`;
const plates = (x: number): string => `${ring(x, -24, 5)} ${ring(x, 24, 5)} ${ring(x, -4, 5)} ${ring(x, 8, 4)}`;

export const FURNITURE: Record<string, string> = {
  caesar_room: `${column(-46, -30)} ${column(46, -30)} ${column(-46, 30)} ${column(46, 30)} M-16 30 h32 l-4 -10 h-24 z
    M-12 20 q-8 -10 2 -16 q-10 -24 10 -24 q20 0 12 22 q8 8 -2 18 M-14 -12 q-4 -12 4 -18 M-8 -20 l-8 -2
    M14 -12 q6 -10 -2 -18 M10 -20 l8 -2`,
  opal_room: `M-26 -8 l14 -18 h24 l14 18 l-26 34 z M-26 -8 h52 M-12 -26 l6 18 l6 34 M12 -26 l-6 18 l-6 34
    M-52 -30 l4 8 M-56 -24 l12 -2 M50 24 l4 8 M46 30 l12 -2`,
  coral_room: `M0 40 V10 M0 26 q-18 -2 -20 -24 M-18 12 q-14 -2 -16 -16 M0 18 q18 -4 22 -26 M20 2 q14 -2 16 -18
    M0 10 q-8 -14 -4 -34 M-3 -6 q10 -8 10 -24 M-20 2 q-2 -10 4 -18 M22 -8 q-6 -8 -2 -18 ${ring(-46, 24, 4)}
    ${ring(48, 18, 3)} ${ring(-40, -26, 3)}`,
  roof: `${many(5, (row) => many(6, (tile) => `M${-60 + tile * 20 + (row % 2) * 10} ${-36 + row * 18} q10 14 20 0`))}
    ${box(22, -34, 22, 26)} M19 -34 h28 M26 -38 q-6 -8 2 -12`,
  cafe: `${table(-62, -12)} ${table(2, 20)} ${table(64, -12)}`,
  parlor: `M-70 -10 v34 h60 v-34 q-8 -6 -12 2 v14 h-36 v-14 q-4 -8 -12 -2 M-58 6 v18
    M-22 6 v18 ${box(30, -36, 44, 16)} M36 -20 v-8 q16 -12 32 0 v8 M46 -22 q6 -10 12 0 ${ring(52, 18, 14)} M38 18 h28`,
  ball_room: `M-44 34 V-6 q0 -28 30 -28 q20 0 22 22 q2 16 20 18 v28 z M-44 24 h72
    ${many(8, (key) => `M${-36 + key * 9} 24 v10`)} M34 -34 v16 ${ring(31, -17, 3.5)}
    M34 -34 l12 4 v14 ${ring(43, -15, 3.5)}`,
  spa: `M-46 -6 h92 q0 34 -30 36 h-32 q-30 -2 -30 -36 M-52 -6 h104 M-26 30 l-4 8 M26 30 l4 8
    M38 -6 v-22 q0 -8 -8 -8 t-8 8 ${ring(-22, -16, 6)} ${ring(-10, -24, 4)} ${ring(-30, -28, 3)} ${ring(2, -14, 4)}`,
  pool: `M-48 -34 h96 q8 0 8 8 v52 q0 8 -8 8 h-96 q-8 0 -8 -8 v-52 q0 -8 8 -8 ${wave(-40, -12)} ${wave(2, 2)}
    ${wave(-34, 18)} M34 -42 v22 M48 -42 v22 M34 -30 h14 M34 -23 h14`,
  sleep_room: `${bed(-54, -32)} ${bed(-13, -32)} ${bed(28, -32)} ${box(-26, -32, 10, 10)} ${box(16, -32, 10, 10)}`,
  class_room: `${box(-44, -40, 88, 14)} M-30 -33 h14 M-10 -33 h20
    ${many(2, (row) => many(3, (place) => desk(-46 + place * 34, -12 + row * 28)))}`,
  arbor: `${tree(-34, -18, 20)} ${tree(32, -22, 17)} ${tree(30, 22, 21)} M-44 26 h34 v8 h-34 z M-44 30 h34 M-40 34 v6
    M-14 34 v6`,
  farm: `${many(4, (row) => `M-54 ${-32 + row * 13} q14 -7 28 0 t28 0`)} M8 36 v-26 l20 -16 l20 16 v26 z
    M20 36 v-18 h16 v18 M20 18 l16 18 M36 18 l-16 18 M24 4 h8 M-48 34 q2 -10 12 -8 l4 -6 l4 8 q2 8 -8 8 z`,
  meal_room: `${box(-52, -14, 104, 28)} ${many(4, (place) => plates(-39 + place * 26))}`,
  bar: `M-84 -30 h150 v18 h-132 v30 h-18 z ${many(5, (stool) => ring(-46 + stool * 25, 2, 7))}
    ${many(6, (jug) => `M${-60 + jug * 21} -20 v-10 h7 v10`)} M46 34 v-14 l-10 -12 h20 l-10 12 M40 34 h12`,
  lab: `${box(-80, -34, 100, 16)} M-64 -34 v-10 M-58 -34 v-10 M-61 -44 l-8 18 h16 z
    M52 -38 h10 v16 l16 34 q0 6 -6 6 h-30 q-6 0 -6 -6 l16 -34 z M43 0 h28 ${ring(50, 8, 3)} ${ring(60, 5, 2)}
    M-60 34 v-30 h10 v30 a5 5 0 0 1 -10 0 M-40 34 v-30 h10 v30 a5 5 0 0 1 -10 0 M-66 4 h42 M-60 18 h10 M-40 14 h10
    M-20 -26 h30`,
  cellar: `${barrel(-34, -16)} ${barrel(4, -16)} ${barrel(42, -16)} ${barrel(-16, 24)} ${barrel(24, 24)}`,
  apple_room: `${tree(0, -8, 30)} M-5 18 l-3 22 h16 l-3 -22 ${apple(-52, 22)} ${apple(54, 26)} ${apple(50, -24)}
    ${apple(-54, -26)}`,
  map_room: `M-56 -30 l36 8 l36 -8 l38 8 v52 l-38 -8 l-36 8 l-36 -8 z M-20 -22 v52 M16 -30 v52
    M-46 -8 q12 -10 20 4 t18 6 M26 -6 l14 14 M40 -6 l-14 14 M-8 14 q8 -8 16 -2`,
  parole_room: `M-44 -34 h88 v16 h-88 z M-30 -18 v10 h60 v-10 M-8 -34 l4 -8 h8 l4 8
    M-40 34 V2 h80 v32 z ${many(6, (bar) => `M${-28 + bar * 11} 2 v32`)} M-18 -26 h36`,
};
