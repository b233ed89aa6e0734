/** The bots are animals: a head for each seat, drawn in a box of 48. The order is that of `web-bot-name`. */

export interface Animal {
  fur: string;
  /** Ears, crests and spines stand behind the head. */
  behind: string;
  head: string;
  /** Lighter or darker parts of the face. */
  patches: [string, string][];
  /** A snout or a beak. */
  nose: [string, string];
  eyes: [number, number];
}

const ROUND = "M24 8C36 8 42 17 42 26S35 44 24 44 6 36 6 26 12 8 24 8z";
const POINTED = "M7 19Q24 7 41 19Q38 34 24 45Q10 34 7 19z";
const SNOUT = "M20 38h8l-4 5z";
const INK = "#1f1b16";
const PALE = "#f7efe0";

export const ANIMALS: Animal[] = [
  {
    fur: "#23272e",
    behind: "",
    head: ROUND,
    patches: [["M24 30C34 30 38 38 34 41Q24 47 14 41C10 38 14 30 24 30z", PALE]],
    nose: ["M18 24h12L24 40z", "#59606b"],
    eyes: [20, 8],
  },
  {
    fur: "#d8672b",
    behind: "M6 4L20 14 8 24zM42 4L28 14 40 24z",
    head: POINTED,
    patches: [["M8 23Q18 26 24 45Q11 36 8 23zM40 23Q30 26 24 45Q37 36 40 23z", PALE]],
    nose: [SNOUT, INK],
    eyes: [24, 7],
  },
  {
    fur: "#8b8f94",
    behind: "M8 8a6 6 0 1 0 8 8zM40 8a6 6 0 1 1-8 8z",
    head: POINTED,
    patches: [
      ["M20 11h8l-1 32h-6z", PALE],
      ["M10 18l8-5 2 22-7-6zM38 18l-8-5-2 22 7-6z", INK],
    ],
    nose: [SNOUT, INK],
    eyes: [25, 8],
  },
  {
    fur: "#a9743f",
    behind: "M7 10a6 6 0 1 0 10 3zM41 10a6 6 0 1 1-10 3z",
    head: "M24 9C35 9 39 17 39 24S32 44 24 44 9 32 9 24 13 9 24 9z",
    patches: [["M24 32C32 32 34 38 31 41Q24 45 17 41C14 38 16 32 24 32z", PALE]],
    nose: ["M21 33h6l-3 4z", INK],
    eyes: [24, 7],
  },
  {
    fur: "#6d4a34",
    behind: "M6 16a4 4 0 1 0 6-5zM42 16a4 4 0 1 1-6-5z",
    head: ROUND,
    patches: [
      ["M24 27C36 27 38 36 34 40Q24 45 14 40C10 36 12 27 24 27z", "#d8b78e"],
      ["M12 34h-9M12 37l-8 3M36 34h9M36 37l8 3", "none"],
    ],
    nose: ["M19 28h10l-5 6z", INK],
    eyes: [21, 8],
  },
  {
    fur: "#2c2f45",
    behind: "M14 12L18 3l5 6 4-7 3 8 6-4-2 8z",
    head: ROUND,
    patches: [],
    nose: ["M16 24h16L24 44z", "#c9a13b"],
    eyes: [20, 8],
  },
  {
    fur: "#caa57a",
    behind: "M4 30L1 22l6 0-3-8 7 2 0-9 7 5 6-9 6 9 7-5 0 9 7-2-3 8 6 0-3 8z",
    head: "M24 17C34 17 39 25 38 31S31 44 24 44 11 38 10 31 14 17 24 17z",
    patches: [],
    nose: ["M20 35h8l-4 5z", INK],
    eyes: [28, 6],
  },
  {
    fur: "#8a6a4a",
    behind: "M8 3L20 12H9zM40 3L28 12h11z",
    head: ROUND,
    patches: [["M15 14a9 9 0 1 0 .1 0zM33 14a9 9 0 1 0 .1 0z", PALE]],
    nose: ["M21 28h6l-3 7z", "#d99a2b"],
    eyes: [23, 9],
  },
  {
    fur: "#b59873",
    behind: "M14 16C6 8 8-1 14 0s6 10 5 15zM34 16C42 8 40-1 34 0s-6 10-5 15z",
    head: "M24 12C34 12 39 20 39 28S32 45 24 45 9 36 9 28 14 12 24 12z",
    patches: [["M24 34C31 34 32 40 29 42Q24 45 19 42C16 40 17 34 24 34z", PALE]],
    nose: ["M21 34h6l-3 4z", "#a8554c"],
    eyes: [27, 8],
  },
  {
    fur: "#4a4650",
    behind: "M4 40a6 4 0 1 0 10-2zM44 40a6 4 0 1 1-10-2z",
    head: ROUND,
    patches: [["M17 21h4M27 21h4", "none"]],
    nose: ["M24 24C30 24 31 32 28 36Q24 40 20 36C17 32 18 24 24 24z", "#e2958a"],
    eyes: [20, 9],
  },
  {
    fur: "#d3ab6b",
    behind: "M7 2L18 13 7 22zM41 2L30 13 41 22zM7 2l-2-2M41 2l2-2",
    head: "M24 10C36 10 40 18 41 26L45 34 37 36Q31 44 24 44T11 36L3 34 7 26C8 18 12 10 24 10z",
    patches: [["M24 31C31 31 33 37 30 40Q24 44 18 40C15 37 17 31 24 31z", PALE]],
    nose: ["M21 31h6l-3 4z", "#7d3b30"],
    eyes: [24, 8],
  },
];

/** The animal of a seat; there are as many as the largest table has seats. */
export function animalOf(seat: number): Animal {
  return ANIMALS[seat % ANIMALS.length] as Animal;
}
