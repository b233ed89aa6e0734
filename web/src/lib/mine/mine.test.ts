import { beforeEach, expect, it, vi } from "vitest";
import type { Key, MyTable } from "../net/protocol.ts";
import { allKeys, keep, keepAll } from "../store/keys.ts";
import { readFile, writeFile } from "./file.ts";
import { matchOf, merge, tallies, type Match } from "./history.ts";
import { history, keepMatches } from "./kept_history.ts";
import { choose, listTables } from "./list.ts";
import { loadTables } from "./load.ts";

const found = (table: string, more: Partial<MyTable> = {}): MyTable => ({
  table,
  seat: 0,
  game: "pocket",
  phase: "playing",
  names: ["Ada", "Ben", null],
  your_turn: false,
  bots: [2],
  turn: [1],
  winners: null,
  replay: false,
  changed: 100,
  ...more,
});
const over = (table: string, more: Partial<MyTable> = {}): MyTable =>
  found(table, { phase: "over", turn: [], winners: [0], replay: true, ...more });
const played = (table: string, more: Partial<Match> = {}): Match => ({
  table,
  game: "pocket",
  ended: 100,
  company: "bots",
  won: true,
  ...more,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

it("lists each table once, my turn first, what is over last, the newest before the older", () => {
  const tables = listTables([
    over("ended", { changed: 900 }),
    found("older"),
    found("newer", { changed: 200 }),
    found("shared", { seat: 1, your_turn: true }),
    found("shared", { seat: 0 }),
  ]);
  expect(tables.map(({ table }) => table)).toEqual(["shared", "newer", "older", "ended"]);
  expect(tables[0]?.seats).toEqual([0, 1]);
  const names = (...filter: Parameters<typeof choose>): string[] => choose(...filter).map(({ table }) => table);
  expect(names(tables, "turn", null)).toEqual(["shared"]);
  expect(names(tables, "running", null)).toEqual(["shared", "newer", "older"]);
  expect(names(tables, "finished", null)).toEqual(["ended"]);
  expect(names(tables, "all", "elba")).toEqual([]);
});

it("tells with whom a match was played, and whether it was won", () => {
  const match = (...seats: MyTable[]): Match | null => matchOf(listTables(seats)[0] as never);
  expect(match(over("a"))).toEqual(played("a", { company: "people" }));
  expect(match(over("a", { names: ["Ada", null, null], bots: [1, 2] }))?.company).toBe("bots");
  const together = (winners: number[]): Match | null => match(over("a", { winners }), over("a", { seat: 1, winners }));
  expect(together([1])).toEqual(played("a", { company: "device", by: ["Ben"] }));
  expect(together([0, 1])?.by).toEqual(["Ada", "Ben"]);
  expect(together([2])).toEqual(played("a", { company: "device", won: false }));
  expect(match(found("a"))).toBeNull();
  expect(match(over("a", { winners: null }))).toBeNull();
  expect(match(over("a", { seat: null }))).toBeNull();
});

it("counts a match once, however often its end is seen", () => {
  expect(keepMatches([played("a"), played("a", { won: false }), played("b")])).toBe(2);
  expect(keepMatches([played("a", { won: false })])).toBe(0);
  expect(history().map(({ table, won }) => [table, won])).toEqual([
    ["a", true],
    ["b", true],
  ]);
  expect(merge([played("a", { ended: 1 })], [played("b", { ended: 2 })]).map(({ table }) => table)).toEqual(["b", "a"]);
});

it("adds up by game and by company", () => {
  const matches = [played("a"), played("b", { won: false }), played("c", { company: "people" })];
  expect(tallies([...matches, played("d", { game: "elba", won: false })])).toEqual([
    {
      game: "pocket",
      played: 3,
      won: 2,
      company: { bots: { played: 2, won: 1 }, people: { played: 1, won: 1 } },
      winners: [],
    },
    { game: "elba", played: 1, won: 0, company: { bots: { played: 1, won: 0 } }, winners: [] },
  ]);
  const together = [["Ada"], ["Ada", "Ben"], ["Ada"]].map((by, place) => played(`${place}`, { company: "device", by }));
  expect(tallies(together)[0]?.winners).toEqual([
    { name: "Ada", won: 3 },
    { name: "Ben", won: 1 },
  ]);
});

it("asks for all keys, a hundred at a time, and forgets what the server does not know", async () => {
  for (let number = 0; number < 130; number++) keep(`t${number}`, "pocket", null, { seat: 0, token: `k${number}` });
  const asked: number[] = [];
  const tables = await loadTables((keys: Key[]) => {
    asked.push(keys.length);
    return Promise.resolve({ tables: keys.filter(({ table }) => table !== "t7").map(({ table }) => over(table)) });
  });
  expect(asked).toEqual([100, 30]);
  expect([tables.length, allKeys().length, history().length]).toEqual([129, 129, 129]);
  expect(allKeys().some(({ table }) => table === "t7")).toBe(false);
});

it("takes everything to another device, and adds it to what is there", () => {
  const seat = (number: number) => ({ seat: number, token: `k${number}` });
  const tables = [
    { table: "a", game: "pocket", invite: "i", seats: [seat(0), seat(1)] },
    { table: "b", game: "", invite: null, seats: [seat(2)] },
  ];
  const belongings = { tables, history: [played("a")] };
  expect(readFile(writeFile(belongings))).toEqual(belongings);
  keep("a", "pocket", null, seat(0));
  keep("c", "pocket", null, seat(3));
  keepAll(tables);
  expect(allKeys().map(({ table, invite, seats }) => [table, invite, seats.length])).toEqual([
    ["a", "i", 2],
    ["b", null, 1],
    ["c", null, 1],
  ]);
});

it("takes nothing from a file that is not whole, and says why", () => {
  const file = (change: object): string =>
    JSON.stringify({ ...JSON.parse(writeFile({ tables: [], history: [] })), ...change });
  const good = { table: "a", game: "pocket", invite: null, seats: [{ seat: 0, token: "k" }] };
  expect(readFile("{")).toMatchObject({ problem: "not_json" });
  expect(readFile('["escapade"]')).toMatchObject({ problem: "other_file" });
  expect(readFile(file({ kind: "holiday" }))).toMatchObject({ problem: "other_file" });
  expect(readFile(file({ version: 2 }))).toMatchObject({ problem: "newer", version: 2 });
  expect(readFile(file({ tables: {} }))).toMatchObject({ problem: "damaged", where: "tables" });
  expect(readFile(file({ tables: [good, { ...good, seats: [{ seat: 0, token: "<b>" }] }] }))).toMatchObject({
    problem: "damaged",
    where: "tables 2",
  });
  expect(readFile(file({ history: [{ ...played("a"), company: "ghosts" }] }))).toMatchObject({ where: "history 1" });
});
