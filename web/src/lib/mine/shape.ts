/** What keys and matches must look like, wherever they come from: a file may have been through anything. */

import type { TableKeys } from "../store/keys.ts";
import { COMPANY, type Match } from "./history.ts";

const WORD = /^[A-Za-z0-9_-]{1,64}$/;

const MOST_NAMES = 12;
const LONGEST_NAME = 24;

type Fields = Record<string, unknown>;

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWord(value: unknown): value is string {
  return typeof value === "string" && WORD.test(value);
}

function isName(value: unknown): boolean {
  return typeof value === "string" && value.length <= LONGEST_NAME;
}

/** The game of a seat that was joined by a link is not known. */
function isGame(value: unknown): boolean {
  return value === "" || isWord(value);
}

function isSeat(value: unknown): boolean {
  if (!isObject(value) || !isWord(value.token)) return false;
  return value.seat === null || (Number.isInteger(value.seat) && Number(value.seat) >= 0);
}

export function isTableKeys(value: unknown): value is TableKeys {
  if (!isObject(value) || !Array.isArray(value.seats)) return false;
  const { table, game, invite, seats } = value;
  return (
    isWord(table) && isGame(game) && (invite === null || isWord(invite)) && seats.length > 0 && seats.every(isSeat)
  );
}

export function isMatch(value: unknown): value is Match {
  if (!isObject(value)) return false;
  const { table, game, ended, company, won, by = [] } = value;
  const isKnown = COMPANY.some((known) => known === company);
  const isTold = isWord(table) && isWord(game) && Number.isInteger(ended) && isKnown && typeof won === "boolean";
  return isTold && Array.isArray(by) && by.length <= MOST_NAMES && by.every(isName);
}
