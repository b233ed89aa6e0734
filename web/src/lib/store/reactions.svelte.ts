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

function whenInFront(then: () => void): void {
  if (typeof document === "undefined" || !document.hidden) return then();
  document.addEventListener("visibilitychange", () => whenInFront(then), { once: true });
}
