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

export type Verdict = "beaten" | "passed" | "failed";

/** How the last fight or test of the card that lies open ended; nothing while one is going on. */
export function verdictTold(log: readonly Fact[], card: string | null, turned: number): Verdict | null {
  if (card === null || turned === 0) return null;
  for (let place = log.length - 1; place >= 0; place--) {
    const { kind, fields } = log[place] as Fact;
    if (kind === "beaten") return "beaten";
    if (kind === "test_ended") return fields.result === "passed" ? "passed" : "failed";
    if (["turned", "fight_began", "test_began"].includes(kind)) return null;
  }
  return null;
}

/** How the way that was taken ended, once it is told. */
export function endingTold(log: readonly Fact[], card: string | null, turned: number): Fact | null {
  if (card === null || turned === 0) return null;
  for (let place = log.length - 1; place >= 0; place--) {
    const fact = log[place] as Fact;
    if (fact.kind === "ended") return fact;
    if (fact.kind === "turned") return null;
  }
  return null;
}

/** With these something new begins, and what was lost before is old. */
const FORGETS = ["turned", "rolled", "dared", "chose"];

/** What each lost or regained last, all who did so at once. */
export function changesTold(log: readonly Fact[]): Record<string, number> {
  const changes: Record<string, number> = {};
  let told: string | null = null;
  for (let place = log.length - 1; place >= 0; place--) {
    const { kind, fields } = log[place] as Fact;
    if (told === null && FORGETS.includes(kind)) break;
    if (told !== null && kind !== told) break;
    if (kind !== "lost_hp" && kind !== "healed") continue;
    told = kind;
    changes[String(fields.hero)] = (kind === "lost_hp" ? -1 : 1) * Number(fields.amount);
  }
  return changes;
}
