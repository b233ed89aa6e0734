/** A list that changed without its person's doing is not for a click that was meant for the one before. */

import type { Choice } from "../net/protocol.ts";

/** Milliseconds in which a finger that was on its way to another list still comes down. */
const STARTLED = 400;

export class Startle {
  private until = 0;

  get holds(): boolean {
    return Date.now() < this.until;
  }

  /** A list replaces another one; `expected` is whether its person waited for that. */
  replace(before: readonly Choice[], list: readonly Choice[], expected: boolean): void {
    if (list.length === 0 || expected) return;
    const same = list.length === before.length && list.every(({ action }, place) => action === before[place]?.action);
    if (!same) this.until = Date.now() + STARTLED;
  }
}
