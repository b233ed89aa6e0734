// Written by tools/view_types.py from src/escapade/games/elba/view_types.py: do not edit.
import type { CommonView } from "../../lib/game/view.ts";
/** The view of Escape from Elba, as types. Guests and places are content keys; cards are strings of letters. */

/** EL-4: where somebody stands, and how strong they are. */
export interface Guest {
  place: string | null;
  strength: number;
}

/** EL-32: the Bag is open; of a Hand that is not the viewer's only the size. */
export interface Player {
  hand: string | null;
  hand_size: number;
  bag: string;
}

/** EL-21, EL-22: what the sides of a fight have shown so far; 0 where that is nothing yet. */
export interface Fight {
  attack_bonus: number;
  defence_bonus: number;
  attack_die: number;
}

/** EL-12, EL-13, EL-22: what a Bag can do right now. */
export interface Spells {
  rooms: string[];
  escape_words: string[];
  weapons: string[];
  bonus: number;
}

/** EL-32: everything but Hands, the deck and what others remember. */
export interface View extends CommonView {
  guests: Record<string, Guest>;
  players: Player[];
  deck: string | null;
  deck_size: number;
  discard: string;
  known_hands: Record<string, (string | null)[]>;
  starter: string | null;
  turns: number;
  points: number;
  rest: string;
  fight: Fight;
  proposed: boolean;
  refused: string | null;
  house_weapons: string[];
  winner: string | null;
  reason: "escaped" | "round_limit" | null;
  attack_total: number;
  spells: Spells[];
  spellings: Record<string, string[]>;
  in_reach: string[];
  unseen: string;
}
