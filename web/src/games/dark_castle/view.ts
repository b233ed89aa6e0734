// Written by tools/view_types.py from src/escapade/games/dark_castle/view_types.py: do not edit.
import type { CommonView } from "../../lib/game/view.ts";
/** The view of Escape the Dark Castle, as types. Heroes, cards and items are content keys. */

export type Trait = "might" | "cunning" | "wisdom";

export type Face = "might" | "cunning" | "wisdom" | "double_might" | "double_cunning" | "double_wisdom";

export type Stage =
  | "step"
  | "suffer"
  | "enemy"
  | "before"
  | "round"
  | "omen"
  | "fighters"
  | "rolls"
  | "uses"
  | "stand"
  | "strikes"
  | "struck"
  | "defend"
  | "round_end"
  | "try"
  | "count"
  | "fail"
  | "gamble"
  | "gains"
  | "shares"
  | "drops"
  | "turn"
  | "next";

export type Special =
  | "none"
  | "wisdom_returns"
  | "weakest_struck"
  | "immune"
  | "regrows"
  | "rages"
  | "pierces"
  | "swarms"
  | "shifts"
  | "hardens"
  | "grudge";

/** A hero with what he has left. */
export interface Hero {
  hero: string;
  hp: number;
  items: string[];
}

/** What the enemy does: how hard it strikes, who may rest, and its own rule. */
export interface Fight {
  damage: number;
  rest: "free" | "hemmed_in" | "duel" | "denied";
  special: Special;
}

/** So many of each trait. */
export interface Traits {
  might: number;
  cunning: number;
  wisdom: number;
}

/** What a fight, a test or a gamble keeps. `rolls`, `extras` and `losses` stand in the order of the heroes. */
export interface Bout {
  enemy: Traits;
  rolls: (Face | null)[];
  extras: Traits[];
  losses: number[];
  round: number;
  size: number;
  coming: number;
  resting: string | null;
  active: string[];
  todo: string[];
  pending: string[];
  fresh: string[];
  blocked: string[];
  weapons: string[];
  seconds: string[];
  hitters: string[];
  striker: string | null;
  hits: number;
  before: Face | null;
  immune: Trait | null;
  bonus: number;
  tries: number;
  successes: number;
}

/** DC-24: the same for everybody. */
export interface View extends CommonView {
  health: number;
  heroes: Hero[];
  you: string | null;
  turned: number;
  card: string | null;
  step: number | null;
  fight: Fight | null;
  chapters_left: string[];
  items_left: Record<string, number>;
  items_discarded: Record<string, number>;
  middle: string[];
  found: number;
  nominee: string | null;
  stage: Stage;
  back: Stage;
  asker: string | null;
  acts: number;
  refused: string[][];
  named: string | null;
  leader: string | null;
  reason: "boss_beaten" | "death" | null;
  bout: Bout;
}
