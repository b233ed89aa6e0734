/** A match that ends before somebody's eyes goes into the history at once: its table may be removed any time. */

import type { Device } from "../store/device.svelte.ts";
import { matchOf } from "./history.ts";
import { keepMatches } from "./kept_history.ts";
import type { Listed } from "./list.ts";

export function noteEnd(device: Device, winners: readonly number[]): void {
  const table = device.active.server.table;
  if (table === null) return;
  const ended: Listed = {
    table: table.id,
    seats: device.stores.flatMap(({ server }) => server.seat ?? []),
    game: table.game,
    phase: "over",
    names: table.seats.map(({ name }) => name),
    your_turn: false,
    bots: table.seats.filter(({ kind }) => kind === "bot").map(({ seat }) => seat),
    turn: [],
    winners: [...winners],
    replay: true,
    changed: Math.floor(Date.now() / 1000),
  };
  const match = matchOf(ended);
  if (match !== null) keepMatches([match]);
}
