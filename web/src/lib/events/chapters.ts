/** The log as a story: its lines by turn, day or page, each with whoever it is about; dice lie together. */

import type { Fact } from "../net/protocol.ts";
import type { Line } from "./fold.ts";

/** How a game parts its story. */
export interface Parting {
  /** Kinds of facts that are the title of what follows. */
  starts?: readonly string[];
  /** Kinds of facts that end a chapter: the next one's title says the same. */
  ends?: readonly string[];
  /** Kinds of facts that are dice: they fold up. */
  dice?: readonly string[];
}

export type Entry = Line | { dice: Line[] };

export interface Chapter {
  /** The line that is its title; null where it has only its person. */
  title: Line | null;
  /** Whose it is: the first seat that its facts name. What comes before the first title is everybody's. */
  seat: number | null;
  entries: Entry[];
}

export function seatNamed({ fields }: Fact): number | null {
  const word = [fields.seat, fields.player, fields.guest].find(
    (value) => typeof value === "string" && /^p\d+$/.test(value),
  );
  return word === undefined ? null : Number(String(word).slice(1));
}

export function chaptersOf(lines: readonly Line[], { starts = [], ends = [], dice = [] }: Parting): Chapter[] {
  const found: Chapter[] = [];
  let open: Chapter | null = null;
  for (const line of lines) {
    if (ends.includes(line.fact.kind)) {
      open = null;
      continue;
    }
    const title = starts.includes(line.fact.kind) ? line : null;
    if (open === null || title !== null) found.push((open = { title, seat: null, entries: [] }));
    if (starts.length === 0 || open !== found[0] || open.title !== null) open.seat ??= seatNamed(line.fact);
    if (title === null) add(open.entries, line, dice.includes(line.fact.kind));
  }
  return found.filter(({ title, entries }) => title !== null || entries.length > 0);
}

function add(entries: Entry[], line: Line, isDie: boolean): void {
  const last = entries.at(-1);
  if (!isDie) entries.push(line);
  else if (last !== undefined && "dice" in last) last.dice.push(line);
  else entries.push({ dice: [line] });
}
