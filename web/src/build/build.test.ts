import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { pageFor } from "./first_words.ts";
import { titleOf } from "./fonts.ts";
import { TYPED, WRITTEN } from "./letters.ts";
import { copies } from "./packing.ts";
import { messageOf, withoutNotes } from "./sentences.ts";

const SENTENCES = import.meta.glob<string>("@locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const RULES = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const CARDS = import.meta.glob<string>("../../../src/escapade/content/*/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LOCALES = new URL("../../../src/escapade/language/locales", import.meta.url).pathname;

/** What no font of ours ever had: the sign on a key of some keyboards. */
const OTHERS = "⌘\n\t";

function missing(text: string, letters: string): string[] {
  return [...new Set(text)].filter((letter) => !letters.includes(letter) && !OTHERS.includes(letter));
}

it("keeps every letter of every sentence, rule and card", () => {
  expect(Object.keys(SENTENCES).length).toBeGreaterThan(10);
  expect(Object.keys(RULES).length).toBeGreaterThan(7);
  expect(Object.keys(CARDS).length).toBeGreaterThan(8);
  for (const [file, text] of Object.entries({ ...SENTENCES, ...RULES, ...CARDS }))
    expect(missing(text, WRITTEN), file).toEqual([]);
  expect(missing("Zoë ß Ñ", WRITTEN)).toEqual(["ß", "Ñ"]);
  expect(missing("Zoë ß Ñ å", TYPED)).toEqual([]);
});

it("knows the letters of a title in every language", () => {
  expect(titleOf("evades", LOCALES)).toBe("Les ÉvadésLes Évadés");
  expect(titleOf("elba", LOCALES)).toContain("Elba");
});

it("leaves out the notes and nothing else", () => {
  expect(withoutNotes("### All\n\n# a note\na = 1 # not one\n   .b = x\n\n\n## more\nc =\n    # text\n")).toBe(
    "a = 1 # not one\n   .b = x\nc =\n    # text\n",
  );
});

it("takes a message with all of its lines", () => {
  const text = "elba-title = Elba\nelba-tagline =\n    Twelve of\n    them\nelba-titles = no\n";
  expect(messageOf("elba-tagline", text)).toBe("elba-tagline =\n    Twelve of\n    them\n");
  expect(messageOf("elba-title", text)).toBe("elba-title = Elba\n");
  expect(messageOf("elba-nothing", text)).toBe("");
});

it("gives the frame what stands on the lids", () => {
  for (const code of ["en", "fr"]) {
    const frame = Object.entries(SENTENCES).find(([path]) => path.endsWith(`/${code}/web.ftl`))?.[1] ?? "";
    for (const key of ["evades", "elba", "prison_break", "dark_castle"])
      expect(frame).toMatch(new RegExp(`^${key}-title = .+\n${key}-tagline =`, "m"));
    expect(frame).not.toMatch(/^#/m);
  }
});

it("packs what is worth it, and what comes out is what went in", () => {
  const body = Buffer.from("escape ".repeat(500));
  const found = copies(body);
  expect(gunzipSync(found[".gz"] ?? "").equals(body)).toBe(true);
  expect(brotliDecompressSync(found[".br"] ?? "").equals(body)).toBe(true);
  expect(copies(Buffer.from("short"))).toEqual({});
});

it("names the sentences in the page of a language", () => {
  const page = pageFor("fr", '<html lang="en"><head></head></html>', ["assets/web-1.js"]);
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/web-1.js">');
  expect(page).toContain('<link rel="preload" as="fetch" crossorigin href="/api/games">');
});
