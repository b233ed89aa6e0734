/** What each clue has struck out of the escape plans, as the engine tells it, and when it came. */

import type { Fact } from "../../lib/net/protocol.ts";
import type { PrisonStage } from "./stage.ts";
import type { Clue } from "./view.ts";

export interface Struck {
  clue: Clue;
  cards: string[];
  /** The day on which it came, where the log tells. */
  day: number | null;
}

/** In the order in which they can come. */
const ORDER: Clue[] = ["announced", "route", "device", "recruited", "goes_on"];

/** Each clue with the cards that it was the first to strike out; one that only confirms what was known has none. */
export function struckOut({ clues }: Pick<PrisonStage, "clues">, days: Partial<Record<Clue, number>> = {}): Struck[] {
  const told = ORDER.filter((clue) => Object.values(clues).some((against) => against.includes(clue)));
  // What Michael showed may have come in either order; of the others the order is known without their days.
  const shown = (clue: Clue): boolean => clue === "route" || clue === "device";
  told.sort((one, other) => (shown(one) && shown(other) ? (days[one] ?? 0) - (days[other] ?? 0) : 0));
  const first = (card: string): Clue | undefined => told.find((clue) => clues[card]?.includes(clue));
  return told.map((clue) => ({
    clue,
    cards: Object.keys(clues).filter((card) => first(card) === clue),
    day: days[clue] ?? null,
  }));
}

/** The days on which clues came: the announcement, what Michael showed this seat, the end of recruiting. That a plan
    was carried out in vain is no fact of its own. */
export function daysOf(log: readonly Fact[], seat: string | null): Partial<Record<Clue, number>> {
  const days: Partial<Record<Clue, number>> = {};
  let day = 1;
  for (const { kind, fields } of log) {
    if (kind === "day") day = Number(fields.day);
    else if (kind === "announced") days.announced ??= day;
    else if (kind === "declared") days.recruited ??= day;
    else if (kind === "showed" && fields.seat === seat && (fields.part === "route" || fields.part === "device"))
      days[fields.part] ??= day;
  }
  return days;
}

/** The plans that fitted to the end what Bellick could know. */
export function suspectsOf({ escapes, clues }: Pick<PrisonStage, "escapes" | "clues">): string[] {
  return Object.keys(escapes).filter((card) => clues[card] === undefined);
}
