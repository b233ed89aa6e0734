/** Who is gone from a table, for how long, and from when on a bot may play for them. */

import type { Table } from "../net/protocol.ts";

export interface Absence {
  seat: number;
  /** For how many seconds. */
  gone: number;
  /** Seconds until anybody at the table may let a bot play, 0 from then on; null at a table where nobody ever may. */
  wait: number | null;
}

/** People who should be playing and are not there; `now` is asked only if there are any. */
export function absences(table: Table | null, heardAt: number, now: () => number): Absence[] {
  if (table === null || (table.phase !== "playing" && table.phase !== "paused")) return [];
  const { absence } = table;
  return table.seats
    .filter(({ kind, bot, gone }) => kind === "person" && bot === null && typeof gone === "number")
    .map(({ seat, gone }) => {
      const seconds = (gone ?? 0) + Math.max(0, Math.floor((now() - heardAt) / 1000));
      return { seat, gone: seconds, wait: absence === 0 ? null : Math.max(0, absence - seconds) };
    });
}

export interface Duration {
  unit: "seconds" | "minutes" | "hours" | "days";
  count: number;
}

const UNITS: [Duration["unit"], number][] = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
];

/** As people say it: in the largest unit of which there is a whole one, and no smaller one beside it. */
export function duration(seconds: number): Duration {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ["seconds" as const, 1];
  return { unit, count: Math.floor(seconds / length) };
}
