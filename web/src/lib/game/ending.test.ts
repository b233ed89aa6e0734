/** Every sentence that a tale can have is there in both languages, and says a name with its article. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Sentences, type Params } from "../i18n/sentences.ts";
import type { GameInfo } from "../net/protocol.ts";
import { said, telling } from "./ending.ts";

function speakerOf(code: string, ...files: string[]) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const file of files) {
    const path = new URL(`../../../../src/escapade/language/locales/${code}/${file}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(path, "utf-8")));
  }
  return {
    knows: (key: string) => bundle.hasMessage(key),
    say: (key: string, params: Params = {}) => {
      const pattern = bundle.getMessage(key)?.value;
      return pattern ? bundle.formatPattern(pattern, params, []) : key;
    },
  };
}

test("a name stands with its article, and the key chooses it", () => {
  const game = { key: "dark_castle" } as GameInfo;
  const told = (code: string, hero: string): string =>
    said(
      telling("dark_castle-story-narrowest", { hero, left: 2 }, { hero: "hero" }),
      new Sentences(speakerOf(code, "common", "dark_castle"), game, [], null),
    );
  expect(told("fr", "abbot")).toBe("L’Abbé n’a plus que 2 bougies, et continue.");
  expect(told("fr", "smith")).toBe("Le Forgeron n’a plus que 2 bougies, et continue.");
  expect(told("en", "abbot")).toBe("Abbot was down to 2 candles, and went on.");
});

test("a seat is called by the name of whoever sits there", () => {
  const sentences = new Sentences(speakerOf("en", "common", "elba"), { key: "elba" } as GameInfo, ["Ada", "Ben"], null);
  expect(said(telling("elba-story-strongest", { seat: "p1", strength: 3 }, { seat: "seat" }), sentences)).toBe(
    "At lights out Ben was the strongest with 3, and still inside.",
  );
});
