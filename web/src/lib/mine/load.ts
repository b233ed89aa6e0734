/** The tables of this device, asked of the server: what it does not know any more is forgotten here, too. */

import { fetchMine } from "../net/http.ts";
import type { Key, MyTable } from "../net/protocol.ts";
import { allKeys, asKeys, forget } from "../store/keys.ts";
import { matchOf } from "./history.ts";
import { keepMatches } from "./kept_history.ts";
import { listTables, type Listed } from "./list.ts";

/** As many keys as the server takes at once. */
const MOST_KEYS = 100;

/** All of them, the urgent ones first; the matches that are over are in the history from now on. */
export async function loadTables(
  fetch: (keys: Key[]) => Promise<{ tables: MyTable[] }> = fetchMine,
): Promise<Listed[]> {
  const keys = asKeys(allKeys());
  const found: MyTable[] = [];
  for (let first = 0; first < keys.length; first += MOST_KEYS)
    found.push(...(await fetch(keys.slice(first, first + MOST_KEYS))).tables);
  const known = new Set(found.map(({ table }) => table));
  for (const { table } of keys) if (!known.has(table)) forget(table);
  const tables = listTables(found);
  keepMatches(tables.map(matchOf).filter((match) => match !== null));
  return tables;
}
