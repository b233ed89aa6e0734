/** A seat's part in the beginning of a match: promise a share of the dice, then show it when the host begins. */

import type { Table } from "../net/protocol.ts";
import { areKept, forgetShare, makeShare, shareOf } from "./shares.ts";

export type Move = { type: "commit"; commitment: string } | { type: "nonce"; nonce: string };

export class Beginning {
  /** The seed for which a share was promised, with the promise it took the place of; and for which it was shown. */
  private promisedFor: string | null = null;
  private shownFor: string | null = null;
  /** What everybody had promised when ours was shown: nothing else may be used afterwards. */
  private promises: readonly string[] = [];

  /** What to send now, if anything; `promiserHere` tells whether the device that promised for this seat is there. */
  next(table: Table, seat: number, promiserHere: boolean): Move | null {
    if (table.phase !== "lobby") return null;
    const promise = table.nonce_commitments[seat] ?? "";
    // While others are waited for nothing is shown: their promises may still be dropped.
    if (table.starting?.gathering === false) return this.show(table, seat, promise);
    // One's own seat may be open elsewhere too: whoever promised its share has to show it, so another device promises
    // anew only when that one is gone.
    const kept = promise !== "" && (promiserHere || shareOf(promise) !== null);
    const promisedFor = `${table.commitment} ${promise}`;
    if (kept || this.promisedFor === promisedFor) return null;
    this.promisedFor = promisedFor;
    return { type: "commit", commitment: makeShare() };
  }

  private show(table: Table, seat: number, promise: string): Move | null {
    const share = shareOf(promise);
    const due = table.starting?.missing.includes(seat) === true && this.shownFor !== table.commitment;
    if (!due || share === null) return null;
    this.shownFor = table.commitment;
    this.promises = table.nonce_commitments;
    return { type: "nonce", nonce: share };
  }

  /** The match runs: whether the dice rest on what had been promised. Asked once; true where we showed nothing. */
  settle(table: Table): boolean {
    if (table.phase === "lobby" || this.promises.length === 0) return true;
    const kept = areKept(this.promises, table.nonces);
    for (const promise of this.promises) forgetShare(promise);
    this.promises = [];
    return kept;
  }
}
