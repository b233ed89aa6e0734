/** Reactions that are in the air: each one stands beside its seat for as long as it takes to see it. */

import type { React } from "../net/protocol.ts";

export type Reaction = React["reaction"];

export interface InTheAir {
  seat: number;
  reaction: Reaction;
  number: number;
}

export const PICTURES: Record<Reaction, string> = {
  applause: "👏",
  laugh: "😄",
  wow: "😮",
  ouch: "🤕",
  think: "🤔",
  hurry: "⏰",
  thanks: "🙏",
  sorry: "😔",
};

const SHOWN_FOR = 4000;
/** More kinds than this beside one name could not be told apart. */
const MOST_KINDS = 3;

export class Reactions {
  shown: readonly InTheAir[] = $state.raw([]);
  private count = 0;

  show(seat: number, reaction: Reaction): void {
    const number = ++this.count;
    this.shown = [...this.shown, { seat, reaction, number }];
    // Nobody sees a page that lies behind another: the time begins when it is in front again.
    whenInFront(() => setTimeout(() => this.drop(number), SHOWN_FOR));
  }

  private drop(number: number): void {
    this.shown = this.shown.filter((entry) => entry.number !== number);
  }
}

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

function whenInFront(then: () => void): void {
  if (typeof document === "undefined" || !document.hidden) return then();
  document.addEventListener("visibilitychange", () => whenInFront(then), { once: true });
}
