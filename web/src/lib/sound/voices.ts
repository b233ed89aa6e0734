/** Every sound as the notes it is made of: nothing is recorded, so nobody's rights are touched and nothing is fetched
    but these few lines. */

/** One note: when and how long in seconds, from which pitch to which, how loud from 0 to 1. Noise is heard through a
    filter at its pitch. */
export interface Note {
  at: number;
  length: number;
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
  loud: number;
  /** How narrow the filter of a noise is. */
  narrow?: number;
  /** Swells up instead of beginning at once. */
  swells?: boolean;
}

export type Sound =
  | "dice"
  | "click"
  | "step"
  | "board"
  | "card"
  | "turn"
  | "door"
  | "page"
  | "candle"
  | "light"
  | "boat"
  | "victory"
  | "defeat";

const knock = (at: number, pitch: number, loud: number): Note[] => [
  { at, length: 0.05, wave: "noise", from: pitch, loud, narrow: 3 },
  { at, length: 0.04, wave: "triangle", from: pitch * 0.5, to: pitch * 0.3, loud: loud * 0.6 },
];
const bell = (at: number, pitch: number, length: number, loud = 0.3): Note[] => [
  { at, length, wave: "sine", from: pitch, loud },
  { at, length: length * 0.6, wave: "sine", from: pitch * 2, loud: loud * 0.3 },
];

export const VOICES: Record<Sound, readonly Note[]> = {
  /** Bone on wood, fewer and fewer. */
  dice: [0, 0.07, 0.13, 0.22, 0.29, 0.4, 0.53].flatMap((at, place) =>
    knock(at, 1900 - place * 130, 0.5 - place * 0.05),
  ),
  click: knock(0, 1300, 0.3),
  /** A sole, and the floor under it. */
  step: [
    { at: 0, length: 0.07, wave: "noise", from: 320, loud: 0.5, narrow: 1.2 },
    { at: 0, length: 0.09, wave: "sine", from: 130, to: 60, loud: 0.5 },
  ],
  /** Somebody lands. */
  board: [
    { at: 0, length: 0.16, wave: "sine", from: 180, to: 70, loud: 0.6 },
    { at: 0.01, length: 0.12, wave: "noise", from: 500, loud: 0.4, narrow: 1 },
  ],
  /** Paper over paper. */
  card: [{ at: 0, length: 0.13, wave: "noise", from: 2600, to: 5200, loud: 0.28, narrow: 0.9 }],
  turn: [...bell(0, 523, 0.35), ...bell(0.1, 659, 0.35), ...bell(0.2, 784, 0.5)],
  /** A latch, then hinges. */
  door: [
    ...knock(0, 700, 0.45),
    { at: 0.05, length: 0.32, wave: "sawtooth", from: 190, to: 260, loud: 0.06 },
    ...knock(0.4, 240, 0.5),
  ],
  /** A large leaf that turns and falls. */
  page: [
    { at: 0, length: 0.34, wave: "noise", from: 1200, to: 4200, loud: 0.3, narrow: 0.8, swells: true },
    { at: 0.34, length: 0.12, wave: "noise", from: 700, loud: 0.3, narrow: 0.8 },
  ],
  /** A breath, and the hiss of the wick. */
  candle: [
    { at: 0, length: 0.18, wave: "noise", from: 900, to: 400, loud: 0.34, narrow: 0.7, swells: true },
    { at: 0.16, length: 0.4, wave: "noise", from: 6200, loud: 0.07, narrow: 2 },
  ],
  /** A relay, and the hum of the lamp behind it. */
  light: [
    ...knock(0, 420, 0.6),
    { at: 0.03, length: 0.9, wave: "sawtooth", from: 98, to: 104, loud: 0.09, swells: true },
    { at: 0.03, length: 0.7, wave: "sine", from: 1568, to: 1976, loud: 0.05, swells: true },
  ],
  /** Oars, twice, and water that closes behind them. */
  boat: [0, 0.42].flatMap((at): Note[] => [
    { at, length: 0.12, wave: "triangle", from: 210, to: 150, loud: 0.25 },
    { at: at + 0.08, length: 0.34, wave: "noise", from: 700, to: 1500, loud: 0.34, narrow: 0.7, swells: true },
  ]),
  victory: [
    ...bell(0, 523, 0.3),
    ...bell(0.14, 659, 0.3),
    ...bell(0.28, 784, 0.3),
    ...bell(0.44, 1047, 1.1, 0.36),
    { at: 0.44, length: 1, wave: "triangle", from: 262, loud: 0.2 },
  ],
  defeat: [
    { at: 0, length: 0.5, wave: "triangle", from: 294, loud: 0.34 },
    { at: 0.3, length: 0.5, wave: "triangle", from: 262, loud: 0.34 },
    { at: 0.6, length: 1.3, wave: "triangle", from: 196, to: 185, loud: 0.36 },
    { at: 0.6, length: 1.2, wave: "sine", from: 98, loud: 0.34 },
  ],
};
