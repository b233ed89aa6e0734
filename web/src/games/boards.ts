/** The boards: every `<game>/index.ts` is one. Each is a chunk of its own, fetched when a table of that game is opened.
 */

import type { AnyModule, LoadedGame } from "../lib/game/module.ts";
import { chunks } from "../lib/net/chunks.svelte.ts";
import { fetchGame } from "../lib/net/http.ts";

const BOARDS = import.meta.glob<AnyModule>("./*/index.ts", { import: "default" });

/** The board of a game, or the plain one; null if it could not be fetched, which the page tells. */
export async function loadBoard(game: string): Promise<AnyModule | null> {
  const load = BOARDS[`./${game}/index.ts`] ?? BOARDS["./plain/index.ts"];
  return load === undefined ? null : chunks.fetch(load);
}

/** The whole box: the board, and what the server tells of the game. */
export async function loadGame(game: string): Promise<LoadedGame | null> {
  const [info, module] = await Promise.all([chunks.fetch(() => fetchGame(game)), loadBoard(game)]);
  return info === null || module === null ? null : { info, module };
}
