/** How fast things are shown, and how long one rests between them: the viewer's choice. The server waits for nobody. */

/** Milliseconds at the usual pace between two decisions of others: bots answer at once, and one wants to see who did
    what. Whoever goes on rests for less: seven letters put away are one thing to see. */
export const REST = 600;
export const GOING_ON = 240;

/** Nobody at the table is to be kept from their own question for longer than this by what led to it; whoever only
    watches keeps nobody waiting. */
export const LONGEST = 30_000;
export const LONGEST_WATCHING = 300_000;
/** Whoever likes it fast has what they did themselves and a whole round of others behind them after so long: a machine
    that has other things to do adds to it. */
export const FAST_ROUND = 1600;
/** What is left of that is never shorter: what comes last can still be seen. */
const LEAST_SHOWN = 600;

/** How long what others did may take to be shown, if what is told now began `waited` milliseconds ago. */
export function timeForOthers(fast: boolean, waited: number): number {
  return fast ? Math.max(LEAST_SHOWN, FAST_ROUND - waited) : LONGEST;
}

/** While one's own time runs: so much of it may be spent on showing what led to the question, and never more. */
const SHARE_OF_TIME = 0.25;
const MOST_OF_TIME = 3000;

/** What of the time left for an answer may be spent on the show. */
export function timeToShow(timeLeft: number): number {
  return Math.min(MOST_OF_TIME, timeLeft * SHARE_OF_TIME);
}

/** For how long a show may wait for touches in all: for ever where nobody else is kept waiting by it. */
export function timeToTouch(timeLeft: number | null, seated: boolean, alone: boolean): number {
  if (timeLeft !== null) return timeToShow(timeLeft);
  if (!seated) return LONGEST_WATCHING;
  return alone ? Infinity : LONGEST;
}

/** The pace at which what is due takes no longer than it may; never slower than the viewer wants it, and 0 is at once.
 */
export function paceFor(wanted: number, due: number, longest: number): number {
  if (wanted === 0 || longest <= 0) return 0;
  return Math.max(wanted, due / longest);
}

/** How long to rest, at the usual pace, before others' next decision is shown; `idle` are the milliseconds in which
    nothing was shown, at the pace at which it is. Where several decide at once, there is no order to be seen. */
export function restFor(before: readonly string[], now: readonly string[], idle: number): number {
  if (now.length !== 1) return 0;
  const goesOn = before.length === 1 && before[0] === now[0];
  return Math.max(0, (goesOn ? GOING_ON : REST) - idle);
}
