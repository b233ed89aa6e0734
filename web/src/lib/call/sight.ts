/** What of a table can call for the people at this device. */

import type { Device } from "../store/device.svelte.ts";
import { keysOf } from "../store/keys.ts";
import type { TableStore } from "../store/table.svelte.ts";
import type { Sight } from "./moments.ts";

/** `away`: a hidden page answers nothing for its person, so that even a question with one answer waits for them. */
export function sightOf(device: Device, away: boolean): Sight | null {
  const { table, chat } = device.active.server;
  if (table === null) return null;
  const own = device.stores.map((store) => store.server.seat);
  const asked = table.phase === "playing" ? device.stores.find((store) => isAsked(store, away)) : undefined;
  return {
    phase: table.phase,
    turn: asked === undefined ? null : `${asked.server.seat}:${asked.shown.position.asked}`,
    rematch: isOffered(table.rematch, own) ? table.rematch : null,
    chat: chat.findLast(({ seat }) => !own.includes(seat))?.number ?? 0,
  };
}

function isAsked({ answer, server }: TableStore, away: boolean): boolean {
  return server.seat !== null && answer.legal.length > 0 && (away || !answer.isForced);
}

/** Somebody else has asked for the next match; whoever holds a seat there already has been asked. */
function isOffered(next: string | null, own: readonly (number | null)[]): boolean {
  return next !== null && own.some((seat) => seat !== null) && keysOf(next) === null;
}
