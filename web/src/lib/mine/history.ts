/** The matches that were played to their end from this device, each counted once, however often its end is seen. */

import type { Listed } from "./list.ts";
import { hasWon, isFinished, peopleElsewhere } from "./list.ts";

/** With whom: against bots alone, with people elsewhere, or with several people at this device. */
export type Company = "bots" | "people" | "device";

export const COMPANY: readonly Company[] = ["bots", "people", "device"];

/** A match that is over. `ended` is in seconds since 1970; `by` are the names of those of several people at this device
    who won it. */
export interface Match {
  table: string;
  game: string;
  ended: number;
  company: Company;
  won: boolean;
  by?: string[];
}

export interface Tally {
  played: number;
  won: number;
}

/** How often somebody at this device has won. */
export interface Winner {
  name: string;
  won: number;
}

export interface GameTally extends Tally {
  game: string;
  company: Partial<Record<Company, Tally>>;
  winners: Winner[];
}

/** What a finished table adds to the history; null for one that nobody here played, or whose end is unknown. */
export function matchOf(table: Listed): Match | null {
  const won = hasWon(table);
  if (!isFinished(table) || won === null) return null;
  const match: Match = { table: table.table, game: table.game, ended: table.changed, company: companyOf(table), won };
  return match.company === "device" && won ? { ...match, by: winnersHere(table) } : match;
}

function winnersHere({ seats, names, winners }: Listed): string[] {
  return seats.filter((seat) => winners?.includes(seat)).flatMap((seat) => names[seat] ?? []);
}

function companyOf(table: Listed): Company {
  if (table.seats.length > 1) return "device";
  return peopleElsewhere(table).length > 0 ? "people" : "bots";
}

/** Both together, the newest first; a match that both know stays as the first has it. */
export function merge(known: readonly Match[], more: readonly Match[]): Match[] {
  const tables = new Set(known.map(({ table }) => table));
  const fresh = more.filter(({ table }, place) => {
    const isFirst = more.findIndex((other) => other.table === table) === place;
    return isFirst && !tables.has(table);
  });
  return [...known, ...fresh].sort((one, other) => other.ended - one.ended);
}

/** How often each game was played and won, the most played first. */
export function tallies(matches: readonly Match[]): GameTally[] {
  const games = new Map<string, GameTally>();
  for (const { game, company, won, by } of matches) {
    const tally = games.get(game) ?? { game, played: 0, won: 0, company: {}, winners: [] };
    games.set(game, tally);
    for (const name of by ?? []) count(tally.winners, name);
    for (const one of [tally, (tally.company[company] ??= { played: 0, won: 0 })]) {
      one.played += 1;
      one.won += won ? 1 : 0;
    }
  }
  return [...games.values()].sort((one, other) => other.played - one.played);
}

function count(winners: Winner[], name: string): void {
  const known = winners.find((winner) => winner.name === name);
  if (known === undefined) winners.push({ name, won: 1 });
  else known.won += 1;
}
