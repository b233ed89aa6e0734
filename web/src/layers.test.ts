import { expect, it } from "vitest";

/** Which folders the files of a folder may import from, besides their own; `lib` is everybody's. A game may import what
    lies in `games/` itself (the type of a lid), but no other game. */
const MAY: Record<string, readonly string[]> = {
  lib: ["lib"],
  parts: ["lib", "parts"],
  games: ["lib", "games"],
  pages: ["lib", "parts", "games", "pages"],
};

const SOURCES = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** The files that a file names in its imports, seen from `src`. */
function imports(file: string, source: string): string[] {
  const named = [...source.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)].map(([, path = ""]) => path);
  const found = named.map((path) => new URL(path, `file:///web/src/${file}`).pathname);
  // What lies outside is content and sentences, which everybody may read.
  return found.filter((path) => path.startsWith("/web/src/")).map((path) => path.slice("/web/src/".length));
}

/** The game a file belongs to; null for what lies in `games/` itself. */
function gameOf(file: string): string | null {
  const [folder, game, ...rest] = file.split("/");
  return folder === "games" && rest.length > 0 ? (game ?? null) : null;
}

/** Why an import is not allowed; null if it is. */
function problem(file: string, target: string): string | null {
  const [folder = "", wanted = ""] = [file.split("/")[0], target.split("/")[0]];
  const may = MAY[folder];
  if (may === undefined) return null;
  if (!may.includes(wanted)) return `${file} imports ${target}`;
  const [own, other] = [gameOf(file), gameOf(target)];
  const isForeign = other !== null && own !== other;
  return isForeign && folder !== "pages" ? `${file} imports ${target}` : null;
}

it("sees that lib knows no game, parts know none, and no game another", () => {
  const files = Object.entries(SOURCES).map(([path, source]) => ({ file: path.slice(2), source }));
  const arrows = files.flatMap(({ file, source }) => imports(file, source).map((target) => ({ file, target })));
  expect(arrows.length).toBeGreaterThan(400);
  expect(arrows.flatMap(({ file, target }) => problem(file, target) ?? [])).toEqual([]);
});

it("reads every way in which a file can be imported", () => {
  const source = 'import a from "./a.ts"; import "../b.css"; const c = () => import("../c/d.ts"); import x from "x";';
  expect(imports("lib/store/e.ts", source)).toEqual(["lib/store/a.ts", "lib/b.css", "lib/c/d.ts"]);
});

it("catches what is planted", () => {
  const allowed = [
    ["lib/store/a.ts", "lib/net/b.ts"],
    ["parts/A.svelte", "lib/net/b.ts"],
    ["games/elba/a.ts", "games/elba/b.ts"],
    ["games/elba/cover.ts", "games/covers.ts"],
    ["games/dark_castle/woodcut/a.ts", "games/dark_castle/b.ts"],
    ["pages/A.svelte", "games/boards.ts"],
    ["App.svelte", "pages/A.svelte"],
  ] as const;
  const forbidden = [
    ["lib/store/a.ts", "games/boards.ts"],
    ["lib/events/a.test.ts", "games/prison_break/steps.ts"],
    ["lib/store/a.ts", "parts/A.svelte"],
    ["lib/store/a.ts", "pages/A.svelte"],
    ["parts/A.svelte", "games/covers.ts"],
    ["parts/A.svelte", "pages/A.svelte"],
    ["games/elba/a.ts", "games/evades/b.ts"],
    ["games/elba/a.ts", "parts/A.svelte"],
    ["games/boards.ts", "games/elba/index.ts"],
  ] as const;
  for (const [file, target] of allowed) expect(problem(file, target)).toBeNull();
  for (const [file, target] of forbidden) expect(problem(file, target)).toBe(`${file} imports ${target}`);
});
