/** Reactions that are in the air: each one stands beside its seat for three seconds. */

import type { React } from "../net/protocol.ts";

export type Reaction = React["reaction"];

const SHOWN_FOR = 3000;

export class Reactions {
  shown: { seat: number; reaction: Reaction; number: number }[] = $state.raw([]);
  private count = 0;

  show(seat: number, reaction: Reaction): void {
    const number = ++this.count;
    this.shown = [...this.shown, { seat, reaction, number }];
    setTimeout(() => (this.shown = this.shown.filter((entry) => entry.number !== number)), SHOWN_FOR);
  }
}
