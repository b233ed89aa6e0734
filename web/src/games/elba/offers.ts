/** Which answers can be given on the plan and on the table's edge by a tap that means just this: whoever likes them
    once needs no list for them. What a tap does besides is not counted: a word that is tapped is kept and the rest
    discarded, so the list has keeping alone. */

import type { Choice } from "../../lib/net/protocol.ts";

/** Rooms, Guests, cards of Hand and Bag, the deck, what the Bag spells, the duel, other players' cards. */
const TAPPED = new Set([
  "draw",
  "move",
  "push",
  "jump",
  "escape",
  "put",
  "keep_one",
  "keep_two",
  "discard",
  "bonus",
  "propose",
  "vote",
  "fight",
  "take_bag",
  "take_hand",
  "give_hand",
  "give_bag",
]);

export function offersOnBoard({ kind }: Choice): boolean {
  return TAPPED.has(kind);
}
