/** A seat's share of the dice: promised by its hash before the start, shown to nobody until all have promised. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { recall, remember } from "./memory.ts";

/** Shares by their promise, for browsers that keep nothing. */
const known = new Map<string, string>();

/** What is published of a share. The browser's own hashes are missing on a plain http address in the house. */
export function promiseOf(share: string): string {
  return bytesToHex(sha256(utf8ToBytes(share)));
}

/** A new share that nobody else knows; its promise. It outlives a reload of the page. */
export function makeShare(): string {
  const share = bytesToHex(crypto.getRandomValues(new Uint8Array(24)));
  const promise = promiseOf(share);
  known.set(promise, share);
  remember(`share.${promise}`, share);
  return promise;
}

/** The share behind a promise of this browser's; null for anybody else's. */
export function shareOf(promise: string): string | null {
  return known.get(promise) ?? recall(`share.${promise}`);
}

/** The match has begun, or will not: the share is public or void. */
export function forgetShare(promise: string): void {
  known.delete(promise);
  remember(`share.${promise}`, null);
}

/** Whether all shares are the ones that were promised when this browser showed its own. */
export function areKept(promises: readonly string[], shares: readonly string[]): boolean {
  return promises.every(
    (promise, seat) => (promise === "") === ((shares[seat] ?? "") === "") && isKept(promise, shares[seat]),
  );
}

function isKept(promise: string, share: string | undefined): boolean {
  return promise === "" || promiseOf(share ?? "") === promise;
}
