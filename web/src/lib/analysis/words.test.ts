import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import english from "@locales/en/analysis.ftl?raw";
import commonEnglish from "@locales/en/common.ftl?raw";
import french from "@locales/fr/analysis.ftl?raw";
import commonFrench from "@locales/fr/common.ftl?raw";
import { Sentences, type Speaker } from "../i18n/sentences.ts";
import type { GameInfo, Misstep, SeatAnalysis, TurningPoint } from "../net/protocol.ts";
import { AnalysisWords } from "./words.ts";

function speaker(code: string, ...files: string[]): Speaker {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return {
    knows: (key) => bundle.hasMessage(key),
    say: (key, params = {}) => {
      const pattern = bundle.getMessage(key)?.value;
      return pattern == null ? key : bundle.formatPattern(pattern, params, []).replace(/\u00a0/g, " ");
    },
  };
}

const game = { key: "evades", actions: [], chances: [] } as unknown as GameInfo;
const words = (code: "en" | "fr", you: number | null = null, together = false): AnalysisWords => {
  const files = code === "en" ? [english, commonEnglish] : [french, commonFrench];
  return new AnalysisWords(new Sentences(speaker(code, ...files), game, ["Ada", "Ben"], you), together);
};
const player = (more: Partial<SeatAnalysis>): SeatAnalysis => ({
  seat: 0,
  result: 0,
  luck: 0.23,
  usual_luck: 0.31,
  adjusted: -0.23,
  best_chance: 0.69,
  choices: 12,
  loss: { mean: 0.0123, low: -0.002, high: 0.0264 },
  bands: ["supernatural", "beginner"],
  luck_word: "good",
  play_word: "bad",
  ending: "nearly",
  ...more,
});

it("says it as the issue has it: you drew well and played badly, and it nearly worked", () => {
  expect(words("en", 0).verdict(player({}))).toBe(
    "You drew well and played badly. It nearly worked: at the best moment a win was 69% likely.",
  );
  expect(words("fr").verdict(player({}))).toBe(
    "Ada a eu de bons tirages et a mal joué. Il s’en est fallu de peu : au meilleur moment, la victoire était " +
      "probable à 69 %.",
  );
});

it("has another sentence for all luck, all play and all endings, for you and for others", () => {
  for (const code of ["en", "fr"] as const)
    for (const you of [0, null]) {
      const told = new Set<string>();
      for (const luck_word of ["good", "fair", "bad"] as const)
        for (const play_word of ["good", "bad", "open", "none"] as const)
          for (const ending of ["won", "shared", "nearly", "lost"] as const)
            told.add(words(code, you).verdict(player({ luck_word, play_word, ending })));
      expect(told.size).toBe(48);
    }
});

it("tells luck with what such draws usually bring, and the result without it", () => {
  expect(words("en").luck(player({}))).toBe(
    "Luck brought 23 points of the 100 that a win is; such draws usually move 31 either way. " +
      "Without luck it comes to −23 instead of 0.",
  );
  expect(words("en").luck(player({ luck: -0.07 }))).toMatch(/^Luck took 7 points/);
  expect(words("fr").luck(player({ luck: 0.004 }))).toMatch(/^La chance n’a rien apporté ni rien coûté/);
});

it("tells play with its interval, and names no band more exactly than that allows", () => {
  expect(words("en").play(player({}))).toBe(
    "A choice lost 1.2 points on average (95% sure: −0.2 to 2.6; 12 choices): anything from superhuman to beginner.",
  );
  expect(words("fr").play(player({ bands: ["expert", "expert"] }))).toBe(
    "Un choix a coûté 1,2 point en moyenne (sûr à 95 % : de −0,2 à 2,6 ; 12 choix) : niveau expert.",
  );
  expect(words("en").play(player({ choices: 0 }))).toBe("There was never more than one thing to do.");
});

it("turns a find round: what was gained, the smaller end first", () => {
  const loss = { mean: -0.1, low: -0.15, high: -0.05 };
  const found = { seat: 0, mark: "found", loss } as Misstep;
  expect(words("en").lost(found)).toBe("10 points of a win gained (95% sure: 5 to 15).");
  expect(words("en").lost({ ...found, mark: "mistake", loss: { mean: 0.1, low: 0.05, high: 0.15 } })).toBe(
    "10 points of a win lost (95% sure: 5 to 15).",
  );
});

it("says whose chances turned: mine, somebody's, or everybody's", () => {
  const turn = { seat: 1, before: 0.4, after: 0.105 } as TurningPoint;
  expect(words("en").turned(turn)).toBe("Ben’s chances went from 40% to 11%.");
  expect(words("en", 1).turned(turn)).toBe("Your chances went from 40% to 11%.");
  expect(words("fr", 1, true).turned(turn)).toBe("Les chances de tous sont passées de 40 % à 11 %.");
  expect([words("en").line(1), words("en", null, true).line(1)]).toEqual(["Ben", "All together"]);
});
