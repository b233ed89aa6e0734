/** The seats this browser holds: a table's tokens and its invitation, newest table first. */

import type { Key } from "../net/protocol.ts";
import { recall, remember } from "./memory.ts";

export interface SeatKey {
  seat: number | null;
  token: string;
  /** The seat at the table before, for which this one was kept. */
  was?: number | null;
}

export interface TableKeys {
  table: string;
  game: string;
  invite: string | null;
  seats: SeatKey[];
}

const MOST_TABLES = 200;

export function allKeys(): TableKeys[] {
  try {
    const kept: unknown = JSON.parse(recall("tables") ?? "[]");
    return Array.isArray(kept) ? (kept as TableKeys[]).filter((entry) => Array.isArray(entry.seats)) : [];
  } catch {
    return [];
  }
}

export function keysOf(table: string): TableKeys | null {
  return allKeys().find((entry) => entry.table === table) ?? null;
}

/** Add a seat to what is known about a table; several seats are several people at this device. */
export function keep(table: string, game: string, invite: string | null, seat: SeatKey): void {
  const others = allKeys().filter((entry) => entry.table !== table);
  const known = keysOf(table);
  const seats = [...(known?.seats ?? []).filter((entry) => entry.token !== seat.token), seat];
  const entry = { table, game, invite: invite ?? known?.invite ?? null, seats };
  remember("tables", JSON.stringify([entry, ...others].slice(0, MOST_TABLES)));
}

/** The host has made another invitation to a table. */
export function keepInvite(table: string, invite: string): void {
  remember("tables", JSON.stringify(allKeys().map((entry) => (entry.table === table ? { ...entry, invite } : entry))));
}

export function forget(table: string, token?: string): void {
  const kept = allKeys().flatMap((entry) => {
    if (entry.table !== table) return [entry];
    const seats = entry.seats.filter((seat) => token !== undefined && seat.token !== token);
    return seats.length > 0 ? [{ ...entry, seats }] : [];
  });
  remember("tables", JSON.stringify(kept));
}

/** Tables from elsewhere beside those that are here: seats are added to a table that is known, none is lost. */
export function keepAll(entries: readonly TableKeys[]): void {
  for (const { table, game, invite, seats } of [...entries].reverse())
    for (const seat of seats) keep(table, keysOf(table)?.game || game, keysOf(table)?.invite ?? invite, seat);
}

export function asKeys(entries: readonly TableKeys[]): Key[] {
  return entries.flatMap((entry) => entry.seats.map((seat) => ({ table: entry.table, token: seat.token })));
}
