/** The addresses of a finished match: its replay, a moment of it, and what the coach says of it. */

import type { Identity } from "../net/socket.ts";
import { keysOf } from "./keys.ts";

/** Where a link has no invitation before the moment it names. */
const NO_INVITE = "-";

/** Who opens `/replay/<table>/<invite>/<moment>`: with the seat that this browser has there, if any. */
export function identityOf([table = "", invite]: readonly string[]): Identity {
  const keys = keysOf(table);
  const named = invite === undefined || invite === NO_INVITE ? null : invite;
  return { table, token: keys?.seats[0]?.token ?? null, invite: named ?? keys?.invite ?? null };
}

export function replayPath({ table, invite }: Identity, moment: string): string {
  return `/replay/${table}/${invite ?? NO_INVITE}/${moment}`;
}

/** The replay right before an entry of the record: where the choice has not been made yet. */
export const pathBefore = (identity: Identity, entry: number): string => replayPath(identity, `${entry}.0`);

/** The entry that a link stands before, if it does. */
export function entryBefore(moment: string | undefined): number | null {
  const [, entry] = /^(\d{1,9})\.0$/.exec(moment ?? "") ?? [];
  return entry === undefined || entry === "0" ? null : Number(entry);
}

export const analysisPath = ({ table, invite }: Identity): string => `/analysis/${table}/${invite ?? NO_INVITE}`;
