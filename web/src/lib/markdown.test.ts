import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inline, parse } from "./markdown.ts";
import { readRoute } from "./router.svelte.ts";

it("reads a rules page: headings, numbered rules, lists, tables", () => {
  const page = readFileSync(new URL("../../../docs/rules/evades.md", import.meta.url), "utf-8");
  const blocks = parse(page);
  const rules = blocks.flatMap((block) => (block.kind === "paragraph" && block.rule !== null ? [block.rule] : []));
  expect(rules).toEqual(Array.from({ length: 18 }, (_, place) => `LE-${place + 1}`));
  expect(blocks[0]).toMatchObject({ kind: "heading", level: 1 });
  expect(blocks.filter(({ kind }) => kind === "table")).toHaveLength(2);
  expect(blocks.some((block) => block.kind === "list" && block.ordered && block.items.length === 6)).toBe(true);
});

it("keeps HTML as text", () => {
  expect(inline("<img onerror=x> **b** `c` [d](http://e)")).toEqual([
    { kind: "text", text: "<img onerror=x> " },
    { kind: "bold", text: "b" },
    { kind: "text", text: " " },
    { kind: "code", text: "c" },
    { kind: "text", text: " " },
    { kind: "text", text: "d" },
  ]);
});

it("reads addresses", () => {
  expect(readRoute("#/table/abc/def")).toEqual({ page: "table", path: ["abc", "def"] });
  expect(readRoute("#/nowhere")).toEqual({ page: "home", path: [] });
  expect(readRoute("")).toEqual({ page: "home", path: [] });
});
