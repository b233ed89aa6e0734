/** A position for tests: day 3, Sucre’s turn, who stands in the cells; the true content. */

import board from "../../../../src/escapade/content/prison_break/board.json";
import cards from "../../../../src/escapade/content/prison_break/cards.json";
import escapes from "../../../../src/escapade/content/prison_break/escapes.json";
import pieces from "../../../../src/escapade/content/prison_break/pieces.json";
import type { GameInfo } from "../../lib/net/protocol.ts";
import type { View } from "./view.ts";

export const game = { content: { board, cards, escapes, pieces } } as unknown as GameInfo;
const FIGURES = ["michael", "sucre", "abruzzi", "bagwell", "sara", "pope", "veronica", "lincoln"];
const SEATS: Record<string, string> = { michael: "p0", sucre: "p1", abruzzi: "p2" };

export function someView(): View {
  return {
    stage: "recruiting",
    day: 3,
    guilt: 7,
    bellick: null,
    players: ["michael", "sucre", "abruzzi"].map((leader) => ({
      leader,
      shows: 0,
      shown: leader === "michael" ? [] : null,
    })),
    figures: Object.fromEntries(
      FIGURES.map((key) => [
        key,
        {
          square: key === "bagwell" ? null : (board.starts as Record<string, string>)[key],
          seat: SEATS[key] ?? null,
          objects: key === "sucre" ? ["letter"] : [],
          tools: [],
          chances: [],
          loses_turn: false,
          active_from: 0,
        },
      ]),
    ),
    joined: [],
    turn: { actor: "sucre", guard: null },
    guards: { yard_7: "spoon" },
    guard_pile: { spoon: 2, letter: 2 },
    tokens: { chapel: { looked: ["p1"], object: null }, yard_8: { looked: [], object: null } },
    lying: { rosary: "yard_2" },
    tools: { pliers: "depot_13", breaker: null },
    route: [],
    out_of_order: [],
    camera: { device: null },
    tower: { device: "tower_2" },
    active: null,
    deck: { informer: 3 },
    discard: {},
    wish: 1,
    announced: ["sara", "pope"],
    card: null,
    other: null,
    fitting: ["drains"],
    clues: {},
    frames: [],
    hopeless: false,
    reason: null,
  } as unknown as View;
}
