/** Several reactions of one seat as one small pile. */

import type { InTheAir, Reaction } from "./reactions.svelte.ts";

/** More kinds than this beside one name could not be told apart. */
const MOST_KINDS = 3;

/** What stands beside a seat: the same reaction once, with how often it came; the latest kinds, the newest last. */
export function stackOf(shown: readonly InTheAir[], seat: number): { reaction: Reaction; times: number }[] {
  const times = new Map<Reaction, number>();
  for (const entry of shown) {
    if (entry.seat !== seat) continue;
    const before = times.get(entry.reaction) ?? 0;
    times.delete(entry.reaction);
    times.set(entry.reaction, before + 1);
  }
  return [...times].map(([reaction, count]) => ({ reaction, times: count })).slice(-MOST_KINDS);
}
