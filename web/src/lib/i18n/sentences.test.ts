import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import type { GameInfo } from "../net/protocol.ts";
import { errorKey, Sentences, type Speaker } from "./sentences.ts";

const HOME = new URL("../../../../src/escapade/language/locales/", import.meta.url);

function speaker(code: string): Speaker {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const file of ["common", "web", "evades"]) {
    bundle.addResource(new FluentResource(readFileSync(new URL(`${code}/${file}.ftl`, HOME), "utf-8")));
  }
  return {
    knows: (key) => bundle.hasMessage(key),
    say: (key, params = {}) => {
      const value = bundle.getMessage(key)?.value;
      const errors: Error[] = [];
      const text = value ? bundle.formatPattern(value, params, errors) : key;
      expect(errors).toEqual([]);
      return text;
    },
  };
}

const field = (name: string, type: string, values: string[] = []) => ({ name, type, values });
const seat = field("seat", "seat", ["p0", "p1"]);
const pawn = field("pawn", "prisoner", ["red"]);
const GAME = {
  key: "evades",
  actions: [{ name: "move", fields: [pawn], rules: ["LE-8"] }],
  chances: [{ name: "die", fields: [field("face", "number")], rules: [] }],
  events: [{ name: "rolled", fields: [seat, field("die", "die"), field("face", "number")], rules: [] }],
  questions: [{ name: "bet", fields: [field("place", "number"), field("boat", "number")], rules: [] }],
  reasons: [{ name: "covered", fields: [pawn], rules: [] }],
} as unknown as GameInfo;

const english = new Sentences(speaker("en"), GAME, ["Ada", "Ben", "Cleo"], 0);
const french = new Sentences(speaker("fr"), GAME, ["Ada", "Ben", "Cleo"], null);

it("tells actions, groups of actions and draws", () => {
  expect(english.action({ action: 1, words: "", kind: "move", fields: { pawn: "red" } })).toBe("Move Red forward");
  expect(english.actions("move", {})).toBe("Move … forward");
  expect(english.chance("die", "face", "4")).toBe("The die shows 4");
});

it("shows a word in capitals, with its other spellings where it knows them", () => {
  const prisoner = { red: "RED/DER" };
  const labelled = new Sentences(speaker("en"), { ...GAME, labels: { prisoner } } as GameInfo, ["Ada"], 0);
  expect(labelled.actions("move", { pawn: "red" })).toContain("RED/");
  expect(labelled.actions("move", { pawn: "repasser" })).toBe("Move REPASSER forward");
});

it("tells events to you and to others", () => {
  const fact = { seq: 1, kind: "rolled", fields: { seat: "p0", die: "red", face: 3 }, rule: "LE-6" };
  expect(english.event(fact)).toBe("You roll 3 with the red die.");
  expect(french.event(fact)).toContain("Ada");
});

it("puts questions to who is asked, and tells the others whom we wait for", () => {
  const question = { key: "bet", fields: { place: 1, boat: 1 }, rule: "LE-4", waiting_for: ["p0"] };
  expect(english.question(question)).toBe("Who boards first? Boat 1.");
  const others = { ...question, waiting_for: ["p1", "p2"] };
  expect(english.question(others)).toBe("Ben and Cleo are still scribbling their secret bets.");
});

it("gives reasons, also those every game has", () => {
  expect(english.reason({ code: "covered", params: { pawn: "red" }, rule: "LE-10" })).toBe(
    "Red cannot move with somebody on top.",
  );
  expect(english.reason({ code: "not_your_turn", params: { waiting_for: ["p1"] }, rule: "" })).toBe(
    "Patience: it is up to Ben.",
  );
  expect(english.reason({ code: "over", params: {}, rule: "" })).toBe("The match is over.");
});

it("tells the outcome with the winners' points", () => {
  const outcome = { reason: "all_aboard", rule: "LE-15", winners: [1], scores: [3, 9], sides: ["p0", "p1"] };
  expect(english.outcome(outcome)).toBe("Everybody is aboard! Ben wins with 9 points.");
});

it("makes keys of error codes", () => {
  expect(errorKey("refused.not_your_turn")).toBe("error-refused-not_your_turn");
});

it("says why a bot would do it: in the game's own words, in those of every game, or not at all", () => {
  expect(english.because("wanted_early", {})).toBe("By your bet that one should board early.");
  expect(english.because("only_choice", {})).toBe("There is no other.");
  expect(english.because("no_such_reason", {})).toBe("");
});

it("says what the coach adds to a hint, in percent and in the game's own terms", () => {
  const word = { win: 0.43, low: 0.3, high: 0.56, other: 3, other_win: 0.37, clear: false, key: "points" } as const;
  const amount = { ...word, unit: "amount" as const, first: 6.34, second: 5.7 };
  expect(english.coach(amount, "Roll")).toBe(
    "A win is then 43% likely (30% to 56%), and 37% after “Roll”: too close to call. " +
      "A few turns later your bet promises 6.3 points on average, and 5.7 after the other choice.",
  );
  expect(english.coach({ ...amount, clear: true, key: "" }, "Roll")).toBe(
    "A win is then 43% likely (30% to 56%), and 37% after “Roll”: a clear difference.",
  );
});
