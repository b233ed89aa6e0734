/** Who threw high in fights and who low. Counted is every die that a player's Napoleon threw in a fight, without
    Strength or weapons; five dice at least, or nothing is said. At the doors low dice are good: they are left out. */

import { extremes, rounded, thrown, type Throws } from "../../lib/ending/counting.ts";
import { telling, type Ended, type Telling } from "../../lib/game/ending.ts";

const LEAST = 5;

export function luck({ facts }: Ended): Telling[] {
  const dice = facts.filter(({ kind, fields }) => kind === "rolled" && /^p\d+$/.test(String(fields.guest)));
  const all = thrown(dice.map(({ fields }) => ({ who: String(fields.guest), value: Number(fields.face) })));
  const found = extremes(all, LEAST);
  const told = (key: string, { who, sum, count }: Throws): Telling =>
    telling(key, { seat: who, pips: rounded(sum / count), count }, { seat: "seat" });
  return found === null ? [] : [told("ending-luck-best", found.best), told("ending-luck-worst", found.worst)];
}
