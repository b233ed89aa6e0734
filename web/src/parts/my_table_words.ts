/** A table of this device in words: with whom, and where it stands. */

import { language, say } from "../lib/i18n/language.svelte.ts";
import { hasWon, isMyTurn, peopleElsewhere, type Listed } from "../lib/mine/list.ts";

function nameOf({ names, bots }: Listed, seat: number): string {
  return names[seat] ?? (bots.includes(seat) ? say("web-bot-name", { seat }) : say("seat-name", { number: seat + 1 }));
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.code).format(names);
}

/** “with Ben and 2 bots”; empty where nobody else is there. */
export function companyLine(table: Listed): string {
  const { names, bots, seats } = table;
  const here = seats.slice(1).map((seat) => nameOf(table, seat));
  const people = peopleElsewhere(table).map((seat) => nameOf(table, seat));
  const free = names.filter((name, seat) => name === null && !bots.includes(seat)).length;
  const all = [
    ...here,
    ...people,
    ...(bots.length > 0 ? [say("web-mine-bots", { count: bots.length })] : []),
    ...(free > 0 ? [say("web-mine-free", { count: free })] : []),
  ];
  return all.length === 0 ? "" : say("web-mine-with", { names: listed(all) });
}

/** Whose turn it is, or how it ended. */
export function stateLine(table: Listed): string {
  const { phase, turn, winners, seats } = table;
  if (isMyTurn(table)) return say("web-table-phase", { phase: "turn" });
  if (phase === "playing" && turn.length > 0)
    return say("web-mine-waits", { names: listed(turn.map((seat) => nameOf(table, seat))) });
  if (phase !== "over" || winners === null) return say("web-table-phase", { phase });
  if (seats.length === 1 && hasWon(table) === true && winners.length === 1) return say("web-mine-won");
  return say("web-archive-winners", {
    names: listed(winners.map((seat) => (seat === seats[0] ? say("seat-you") : nameOf(table, seat)))),
    count: winners.length,
  });
}

/** The day and the hour of the last change. */
export function dateLine({ changed }: Listed): string {
  return new Intl.DateTimeFormat(language.code, { dateStyle: "medium", timeStyle: "short" }).format(changed * 1000);
}
