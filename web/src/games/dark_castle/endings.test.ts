import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { Sentences } from "../../lib/i18n/sentences.ts";
import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import { stepWords } from "./content.ts";
import { epilogue } from "./epilogue.ts";
import castle from "./index.ts";
import { scenes } from "./scenes.ts";
import { turnPage, type CastleStage } from "./stage.ts";
import { endingTold } from "./told.ts";

const fact = (kind: string, fields: Record<string, unknown> = {}): Fact => ({ kind, fields, seq: 1, rule: "DC-33" });
const turned = fact("turned", { card: "hangman" });
const ended = fact("ended", { hero: "smith", sent: "cook", ending: "hangman_crowd_beaten" });

/** The game's own words in a language, and the one shape that is asked for. */
function sentences(code: string): Sentences {
  const file = new URL(`../../../../src/escapade/language/locales/${code}/dark_castle.ftl`, import.meta.url);
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
  const say = (key: string, params = {}): string => bundle.formatPattern(bundle.getMessage(key)?.value ?? "", params);
  const fields = ["hero", "sent", "ending"].map((name) => ({ name, type: name.replace("sent", "hero"), values: [] }));
  const game = { key: "dark_castle", events: [{ name: "ended", fields, rules: [] }] } as unknown as GameInfo;
  return new Sentences({ say, knows: (key) => bundle.hasMessage(key) }, game, [], null);
}

test("a line names whom it is about", () => {
  const fields = { hero: "abbot", sent: "abbot", ending: "grey_widow_mourn_failed" };
  expect(sentences("en").event({ kind: "ended", fields })).toContain("Abbot has forgotten how that is done.");
  expect(sentences("fr").event({ kind: "ended", fields })).toContain("L’Abbé ne sait plus comment on fait.");
});

describe("how a way ended", () => {
  test("is told until another page is turned", () => {
    expect(endingTold([turned, ended, fact("found", { item: "flail" })], "hangman", 2)).toBe(ended);
    expect(endingTold([ended, turned], "hangman", 3)).toBeNull();
    expect(endingTold([ended], null, 0)).toBeNull();
  });
  test("stands on the page in a replay, too, and goes with it", () => {
    const stage = { heroes: [], ending: null, turned: 1 } as unknown as CastleStage;
    for (const scene of scenes(() => stage, [ended])) for (const step of scene.steps) step.change();
    expect(stage.ending).toBe(ended);
    turnPage(stage, "smith", "duellist");
    expect(stage.ending).toBeNull();
  });
  test("is in the log, and not repeated in the question bar", () => {
    expect(castle.unlogged).not.toContain("ended");
    expect(castle.onBoard).toContain("ended");
  });
});

describe("the epilogue", () => {
  const stage = (...hp: number[]): CastleStage =>
    ({
      card: "castellan",
      turned: 17,
      heroes: hp.map((left, place) => ({ key: ["smith", "cook"][place], hp: left, items: ["flail"] })),
    }) as unknown as CastleStage;
  test("names who walked out with what, behind which gate", () => {
    expect(epilogue(stage(3, 4), true)).toEqual([
      { kind: "escaped", fields: { card: "castellan", gate: "castellan" } },
      { kind: "walked", fields: { hero: "smith", left: 3, first: "flail", second: null } },
      { kind: "walked", fields: { hero: "cook", left: 4, first: "flail", second: null } },
    ]);
  });
  test("names who fell where, and who stayed", () => {
    expect(epilogue(stage(0, 4), false)).toEqual([
      { kind: "died", fields: { hero: "smith", page: 17, card: "castellan", fall: "castellan" } },
      { kind: "stayed", fields: { hero: "cook", left: 4 } },
    ]);
  });
});

test("items parted with in a row are told together", () => {
  const said = {
    say: (key: string, params: Record<string, unknown>) => `${key} ${String(params.items)} ${String(params.amount)}`,
  } as unknown as Sentences;
  expect(
    stepWords(said, [
      ["lose_item", 2],
      ["lose_item", 2],
    ]),
  ).toEqual(["dark_castle-board-lose-item 2 2"]);
  expect(stepWords(said, [["lose_item"], ["nominate"]])).toEqual(["dark_castle-board-lose-item 1 0"]);
});
