/** What became of each, in the words of the facts that told it: from the last page, for whoever comes to it late. */

import type { Fact } from "../../lib/net/protocol.ts";
import type { CastleStage } from "./stage.ts";

/** The gate, where it opened; then everybody in the order of their seats. */
export function epilogue(stage: CastleStage, won: boolean): Pick<Fact, "kind" | "fields">[] {
  const card = stage.card ?? "cell_door";
  const gate = won ? [{ kind: "escaped", fields: { card, gate: card } }] : [];
  const people = stage.heroes.map(({ key: hero, hp: left, items: [first = null, second = null] }) => {
    if (left <= 0) return { kind: "died", fields: { hero, page: stage.turned, card, fall: card } };
    return won ? { kind: "walked", fields: { hero, left, first, second } } : { kind: "stayed", fields: { hero, left } };
  });
  return [...gate, ...people];
}
