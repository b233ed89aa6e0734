/** Where a replay stops when somebody leafs through it turn by turn. */

import type { Fact } from "../net/protocol.ts";

/** The moments right after a fact that opens a turn, then the end; the start is one of them too. */
export function turnStops(scenes: readonly { facts: readonly Fact[] }[], openings: readonly string[]): number[] {
  const opened = scenes.flatMap(({ facts }, place) =>
    facts.some(({ kind }) => openings.includes(kind)) ? [place + 1] : [],
  );
  return [...new Set([0, ...opened, scenes.length])];
}

/** The nearest stop after this moment (way 1) or before it (way -1); the ends hold. */
export function nextStop(stops: readonly number[], at: number, way: 1 | -1): number {
  const found = way === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}
