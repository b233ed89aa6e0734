/** Who stands on whom after each move, read off the moves that were told: the log names who is covered and who is free
    again. */

import type { Remark } from "../../lib/game/module.ts";
import type { Fact } from "../../lib/net/protocol.ts";

/** By fact: whom it covered, whom it freed. */
export function shoulders(facts: readonly Fact[]): Map<Fact, Remark[]> {
  const stacks = new Map<number, string[]>();
  const found = new Map<Fact, Remark[]>();
  for (const fact of facts) {
    const pawn = String(fact.fields.pawn);
    if (fact.kind !== "moved" && fact.kind !== "moved_back" && fact.kind !== "boarded") continue;
    const remarks: Remark[] = [];
    for (const stack of stacks.values()) {
      if (stack.at(-1) !== pawn) continue;
      stack.pop();
      const freed = stack.at(-1);
      if (freed !== undefined) remarks.push({ key: "evades-web-log-freed", type: "prisoner", value: freed });
    }
    if (fact.kind !== "boarded") {
      const square = Number(fact.fields.square);
      const stack = stacks.get(square) ?? [];
      const below = stack.at(-1);
      if (below !== undefined) remarks.push({ key: "evades-web-log-covered", type: "prisoner", value: below });
      stacks.set(square, [...stack, pawn]);
    }
    if (remarks.length > 0) found.set(fact, remarks);
  }
  return found;
}
