/** The vote as it is shown: ballots handed in face down, counted stroke by stroke, and who is out. Votes that are
    still secret are not in it. */

import type { Fact } from "../../lib/net/protocol.ts";
import type { View } from "./view.ts";

export interface Vote {
  /** Seats whose ballots lie on the table, face down. */
  handed: string[];
  /** For each leader the seats that named him, in the order in which they were counted. */
  votes: Record<string, string[]>;
  /** All are counted: so many beats have passed, and nobody breathes. */
  beat: number;
  /** The leader who is stamped. */
  out: string | null;
}

export function openVote(handed: string[] = []): Vote {
  return { handed, votes: {}, beat: 0, out: null };
}

/** A vote that is going on: who has handed in. */
export function voteIn({ frames }: View): Vote | null {
  const poll = frames.at(-1);
  if (poll === undefined || poll.type === "window" || poll.phase !== "vote") return null;
  return openVote(poll.voters.filter((seat) => !poll.missing.includes(seat)));
}

/** The votes that were told: a tie is broken when the facts of the vote are long told. */
export function counted(log: readonly Fact[]): Record<string, string[]> {
  const votes: Record<string, string[]> = {};
  for (const { kind, fields } of log)
    if (kind === "voted") (votes[String(fields.leader)] ??= []).push(String(fields.seat));
  return votes;
}

/** How a seat's ballot lies there: not yet, face down, or open with a name on it. */
export function ballotOf(
  seat: string,
  { handed }: Pick<Vote, "handed">,
  votes: Record<string, string[]>,
): { state: "missing" | "handed" | "open"; leader: string | null } {
  const leader = Object.keys(votes).find((key) => votes[key]?.includes(seat)) ?? null;
  return { state: leader !== null ? "open" : handed.includes(seat) ? "handed" : "missing", leader };
}

/** Strokes as one scratches them into a wall: every fifth one crosses four. */
export function strokes(count: number): string {
  return Array.from({ length: count }, (_, place) =>
    place % 5 === 4 ? `M${place * 9 - 42} 19L${place * 9 - 2} 5` : `M${place * 9 + 6} 3l-2 18`,
  ).join("");
}
