/** What is read aloud in one breath: the latest of what happened, and how much was left to the log. */

export interface Heard {
  number: number;
  text: string;
}

/** Sentences that anybody listens to at a stretch. */
export const MOST_HEARD = 8;

/** The paragraphs after number `from`, the last of them in full; `left` is how many were passed over. */
export function breath(spoken: readonly Heard[], from: number): { texts: string[]; left: number; last: number } {
  const fresh = spoken.filter(({ number }) => number > from);
  const first = fresh[0]?.number ?? from + 1;
  const heard = fresh.slice(-MOST_HEARD);
  // What was dropped before anybody could hear it is left to the log too.
  const left = first - from - 1 + fresh.length - heard.length;
  return { texts: heard.map(({ text }) => text), left, last: fresh.at(-1)?.number ?? from };
}
