/** Everything about one's matches in a file, to take it to another device: there are no accounts. */

import type { TableKeys } from "../store/keys.ts";
import type { Match } from "./history.ts";
import { isMatch, isObject, isTableKeys } from "./shape.ts";

const KIND = "escapade matches";
/** Goes up when a page written for the number before could misunderstand the file. */
export const VERSION = 1;

export interface Belongings {
  tables: TableKeys[];
  history: Match[];
}

/** Why a file was not taken, in the words of `web-mine-problem`. */
export interface Problem {
  problem: "not_json" | "other_file" | "newer" | "damaged";
  /** What in it is damaged, counted from one. */
  where: string;
  version: number;
}

export function writeFile({ tables, history }: Belongings): string {
  return JSON.stringify({ kind: KIND, version: VERSION, tables, history }, null, 1);
}

/** What a file holds, all of it; or why nothing of it is taken. */
export function readFile(text: string): Belongings | Problem {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return trouble("not_json");
  }
  if (!isObject(found) || found.kind !== KIND || !Number.isInteger(found.version)) return trouble("other_file");
  if (Number(found.version) > VERSION) return { ...trouble("newer"), version: Number(found.version) };
  const { tables, history } = found;
  const where = damage("tables", tables, isTableKeys) ?? damage("history", history, isMatch);
  return where === null ? { tables: tables as TableKeys[], history: history as Match[] } : trouble("damaged", where);
}

function trouble(problem: Problem["problem"], where = ""): Problem {
  return { problem, where, version: VERSION };
}

/** The first entry of a list that is not what it should be. */
function damage(name: string, list: unknown, fits: (entry: unknown) => boolean): string | null {
  if (!Array.isArray(list)) return name;
  const place = list.findIndex((entry) => !fits(entry));
  return place < 0 ? null : `${name} ${place + 1}`;
}
