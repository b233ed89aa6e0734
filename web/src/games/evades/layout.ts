/** Where things stand on the island: a smooth path through hand-placed points, cut into as many stones as wanted. */

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  path: Point[];
  prison: { x: number; y: number; width: number; height: number };
  hole: Point;
  windows: Point[];
  boats: Point[];
  /** How large people are drawn. */
  scale: number;
  moon: Point;
}

const WIDE_PATH: Point[] = [
  { x: 385, y: 235 },
  { x: 560, y: 175 },
  { x: 760, y: 215 },
  { x: 950, y: 165 },
  { x: 1095, y: 225 },
  { x: 1100, y: 345 },
  { x: 960, y: 400 },
  { x: 760, y: 375 },
  { x: 560, y: 425 },
  { x: 350, y: 380 },
  { x: 170, y: 405 },
  { x: 95, y: 500 },
  { x: 170, y: 590 },
  { x: 360, y: 580 },
  { x: 560, y: 605 },
  { x: 780, y: 575 },
  { x: 960, y: 600 },
  { x: 1110, y: 575 },
];

const TALL_PATH: Point[] = [
  { x: 690, y: 275 },
  { x: 560, y: 300 },
  { x: 400, y: 270 },
  { x: 230, y: 300 },
  { x: 90, y: 320 },
  { x: 60, y: 405 },
  { x: 150, y: 455 },
  { x: 340, y: 430 },
  { x: 540, y: 460 },
  { x: 690, y: 450 },
  { x: 730, y: 535 },
  { x: 640, y: 600 },
  { x: 450, y: 580 },
  { x: 260, y: 605 },
  { x: 100, y: 600 },
  { x: 60, y: 690 },
  { x: 160, y: 745 },
  { x: 360, y: 725 },
  { x: 560, y: 750 },
  { x: 715, y: 715 },
];

const seven = (x: number, y: number, step: number): Point[] =>
  Array.from({ length: 7 }, (_, place) => ({ x: x + step * place, y }));

export const WIDE: Layout = {
  width: 1200,
  height: 780,
  path: WIDE_PATH,
  prison: { x: 24, y: 40, width: 330, height: 210 },
  hole: { x: 338, y: 236 },
  windows: [...seven(74, 122, 77).slice(0, 4), ...seven(74, 206, 77).slice(0, 3)],
  boats: [
    { x: 215, y: 700 },
    { x: 440, y: 700 },
    { x: 680, y: 700 },
    { x: 930, y: 700 },
  ],
  scale: 1.12,
  moon: { x: 1120, y: 76 },
};

export const TALL: Layout = {
  width: 780,
  height: 930,
  path: TALL_PATH,
  prison: { x: 20, y: 30, width: 700, height: 160 },
  hole: { x: 712, y: 196 },
  windows: seven(82, 132, 92),
  boats: [
    { x: 100, y: 855 },
    { x: 285, y: 855 },
    { x: 470, y: 855 },
    { x: 665, y: 855 },
  ],
  scale: 1.22,
  moon: { x: 735, y: 62 },
};

const FINE = 24;

/** A curve through all points (Catmull-Rom), as many short pieces. */
export function curve(points: readonly Point[]): Point[] {
  const fine: Point[] = [];
  for (let place = 0; place < points.length - 1; place++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (step) => points[Math.min(points.length - 1, Math.max(0, place + step))] as Point,
    ) as [Point, Point, Point, Point];
    for (let piece = 0; piece < FINE; piece++) fine.push(between(before, from, to, after, piece / FINE));
  }
  fine.push(points[points.length - 1] as Point);
  return fine;
}

function between(before: Point, from: Point, to: Point, after: Point, part: number): Point {
  const bend = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * part + (2 * a - 5 * b + 4 * c - d) * part ** 2 + (3 * b - a - 3 * c + d) * part ** 3);
  return { x: bend(before.x, from.x, to.x, after.x), y: bend(before.y, from.y, to.y, after.y) };
}

/** `count` stones at equal distances along the path, the first at its start, the last at its end. */
export function stones(points: readonly Point[], count: number): Point[] {
  const fine = curve(points);
  const lengths = [0];
  for (let place = 1; place < fine.length; place++) {
    const [from, to] = [fine[place - 1] as Point, fine[place] as Point];
    lengths.push((lengths[place - 1] as number) + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const total = lengths[lengths.length - 1] as number;
  let place = 0;
  return Array.from({ length: count }, (_, stone) => {
    const wanted = count === 1 ? total : (total * stone) / (count - 1);
    while (place < lengths.length - 1 && (lengths[place] as number) < wanted) place++;
    return fine[place] as Point;
  });
}

export function drawn(points: readonly Point[]): string {
  return points.map((point, place) => `${place === 0 ? "M" : "L"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("");
}
