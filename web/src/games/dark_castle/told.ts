/** What the log still knows and a view does not say. */

import type { Fact } from "../../lib/net/protocol.ts";

/** The way that was taken on the card that lies open: the last one told since it was turned. */
export function wayTaken(log: readonly Fact[], card: string | null, turned: number): string | null {
  if (card === null || turned === 0) return null;
  for (let place = log.length - 1; place >= 0; place--) {
    const fact = log[place] as Fact;
    if (fact.kind === "went" && fact.fields.card === card) return String(fact.fields.way);
    if (fact.kind === "turned") return null;
  }
  return null;
}
