import { expect, it } from "vitest";
import type { Sentences } from "../../lib/i18n/sentences.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import { smallPrint } from "./print.ts";
import type { ElbaStage } from "./stage.ts";

const said = {
  say: (key: string, params: Record<string, unknown>) => `${key} ${String(params.strength)}`,
} as unknown as Sentences;
const choice = (kind: string): Choice => ({ action: 0, words: kind, kind, fields: {} });

function stageWith(words: string[]): ElbaStage {
  return {
    active: 0,
    guests: [{ key: "p0", place: "east_tower", strength: 3 }],
    spells: [{ rooms: [], escape_words: words, weapons: [], bonus: 0 }],
  } as unknown as ElbaStage;
}

it("says what an attempt to escape takes: the word, and the Strength to roll below", () => {
  expect(smallPrint(choice("escape"), stageWith(["from"]), said)).toBe("FROM · elba-web-below 3");
});

it("names no word where several are spelled, and says nothing of other choices", () => {
  expect(smallPrint(choice("escape"), stageWith(["from", "elba"]), said)).toBe("elba-web-below 3");
  expect(smallPrint(choice("end"), stageWith(["from"]), said)).toBe("");
});
