/** The race as the facts tell it: who boarded when, and what every bet was worth at the time. */

import type { Ended } from "../../lib/game/ending.ts";
import { seatIn } from "../../lib/game/ending.ts";
import { berth, type Boat } from "./stage.ts";

export interface Boarding {
  pawn: string;
  boat: Boat;
  /** How many turns had ended before. */
  turn: number;
}

export interface Race {
  boardings: Boarding[];
  turns: number;
  /** By seat, the prisoners in the order of the bet. */
  bets: string[][];
  /** By seat, how much that seat has after each boarding, from none on. */
  points: number[][];
}

export function raceOf({ facts, seats, game }: Ended): Race {
  const { boats } = game.content.board as { boats: Boat[] };
  const bets: string[][] = Array.from({ length: seats }, () => []);
  const boardings: Boarding[] = [];
  let turns = 0;
  for (const { kind, fields } of facts) {
    if (kind === "turn_ended") turns += 1;
    else if (kind === "bet_shown") bets[seatIn(fields.seat)]![Number(fields.place) - 1] = String(fields.pawn);
    else if (kind === "boarded") {
      const boat = boats[berth(boats, boardings.length).boat] as Boat;
      boardings.push({ pawn: String(fields.pawn), boat, turn: turns });
    }
  }
  return { boardings, turns, bets, points: bets.map((bet) => pointsOf(bet, boardings, boats)) };
}

/** Whether a bet has a prisoner down for the boat that took him. */
export function foresaw(bet: readonly string[], { pawn, boat }: Boarding, boats: readonly Boat[]): boolean {
  const place = bet.indexOf(pawn);
  return place >= 0 && boats[berth(boats, place).boat]?.key === boat.key;
}

function pointsOf(bet: readonly string[], boardings: readonly Boarding[], boats: readonly Boat[]): number[] {
  const sums = [0];
  for (const one of boardings) sums.push((sums.at(-1) ?? 0) + (foresaw(bet, one, boats) ? one.boat.points : 0));
  return sums;
}
