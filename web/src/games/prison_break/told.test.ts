import { expect, it } from "vitest";
import escapes from "../../../../src/escapade/content/prison_break/escapes.json";
import pieces from "../../../../src/escapade/content/prison_break/pieces.json";
import type { Sentences } from "../../lib/i18n/sentences.ts";
import { toldOf } from "./told.ts";

const locales = import.meta.glob<string>("@locales/*/prison_break.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function speaking(text: string): Sentences {
  const line = (key: string): string | undefined => text.split("\n").find((one) => one.startsWith(`${key} = `));
  return {
    knows: (key: string) => line(key) !== undefined,
    say: (key: string) => line(key)?.slice(key.length + 3) ?? key,
  } as unknown as Sentences;
}

it("finds a line for everybody and everything, in both languages", () => {
  expect(Object.keys(locales)).toHaveLength(2);
  for (const text of Object.values(locales)) {
    const sentences = speaking(text);
    const told = [
      ...[...pieces.leaders, ...pieces.outsiders.map(({ key }) => key), "lincoln", "bellick"].map((key) =>
        toldOf(sentences, "figure", key),
      ),
      ...pieces.objects.map(({ key }) => toldOf(sentences, "object", key)),
      ...["pliers", "breaker"].map((key) => toldOf(sentences, "tool", key)),
      ...escapes.cards.map(({ key }) => toldOf(sentences, "escape", key)),
    ];
    expect(told.filter((line) => line.length < 30)).toEqual([]);
  }
});

it("says nothing of what a pack has brought", () => {
  expect(toldOf(speaking(""), "object", "harmonica")).toBe("");
  expect(toldOf(null, "figure", "sara")).toBe("");
});
