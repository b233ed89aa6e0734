/** What calls a person back to the table, found by comparing what was seen of it with what is seen now. */

export type Call = "turn" | "begun" | "rematch" | "chat";

/** The most pressing first: a title has room for one. */
const ORDER: readonly Call[] = ["turn", "begun", "rematch", "chat"];

/** A table as far as it can call for somebody at this device. */
export interface Sight {
  phase: string;
  /** Which question waits for somebody here; null if none does. */
  turn: string | null;
  /** The next table that is offered and not yet taken here. */
  rematch: string | null;
  /** The number of the last line that somebody else wrote. */
  chat: number;
}

/** What is new since the last look, the most pressing first. Whoever has just come in sees everything anyway. */
export function callsOf(before: Sight | null, now: Sight): Call[] {
  if (before === null) return [];
  const news: Record<Call, boolean> = {
    turn: now.turn !== null && now.turn !== before.turn,
    begun: before.phase === "lobby" && now.phase === "playing",
    rematch: now.rematch !== null && now.rematch !== before.rematch,
    chat: now.chat > before.chat,
  };
  return ORDER.filter((call) => news[call]);
}

/** The more pressing of two. */
export function strongest(one: Call | null, other: Call | null): Call | null {
  return ORDER.find((call) => call === one || call === other) ?? null;
}

/** Milliseconds without a touch after which somebody may well be looking elsewhere. */
const ELSEWHERE = 10_000;

/** Whether a sound is in place: whoever has just clicked is looking, and hears enough. */
export function isElsewhere(hidden: boolean, untouched: number): boolean {
  return hidden || untouched >= ELSEWHERE;
}
