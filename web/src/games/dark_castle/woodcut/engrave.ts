/** The engraver's tool: cuts that grow thick where light falls and vanish in the dark. Pure; the same seed cuts the
    same block. */

export interface Light {
  x: number;
  y: number;
  /** How far it reaches. */
  reach: number;
  power: number;
}

export type Grain = "lines" | "rings" | "rays" | "waves" | "slant" | "cross";

export const SIDE = 400;

/** A number between 0 and 1 at each call, the same row of them for the same word. */
export function chisel(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function brightness(lights: readonly Light[], x: number, y: number): number {
  let sum = 0;
  for (const light of lights)
    sum += light.power * Math.exp(-((x - light.x) ** 2 + (y - light.y) ** 2) / light.reach ** 2);
  return Math.min(1, sum);
}

interface Spot {
  x: number;
  y: number;
  half: number;
}

const THINNEST = 0.32;
const GAP = 7;

/** One cut along a row of spots: a sliver with two edges, broken off where it grows too thin. */
function sliver(spots: readonly Spot[]): string {
  let drawn = "";
  let run: Spot[] = [];
  const close = (): void => {
    if (run.length > 1) {
      const there = run.map((spot) => `${spot.x.toFixed(1)} ${(spot.y - spot.half).toFixed(1)}`);
      const back = [...run].reverse().map((spot) => `${spot.x.toFixed(1)} ${(spot.y + spot.half).toFixed(1)}`);
      drawn += `M${[...there, ...back].join("L")}Z`;
    }
    run = [];
  };
  for (const spot of spots) {
    if (spot.half < THINNEST) close();
    else run.push(spot);
  }
  close();
  return drawn;
}

function level(lights: readonly Light[], random: () => number, bend: (x: number) => number): string {
  let drawn = "";
  for (let y = 3; y < SIDE; y += GAP) {
    const spots: Spot[] = [];
    for (let x = 0; x <= SIDE; x += 10) {
      const here = y + bend(x + y * 0.7);
      spots.push({ x, y: here, half: brightness(lights, x, here) * GAP * 0.44 * (0.75 + random() * 0.35) });
    }
    drawn += sliver(spots);
  }
  return drawn;
}

/** Cuts across the grain at an angle: whole slivers, each from edge to edge. */
function slanted(lights: readonly Light[], random: () => number, slope: number): string {
  let drawn = "";
  for (let start = -SIDE; start < 2 * SIDE; start += GAP + 1) {
    const spots: Spot[] = [];
    for (let x = 0; x <= SIDE; x += 10) {
      const y = start + x * slope;
      if (y < -5 || y > SIDE + 5) spots.push({ x, y, half: 0 });
      else spots.push({ x, y, half: brightness(lights, x, y) * GAP * 0.42 * (0.7 + random() * 0.4) });
    }
    drawn += sliver(spots);
  }
  return drawn;
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const around = ({ x, y }: Light, turn: number, far: number): string =>
  point(x + Math.cos(turn) * far, y + Math.sin(turn) * far);

function wedge(x: number, y: number, turn: number, from: number, to: number, half: number): string {
  const at = (far: number, side: number): string =>
    point(x + Math.cos(turn) * far - Math.sin(turn) * side, y + Math.sin(turn) * far + Math.cos(turn) * side);
  const thick = from + (to - from) * 0.3;
  return `M${at(from, 0)}L${at(thick, half)}L${at(to, 0)}L${at(thick, -half)}Z`;
}

function rays(light: Light, random: () => number): string {
  let drawn = "";
  for (let ring = 0; ring < 4; ring++) {
    const count = 34 + ring * 18;
    for (let ray = 0; ray < count; ray++) {
      const turn = ((ray + random() * 0.6) / count) * 2 * Math.PI;
      const from = light.reach * (0.3 + ring * 0.42 + random() * 0.16);
      const length = light.reach * (0.4 + random() * 0.5);
      drawn += wedge(light.x, light.y, turn, from, from + length, (2.5 - ring * 0.45) * light.power);
    }
  }
  return drawn;
}

function rings(light: Light, lights: readonly Light[], random: () => number, inner: number): string {
  let drawn = "";
  for (let radius = inner; radius < SIDE * 1.1; radius += GAP) {
    const pieces = Math.max(30, Math.round(radius / 4));
    const offset = random() * 6;
    let run: { turn: number; half: number }[] = [];
    const close = (): void => {
      const edge =
        (side: number) =>
        (spot: { turn: number; half: number }): string =>
          around(light, spot.turn, radius + side * spot.half);
      if (run.length > 1) drawn += `M${[...run.map(edge(1)), ...[...run].reverse().map(edge(-1))].join("L")}Z`;
      run = [];
    };
    for (let piece = 0; piece <= pieces; piece++) {
      const turn = (piece / pieces) * 2 * Math.PI + offset;
      const half =
        brightness(lights, light.x + Math.cos(turn) * radius, light.y + Math.sin(turn) * radius) *
        GAP *
        0.44 *
        (0.7 + random() * 0.4);
      if (half < THINNEST) close();
      else run.push({ turn, half });
    }
    close();
  }
  return drawn;
}

/** The shading of a whole block as one path; around a light that is seen the rings leave room for it. */
export function engrave(grain: Grain, lights: readonly Light[], word: string, shines = true): string {
  const random = chisel(word);
  const [first] = lights;
  if (first === undefined) return "";
  if (grain === "rays") return rays(first, random);
  if (grain === "rings") return rings(first, lights, random, shines ? first.reach * 0.3 : GAP);
  if (grain === "slant") return slanted(lights, random, 0.55);
  if (grain === "cross")
    return (
      slanted(lights, random, 0.5) +
      slanted(
        lights.map((light) => ({ ...light, reach: light.reach * 0.7 })),
        random,
        -0.5,
      )
    );
  const wide = 5 + random() * 4;
  return level(lights, random, grain === "waves" ? (x) => Math.sin(x / 17) * wide : () => 0);
}
