/** The history as this browser keeps it. */

import { recall, remember } from "../store/memory.ts";
import { merge, type Match } from "./history.ts";
import { isMatch } from "./shape.ts";

/** Enough for years of evenings, and little enough for what a browser keeps. */
const MOST_MATCHES = 3000;

export function history(): Match[] {
  try {
    const kept: unknown = JSON.parse(recall("history") ?? "[]");
    return Array.isArray(kept) ? kept.filter(isMatch) : [];
  } catch {
    return [];
  }
}

/** Add what is new; how many matches that were. */
export function keepMatches(matches: readonly Match[]): number {
  const before = history();
  const after = merge(before, matches);
  if (after.length > before.length) remember("history", JSON.stringify(after.slice(0, MOST_MATCHES)));
  return after.length - before.length;
}
