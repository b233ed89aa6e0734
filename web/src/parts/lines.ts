/** What happened, as the lines of a table's log. */

import { fold, type Line } from "../lib/events/fold.ts";
import type { TableStore } from "../lib/store/table.svelte.ts";

export interface Lines {
  /** How many facts were left out before the first line: a number by which a line stays the same line. */
  first: number;
  lines: Line[];
}

export function linesOf(table: TableStore, most: number): Lines {
  const told = table.shown.log.filter(({ kind }) => !table.shown.module?.unlogged?.includes(kind));
  const first = Math.max(0, told.length - most);
  return {
    first,
    lines: fold(told.slice(first), (fact) => table.server.sentences?.event(fact) ?? "", table.shown.module?.join),
  };
}
