import { describe, expect, it } from "vitest";
import type { Choice, Fact } from "../../lib/net/protocol.ts";
import { narrow, pick } from "../../lib/choose/choose.ts";
import { bagClaims, guestClaims, placeClaims, wordsToChoose } from "./claims.ts";
import { scenes } from "./scenes.ts";
import { colorOf, keptCards, tagOf, withCard, without, wordFirst, type ElbaStage } from "./stage.ts";

function stageOf(): ElbaStage {
  return {
    places: [],
    doors: [],
    escapeWords: [],
    letters: [],
    weapons: [],
    spells: [],
    deck: 10,
    discard: "ab",
    rest: "",
    points: 3,
    active: 0,
    duel: null,
    trial: null,
    flying: null,
    noticed: null,
    guests: [
      { key: "p0", place: "spa", strength: 2 },
      { key: "p1", place: "bar", strength: 1 },
      { key: "campbell", place: "safe_area", strength: 1 },
    ],
    players: [
      { hand: "ae", handSize: 2, bag: "m", known: "" },
      { hand: null, handSize: 4, bag: "bo", known: "" },
    ],
  };
}

function told(stage: ElbaStage, ...facts: [string, Record<string, unknown>][]): ElbaStage {
  const list = facts.map(([kind, fields], seq): Fact => ({ seq, kind, fields, rule: "" }));
  for (const scene of scenes(() => stage, list)) for (const { change } of scene.steps) change();
  return stage;
}

describe("what facts change", () => {
  it("moves cards from hand to Bag to the discard pile", () => {
    const stage = told(stageOf(), ["put", { seat: "p0", letter: "a" }], ["discarded", { seat: "p0", letter: "m" }]);
    expect(stage.players[0]).toMatchObject({ hand: "e", handSize: 1, bag: "a" });
    expect(stage.discard).toBe("abm");
  });

  it("counts the cards of a hand it cannot see", () => {
    const stage = told(
      stageOf(),
      ["drew", { seat: "p1", letter: null }],
      ["stole", { winner: "p0", loser: "p1", letter: "r" }],
    );
    expect(stage.players[1]).toMatchObject({ hand: null, handSize: 4 });
    expect(stage.players[0]).toMatchObject({ hand: "aer", handSize: 3 });
    expect(stage.deck).toBe(9);
  });

  it("fights: bonuses, dice, a winner; the loser grows and flies", () => {
    const stage = told(
      stageOf(),
      ["fight_began", { attacker: "p0", defender: "p1", place: "bar" }],
      ["chose_bonus", { seat: "p0", bonus: 1 }],
      ["rolled", { guest: "p0", face: 4, bonus: 1, total: 7 }],
      ["rolled", { guest: "p1", face: 2, bonus: 0, total: 3 }],
      ["won_fight", { winner: "p0", loser: "p1" }],
    );
    expect(stage.duel).toMatchObject({
      winner: "p0",
      rolling: null,
      attacker: { strength: 2, bonus: 1, face: 4, total: 7 },
      defender: { total: 3 },
    });
    told(stage, ["grew", { guest: "p1", strength: 2 }], ["thrown", { guest: "p1", start: "bar", place: "lab" }]);
    expect(stage.duel).toBeNull();
    expect(stage.guests[1]).toEqual({ key: "p1", place: "lab", strength: 2 });
  });

  it("deals all first cards in one scene", () => {
    const facts = [0, 1, 2].map((seq): Fact => ({ seq, kind: "dealt", fields: { seat: "p0", letter: "a" }, rule: "" }));
    expect(scenes(stageOf, facts)).toHaveLength(1);
  });
});

describe("runs of letters", () => {
  const facts = (...told: [string, string][]): Fact[] =>
    told.map(([kind, seat], seq) => ({ seq, kind, fields: { seat, letter: "a" }, rule: "" }));
  const sizes = (list: Fact[]): number[] => scenes(stageOf, list).map((scene) => scene.facts.length);

  it("shows a few letters of one player at once", () => {
    expect(sizes(facts(["put", "p1"], ["put", "p1"], ["put", "p1"], ["discarded", "p1"], ["discarded", "p1"]))).toEqual(
      [3, 2],
    );
    expect(sizes(facts(["drew", "p0"], ["drew", "p1"]))).toEqual([1, 1]);
    expect(sizes(facts(...Array.from({ length: 7 }, (): [string, string] => ["put", "p1"])))).toEqual([4, 3]);
  });

  it("takes less than half of the time, letter by letter", () => {
    const run = facts(...Array.from({ length: 4 }, (): [string, string] => ["put", "p1"]));
    const time = (list: Fact[]): number =>
      scenes(stageOf, list)
        .flatMap(({ steps }) => steps)
        .reduce((sum, { wait }) => sum + wait, 0);
    expect(time(run)).toBeLessThan(2.2 * time(run.slice(0, 1)));
  });
});

describe("cards", () => {
  it("takes an unknown card when the letter is not among them", () => {
    expect(without("ab?", "c")).toBe("ab");
    expect(withCard("b?", "a")).toBe("ab?");
  });

  it("knows which cards of a Bag stay", () => {
    expect([...keptCards([..."aeef"], "ea")]).toEqual([2, 3]);
  });

  it("spells a word first, if it is all there", () => {
    const shown = (cards: string, word: string): string =>
      wordFirst(cards, word)
        .map(({ letter, marked }) => (marked ? letter.toUpperCase() : letter))
        .join("");
    expect(shown("aceelmpp", "peace")).toBe("PEACElmp");
    expect(shown("acelm", "peace")).toBe("acelm");
    expect(shown("ab", "")).toBe("ab");
  });

  it("gives everybody a sign and a colour", () => {
    expect([tagOf("p0"), tagOf("napoleon_3"), tagOf("campbell")]).toEqual(["A", "3", ""]);
    expect(new Set(Array.from({ length: 11 }, (_, seat) => colorOf(`p${seat}`))).size).toBe(11);
  });
});

describe("clicks", () => {
  const choice = (kind: string, fields: Record<string, string>, action = 0): Choice => ({
    action,
    words: "",
    kind,
    fields,
  });

  it("goes into a room, or pushes somebody there", () => {
    const legal = [
      choice("move", { place: "spa" }),
      choice("push", { guest: "campbell", place: "spa" }),
      choice("push", { guest: "campbell", place: "pool" }),
    ];
    expect(narrow(legal, placeClaims(legal, "spa"))).toHaveLength(1);
    expect(narrow(legal, placeClaims(legal, "pool"))).toHaveLength(1);
    expect(narrow(legal, guestClaims(legal, "campbell", "safe_area"))).toHaveLength(2);
    expect(narrow(legal, guestClaims(legal, "p1", "spa")).map(({ kind }) => kind)).toEqual(["move"]);
  });

  it("offers to enter the room of a Guest who can be pushed as well", () => {
    const legal = [
      choice("move", { place: "spa" }),
      choice("push", { guest: "campbell", place: "pool" }),
      choice("push", { guest: "p1", place: "spa" }),
      choice("jump", { room: "spa" }),
    ];
    expect(narrow(legal, guestClaims(legal, "campbell", "spa")).map(({ kind }) => kind)).toEqual([
      "move",
      "push",
      "jump",
    ]);
    const pushing = [
      choice("push", { guest: "campbell", place: "pool" }),
      choice("push", { guest: "p1", place: "spa" }),
    ];
    expect(narrow(pushing, guestClaims(pushing, "campbell", "spa"))).toEqual([pushing[0]]);
  });

  it("keeps one letter or two, card by card", () => {
    const legal = [
      choice("keep_one", { letter: "a" }),
      choice("keep_one", { letter: "b" }),
      choice("keep_two", { first: "a", second: "b" }),
      choice("keep_two", { first: "a", second: "a" }),
    ];
    const first = pick(legal, null, bagClaims("a", null));
    expect(first.outcome).toBe("narrowed");
    const narrowed = first.outcome === "narrowed" ? first.choices : null;
    expect(pick(legal, narrowed, bagClaims("b", { letter: "a", same: false }))).toMatchObject({ choice: legal[2] });
    expect(pick(legal, narrowed, bagClaims("a", { letter: "a", same: true }))).toMatchObject({ choice: legal[0] });
    expect(pick(legal, narrowed, bagClaims("a", { letter: "a", same: false }))).toMatchObject({ choice: legal[3] });
  });

  it("lists the longest words first", () => {
    const legal = [
      choice("keep_word", { word: "sea" }),
      choice("keep_word", { word: "safe" }),
      choice("keep_one", { letter: "a" }),
    ];
    expect(wordsToChoose(legal).map(({ word }) => word)).toEqual(["safe", "sea"]);
  });
});
