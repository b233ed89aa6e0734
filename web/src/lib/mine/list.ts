/** The tables of this device as a list: each once, however many seats it holds there, the urgent ones first. */

import type { MyTable } from "../net/protocol.ts";

/** A table, and the seats of it that are played from this device. */
export interface Listed extends Omit<MyTable, "seat"> {
  seats: number[];
}

export type Which = "all" | "turn" | "running" | "finished";

export const WHICH: readonly Which[] = ["all", "turn", "running", "finished"];

/** One entry for each table, in the order in which somebody wants to see them. */
export function listTables(found: readonly MyTable[]): Listed[] {
  const listed = new Map<string, Listed>();
  for (const { seat, ...facts } of found) {
    const known = listed.get(facts.table);
    const seats = [...(known?.seats ?? []), ...(seat === null ? [] : [seat])].sort((one, other) => one - other);
    listed.set(facts.table, { ...facts, seats, your_turn: facts.your_turn || known?.your_turn === true });
  }
  return [...listed.values()].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** My turn, then what goes on, then what is over. */
function rank(table: Listed): number {
  if (isMyTurn(table)) return 0;
  return isFinished(table) ? 2 : 1;
}

export function isMyTurn({ your_turn, phase }: Listed): boolean {
  return your_turn && phase === "playing";
}

export function isFinished({ phase }: Listed): boolean {
  return phase === "over";
}

/** Those of a kind, of one game or of all (null). */
export function choose(tables: readonly Listed[], which: Which, game: string | null): Listed[] {
  const fits: Record<Which, (table: Listed) => boolean> = {
    all: () => true,
    turn: isMyTurn,
    running: (table) => !isFinished(table),
    finished: isFinished,
  };
  return tables.filter((table) => fits[which](table) && (game === null || table.game === game));
}

/** The seats of people who play elsewhere. */
export function peopleElsewhere({ names, bots, seats }: Listed): number[] {
  return [...names.keys()].filter((seat) => names[seat] !== null && !bots.includes(seat) && !seats.includes(seat));
}

/** Whether anybody who plays from this device has won; null before the end, and where nobody noted it. */
export function hasWon({ seats, winners }: Listed): boolean | null {
  return winners === null || seats.length === 0 ? null : seats.some((seat) => winners.includes(seat));
}
