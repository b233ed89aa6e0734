/** What the log tells of the vote: who has named whom, and who is out. Votes that are still secret are not in it. */

import type { Fact } from "../../lib/net/protocol.ts";

export interface Tally {
  /** For each leader the seats that named him, in the order in which it was told. */
  votes: Record<string, string[]>;
  out: { leader: string; seat: string } | null;
}

export function tally(log: readonly Fact[]): Tally {
  const found: Tally = { votes: {}, out: null };
  for (const { kind, fields } of log) {
    const [leader, seat] = [String(fields.leader), String(fields.seat)];
    if (kind === "voted") (found.votes[leader] ??= []).push(seat);
    if (kind === "became_bellick") found.out = { leader, seat };
  }
  return found;
}
