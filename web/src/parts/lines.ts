/** What happened, as the lines of a table's log. */

import { fold, type Line } from "../lib/events/fold.ts";
import type { Fact } from "../lib/net/protocol.ts";
import type { TableStore } from "../lib/store/table.svelte.ts";

export interface Lines {
  /** How many facts were left out before the first line: a number by which a line stays the same line. */
  first: number;
  lines: Line[];
}

export function linesOf(table: TableStore, most: number): Lines {
  const { module, log } = table.shown;
  const told = log.filter(({ kind }) => !module?.unlogged?.includes(kind));
  const first = Math.max(0, told.length - most);
  const remarks = module?.remarks?.(log);
  const tell = (fact: Fact): string => {
    const { sentences } = table.server;
    if (sentences === null) return "";
    const own = module?.told?.(fact, sentences) ?? sentences.event(fact);
    const more = (remarks?.get(fact) ?? []).map(({ key, type, value }) =>
      sentences.say(key, { name: sentences.name(type, value) }),
    );
    return [own, ...more].join(" ");
  };
  return { first, lines: fold(told.slice(first), tell, module?.join) };
}
