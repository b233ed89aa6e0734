/** The requests that are not a match: what there is to play, making and joining tables. */

import type {
  Access,
  Analysed,
  AskAnalysis,
  BranchTable,
  CreateTable,
  Created,
  Door,
  Facts,
  GameInfo,
  Games,
  JoinTable,
  Joined,
  Key,
  Mine,
  Opened,
  PublicTables,
  PushKey,
  Reach,
  Removal,
  Subscribe,
  Subscribed,
  Unsubscribe,
  Verified,
} from "./protocol.ts";
import { RefusedError } from "./socket.ts";

async function request(path: string, body?: object): Promise<Response> {
  const answer = await fetch(
    path,
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        },
  ).catch(() => {
    throw new RefusedError("web.offline", {});
  });
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as { code?: string; params?: Record<string, unknown> } | null;
  throw new RefusedError(failure?.code ?? "web.server", failure?.params ?? { status: answer.status });
}

async function json<Reply>(path: string, body?: object): Promise<Reply> {
  return (await (await request(path, body)).json()) as Reply;
}

async function text(path: string, body?: object): Promise<string> {
  return await (await request(path, body)).text();
}

/** What was asked for already, by its path. */
const known = new Map<string, Promise<string>>();

/** Asked once: it changes only with the server's version. A failure is forgotten, so that one can try again. */
function once(path: string): Promise<string> {
  const found = known.get(path) ?? text(path);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}

async function onceJson<Reply>(path: string): Promise<Reply> {
  return JSON.parse(await once(path)) as Reply;
}

/** What there is to play, in brief. */
export const fetchGames = (): Promise<Games> => onceJson("/api/games");
/** What a board needs of one game. */
export const fetchGame = (game: string): Promise<GameInfo> => onceJson(`/api/games/${game}`);
export const fetchRules = (game: string, language: string): Promise<string> => once(`/api/rules/${game}/${language}`);

export const createTable = (wish: CreateTable): Promise<Created> => json("/api/tables", wish);
export const joinTable = (table: string, wish: JoinTable): Promise<Joined> => json(`/api/tables/${table}/join`, wish);
export const fetchDoor = (table: string, invite: string | null): Promise<Door> =>
  json(`/api/tables/${encodeURIComponent(table)}/look`, { invite });
export const openCode = (code: string): Promise<Opened> => json("/api/code", { code });
export const openSeat = (table: string, link: string): Promise<Joined> => json(`/api/tables/${table}/seat`, { link });
export const fetchPublicTables = (): Promise<PublicTables> => json("/api/tables");
export const fetchReach = (): Promise<Reach> => json("/api/reach");
export const fetchMine = (keys: Key[]): Promise<Mine> => json("/api/mine", { keys });
export const fetchRecord = (table: string, access: Access): Promise<string> =>
  text(`/api/tables/${table}/record`, access);
export const fetchFacts = (table: string, access: Access): Promise<Facts> => json(`/api/tables/${table}/facts`, access);
export const fetchAnalysis = (table: string, wish: AskAnalysis): Promise<Analysed> =>
  json(`/api/tables/${table}/analysis`, wish);
export const branchTable = (table: string, wish: BranchTable): Promise<Created> =>
  json(`/api/tables/${table}/branch`, wish);
export const removeTable = (table: string, token: string): Promise<Removal> =>
  json(`/api/tables/${table}/delete`, { token });
export const fetchPushKey = (): Promise<PushKey> => json("/api/push");
export const subscribe = (table: string, wish: Subscribe): Promise<Subscribed> =>
  json(`/api/tables/${table}/push`, wish);
export const unsubscribe = (table: string, wish: Unsubscribe): Promise<Subscribed> =>
  json(`/api/tables/${table}/push/delete`, wish);
export const verifyTable = (table: string, access: Access): Promise<Verified> =>
  json(`/api/tables/${table}/verify`, access);
