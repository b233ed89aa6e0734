/** Small signs of one stroke, in a square of 24: for the buttons of choices, and for the chances somebody keeps. */

const CAP = "M3 13C2 6 8 4 12 4s10 2 9 9l-3 2H6zM6 15h12c-2 5-10 5-12 0z";
const ARROW = "M4 12h15M13 6l6 6-6 6";
const DOWN = "M12 3v17M5 13l7 7 7-7";
const EYE = "M2 12q10-10 20 0q-10 10-20 0zM12 9.5a2.5 2.5 0 1 0 .01 0z";
const SENT_AWAY = "M3 11C2 5 8 3 12 3s10 2 9 8l-3 2H6zM5 21L19 15M5 15l14 6";
const CALL = "M4 10v4h4l8 5V5l-8 5zM19 9q2 3 0 6";
const TICK = "M4 13l5 5L20 6";
const STAR = "M12 2l3 7 7 .6-5.4 4.6L18 21l-6-4-6 4 1.4-6.8L2 9.6 9 9z";

const HAND = "M4 13l4-2 4 3 5-4 3 3-7 7q-2 1-4-1zM4 9v11M14 4a3 3 0 1 0 .01 0z";

const CHOICES: Record<string, string> = {
  recruit: HAND,
  fetch: HAND,
  bribe: "M3 8h18v9H3zM12 10.5a2.2 2.2 0 1 0 .01 0zM6 20h12",
  take_tool: "M14 4a5 5 0 0 0-5 7L3 17l4 4 6-6a5 5 0 0 0 7-6l-3 3-3-1-1-3z",
  draw: "M3 7h7l2 3h9v10H3zM7 14h10",
  add_guard: CAP,
  guard: CAP,
  post: CAP,
  dismiss: SENT_AWAY,
  raise_guilt: "M12 21V4M5 11l7-7 7 7",
  lower_guilt: DOWN,
  step: ARROW,
  go: ARROW,
  slip: "M4 18c8 0 4-12 15-12M14 2l5 4-4 5",
  lay: "M5 5l14 14M19 5L5 19",
  stop: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 12h6",
  done: TICK,
  use: TICK,
  search: "M10 3.5a6.5 6.5 0 1 0 .01 0zM15 15l6 6",
  peek: EYE,
  show: EYE,
  watch: "M8 21l2-10h4l2 10M7 11h10l-2-6H9zM12 5V2",
  lose_turn: "M6 3h12M6 21h12M8 3c0 8 8 10 8 18M16 3c0 8-8 10-8 18",
  keep: "M4 9h16v11H4zM8 9V5h8v4",
  declare: "M4 21V4l13 4-13 5M4 21h4",
  give_up: "M5 21V4h13l-4 4 4 4H5",
  vote: "M4 12h16v9H4zM8 12V4h8v8M9.5 8h5",
  announce: CALL,
  add_third: CALL,
  keep_plan: "M5 3h14v15l-3 3H5zM8 8h8M8 12h8M8 16h4",
  leave: "M12 4a8 8 0 1 0 .01 0zM10 10q0-3 2.4-3t2 3q-.4 2-2.4 2.6V15",
  throw: "M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14",
  disable: "M5 5l14 14M19 5L5 19M12 2a10 10 0 1 0 .01 0z",
};

/** By what a chance does, so that the cards of a pack have them too. */
const CHANCES: Record<string, string> = {
  guilt: DOWN,
  dismiss: SENT_AWAY,
  peek: EYE,
  longer_move: "M3 6l6 6-6 6M11 6l6 6-6 6M21 5v14",
  ignore_camera: "M3 8h11v8H3zM14 11l6-3v8l-6-3M3 21L21 3",
  ignore_tower: "M8 21l2-9h4l2 9M7 12h10l-2-6H9zM3 20L21 3",
  retrieve: "M4 9h16v11H4zM12 2v10M8 8l4 4 4-4",
  second_action: "M4 12a8 8 0 0 1 14-5l2 2M20 3v6h-6M20 12a8 8 0 0 1-14 5l-2-2M4 21v-6h6",
};

export function choiceSign(kind: string): string {
  return CHOICES[kind] ?? TICK;
}

export function chanceSign(effect: string | undefined): string {
  return CHANCES[effect ?? ""] ?? STAR;
}
