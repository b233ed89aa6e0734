/** A break-out as the facts tell it, turn by turn: guilt and days, and who ran into what. */

import type { Ended } from "../../lib/game/ending.ts";

export interface Turn {
  day: number;
  guilt: number;
}

export interface Case {
  turns: Turn[];
  /** By day, how much guilt rose on it. */
  risen: Map<number, number>;
  day: number;
  guilt: number;
  bellick: { seat: string; leader: string; day: number } | null;
  recruited: string[];
  caught: string[];
  laid: number;
  lincoln: boolean;
}

export function caseOf({ facts }: Ended): Case {
  const found: Case = {
    turns: [{ day: 1, guilt: 0 }],
    risen: new Map(),
    day: 1,
    guilt: 0,
    bellick: null,
    recruited: [],
    caught: [],
    laid: 0,
    lincoln: false,
  };
  for (const { kind, fields } of facts) {
    if (kind === "turn" || kind === "bellick_turn") found.turns.push({ day: found.day, guilt: found.guilt });
    else if (kind === "day") found.day = Number(fields.day);
    else if (kind === "guilt") raise(found, Number(fields.guilt));
    else if (kind === "became_bellick")
      found.bellick = { seat: String(fields.seat), leader: String(fields.leader), day: found.day };
    else if (kind === "recruited") found.recruited.push(String(fields.outsider));
    else if (kind === "caught") found.caught.push(String(fields.figure));
    else if (kind === "laid") found.laid += 1;
    else if (kind === "joined") found.lincoln = true;
  }
  found.turns.push({ day: found.day, guilt: found.guilt });
  return found;
}

function raise(found: Case, guilt: number): void {
  const more = guilt - found.guilt;
  if (more > 0) found.risen.set(found.day, (found.risen.get(found.day) ?? 0) + more);
  found.guilt = guilt;
}
