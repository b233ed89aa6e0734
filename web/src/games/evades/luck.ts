/** Who threw high and who low. Counted are all coloured dice that a player rolled, used or not; the white one moves
    others back and is left out. Ten dice at least, or nothing is said. */

import { extremes, rounded, thrown, type Throws } from "../../lib/ending/counting.ts";
import { seatIn, telling, type Ended, type Telling } from "../../lib/game/ending.ts";

const LEAST = 10;

export function luck({ facts, seats }: Ended): Telling[] {
  const dice = facts.filter(({ kind, fields }) => kind === "rolled" && fields.die !== "white");
  const all = thrown(dice.map(({ fields }) => ({ who: String(fields.seat), value: Number(fields.face) })));
  const found = extremes(
    all.filter(({ who }) => seatIn(who) < seats),
    LEAST,
  );
  const told = (key: string, { who, sum, count }: Throws): Telling =>
    telling(key, { seat: who, pips: rounded(sum / count), count }, { seat: "seat" });
  return found === null ? [] : [told("ending-luck-best", found.best), told("ending-luck-worst", found.worst)];
}
