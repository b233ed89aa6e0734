/** The signs of the chance cards, by what they do: a pack's own cards have them too. */
const SIGNS: Record<string, string> = {
  guilt: "M12 3v17M5 13l7 7 7-7",
  longer_move: "M3 6l6 6-6 6M11 6l6 6-6 6M21 5v14",
  ignore_camera: "M3 8h11v8H3zM14 11l6-3v8l-6-3M3 21L21 3",
  ignore_tower: "M8 21l2-9h4l2 9M7 12h10l-2-6H9zM3 20L21 3",
  dismiss: "M3 12C2 5 8 3 12 3s10 2 9 9l-3 2H6zM8 21h9M13 17l4 4-4 3",
  retrieve: "M4 9h16v11H4zM12 2v10M8 8l4 4 4-4",
  peek: "M2 12q10-10 20 0q-10 10-20 0zM12 9.5a2.5 2.5 0 1 0 .01 0z",
  second_action: "M4 12a8 8 0 0 1 14-5l2 2M20 3v6h-6M20 12a8 8 0 0 1-14 5l-2-2M4 21v-6h6",
};
const STAR = "M12 2l3 7 7 .6-5.4 4.6L18 21l-6-4-6 4 1.4-6.8L2 9.6 9 9z";

interface ChanceCard {
  key: string;
  effects: (string | number)[][];
}

/** The first effect of each chance card. */
export function effectsOf(cards: readonly ChanceCard[]): Record<string, string> {
  return Object.fromEntries(cards.map(({ key, effects }) => [key, String(effects[0]?.[0])]));
}

export function chanceSign(effect: string | undefined): string {
  return SIGNS[effect ?? ""] ?? STAR;
}
