/** A record as the server gives it: JSON Lines, read without any rule. */

export interface WrittenRecord {
  /** Who sat where. */
  players: string[];
  /** Every entry, as it was written. */
  words: string[];
  /** Who won; null where nobody noted it. */
  winners: number[] | null;
  scores: number[] | null;
}

interface Header {
  players?: string[];
}

interface End {
  end: { winners: number[]; scores?: number[] | null } | null;
}

export function readRecord(text: string): WrittenRecord {
  const lines = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as string | Header | End);
  const words = lines.filter((line) => typeof line === "string");
  const [header, end] = lines.filter((line) => typeof line !== "string") as [Header, End | undefined];
  const outcome = end?.end ?? null;
  return {
    players: header.players ?? [],
    words,
    winners: outcome?.winners ?? null,
    scores: outcome?.scores ?? null,
  };
}
