/** Marks of one's own beside the escape plans: a ring, a stroke, a few words. They are kept by this device, for each
    seat of each table, and go nowhere else. */

import { recall, remember } from "../../lib/store/memory.ts";

export type Mark = "ring" | "stroke";

export interface Remark {
  mark: Mark | null;
  note: string;
}

/** By escape card; those without a mark and without a word are not in it. */
export type Notebook = Record<string, Remark>;

export const LONGEST_NOTE = 60;
const NAME = "prison-notebooks";
/** Notebooks of so many seats; the oldest are thrown away. */
const MOST = 20;

type Entry = [seat: string, notes: Notebook];

function all(): Entry[] {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Entry {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "object" && entry[1] !== null;
}

function keyOf(table: string, seat: string): string {
  return `${table}/${seat}`;
}

export function openNotebook(table: string, seat: string): Notebook {
  const found = all().find(([key]) => key === keyOf(table, seat))?.[1] ?? {};
  return Object.fromEntries(Object.entries(found).map(([card, remark]) => [card, tidy(remark)]));
}

export function keepNotebook(table: string, seat: string, notebook: Notebook): void {
  const key = keyOf(table, seat);
  const others = all().filter(([known]) => known !== key);
  const own: Entry[] = Object.keys(notebook).length === 0 ? [] : [[key, notebook]];
  const kept = [...own, ...others].slice(0, MOST);
  remember(NAME, kept.length === 0 ? null : JSON.stringify(kept));
}

/** What somebody else has written into the browser’s memory is read with care. */
function tidy(remark: Partial<Remark> | null): Remark {
  const mark = remark?.mark === "ring" || remark?.mark === "stroke" ? remark.mark : null;
  return { mark, note: typeof remark?.note === "string" ? remark.note.slice(0, LONGEST_NOTE) : "" };
}

export function remarkOn(notebook: Notebook, card: string): Remark {
  return notebook[card] ?? { mark: null, note: "" };
}

/** With a mark on a card, or without it if it was there already. */
export function marked(notebook: Notebook, card: string, mark: Mark): Notebook {
  const old = remarkOn(notebook, card);
  return written(notebook, card, { ...old, mark: old.mark === mark ? null : mark });
}

export function noted(notebook: Notebook, card: string, note: string): Notebook {
  return written(notebook, card, { ...remarkOn(notebook, card), note: note.slice(0, LONGEST_NOTE) });
}

function written(notebook: Notebook, card: string, remark: Remark): Notebook {
  const { [card]: _, ...others } = notebook;
  return remark.mark === null && remark.note === "" ? others : { ...others, [card]: remark };
}
