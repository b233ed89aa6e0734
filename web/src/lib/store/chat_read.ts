/** How far the chat of each table has been read on this device, so that a reload does not make old lines new. */

import { recall, remember } from "./memory.ts";

type Entry = [table: string, number: number];

const MOST_TABLES = 100;

function all(): Entry[] {
  try {
    const kept: unknown = JSON.parse(recall("chat-read") ?? "[]");
    return Array.isArray(kept) ? (kept as Entry[]).filter((entry) => Array.isArray(entry)) : [];
  } catch {
    return [];
  }
}

export function readUpTo(table: string): number {
  return all().find(([known]) => known === table)?.[1] ?? 0;
}

export function noteRead(table: string, number: number): void {
  const others = all().filter(([known]) => known !== table);
  remember("chat-read", JSON.stringify([[table, number], ...others].slice(0, MOST_TABLES)));
}
