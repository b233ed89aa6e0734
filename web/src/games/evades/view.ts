// Written by tools/view_types.py from src/escapade/games/evades/view_types.py: do not edit.
import type { CommonView } from "../../lib/game/view.ts";
/** The view of Les Évadés, as types. Pawns and dice are content keys; the white die is `white`. */

/** LE-16: the points a bet has for sure, and the most it can still come to. */
export interface Hope {
  sure: number;
  possible: number;
}

/** LE-17: everything but the bets of the others. */
export interface View extends CommonView {
  bets: (string[] | null)[];
  picks: number[];
  starter: string | null;
  turns: number;
  track: Record<string, string[]>;
  boarded: string[];
  named: string[];
  faces: Record<string, number>;
  unused: string[];
  moved: string[];
  moved_back: string[];
  reason: "all_aboard" | "sent_back" | "round_limit" | null;
  squares: number;
  landings: Record<string, number>;
  hopes: (Hope | null)[];
}
