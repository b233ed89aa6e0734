import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Sentences } from "../../lib/i18n/sentences.ts";
import type { Choice, Fact, GameInfo } from "../../lib/net/protocol.ts";
import { fightOf, initialOf, isDouble, openBox, stepsOf, stepWords, tally, traitOf } from "./content.ts";
import { HEROES, ITEMS } from "./engravings.ts";
import castle from "./index.ts";
import { readingTime, scenes } from "./scenes.ts";
import { addDie, makeStage, startStage, strikeOff, sweep, type CastleStage } from "./stage.ts";
import type { View } from "./view.ts";
import { changesTold, verdictTold, wayTaken } from "./told.ts";
import { block, drawnCards, knowsPart, knowsPlace, recipeParts } from "./woodcut/blocks.ts";
import { brightness, chisel, engrave } from "./woodcut/engrave.ts";

const FOLDER = new URL("../../../../src/escapade/content/dark_castle/", import.meta.url);
const content = Object.fromEntries(
  ["chapters", "bosses", "characters", "items"].map((name) => [
    name,
    JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf-8")),
  ]),
);
const game = { content } as unknown as GameInfo;
const box = openBox(game);

const view = {
  options: { chapters: 15 },
  health: 18,
  you: "smith",
  turned: 2,
  card: "empty_armour",
  middle: [],
  asker: "smith",
  heroes: [
    { hero: "smith", hp: 17, items: ["halberd"] },
    { hero: "tailor", hp: 18, items: [] },
  ],
  fight: { damage: 1, rest: "denied", special: "hardens" },
  bout: {
    enemy: { might: 2, cunning: 0, wisdom: 1 },
    rolls: ["double_might", null],
    extras: [{ might: 0, cunning: 1, wisdom: 0 }, {}],
    blocked: ["smith"],
    resting: null,
    round: 1,
    immune: null,
    before: null,
  },
} as unknown as View;

const fact = (kind: string, fields: Record<string, unknown> = {}): Fact =>
  ({ kind, fields, seq: 1, rule: "DC-1" }) as unknown as Fact;

function tell(stage: CastleStage, ...facts: Fact[]): void {
  for (const scene of scenes(() => stage, facts)) for (const step of scene.steps) step.change();
}

test("a die that has decided does not lie there when something else begins, or when the page is done", () => {
  for (const next of ["fight_began", "test_began", "ended"]) {
    const stage = makeStage(view, game);
    stage.fight = null;
    tell(stage, fact("dared", { hero: "smith" }), fact("fate", { trait: "might" }));
    expect(stage.fate).toBe("might");
    tell(stage, fact("lost_hp", { hero: "tailor", amount: 2, left: 16 }), fact(next, { damage: 1 }));
    expect([stage.fate, stage.heroes[0]?.face, stage.heroes[0]?.extras, stage.heroes[1]?.change]).toEqual([
      null,
      null,
      [],
      -2,
    ]);
  }
});

test("the price of a way is the small print of its button", () => {
  const said: Sentences = { say: (key: string) => key, name: (type: string) => type } as unknown as Sentences;
  const stage = { box, card: "chapel_font" } as unknown as CastleStage;
  const [first] = box.cards.chapel_font?.ways ?? [];
  const go: Choice = { action: 1, words: "", kind: "go", fields: { way: first?.key } };
  expect(castle.smallPrint?.(go, stage, said)).toBe(stepWords(said, first?.steps ?? []).join(" · "));
  expect(castle.smallPrint?.(go, stage, said)).not.toBe("");
  expect(castle.smallPrint?.({ ...go, kind: "pass", fields: {} }, stage, said)).toBe("");
});

test("a thing's button says what it does, and who gets one more shows what is in the hands already", () => {
  const said = {
    say: (_key: string, { hands, items }: Record<string, unknown>) => `${hands} ${items}`,
    name: (type: string, value: string) => `${type}-${value}`,
  } as unknown as Sentences;
  const stage = makeStage(view, game);
  const small = (kind: string, fields: Choice["fields"]): string | undefined =>
    castle.smallPrint?.({ action: 1, words: "", kind, fields }, stage, said);
  expect(small("lay", { item: "flail" })).toBe("item_use-flail");
  expect(small("use", { item: "loaded_charm", hero: "smith" })).toBe("item_use-loaded_charm");
  expect(small("drop", { item: "censer" })).toBe("item_use-censer");
  expect(small("give", { item: "flail", hero: "smith" })).toBe("2 item-halberd");
  expect(small("give", { item: "flail", hero: "tailor" })).toBe("");
  expect(small("hand", { item: "flail", hero: "tailor", target: "smith" })).toBe("2 item-halberd");
});

test("the small print has every word its sentence asks for", () => {
  const said = {
    say: (key: string, params: Record<string, unknown>) => `${key} ${Object.keys(params).sort().join(" ")}`,
    name: (_type: string, value: string) => value,
  } as unknown as Sentences;
  const words = (card: string, way: string): string[] => stepWords(said, stepsOf(box.cards[card], way));
  expect(words("gargoyle", "gargoyle_gag")).toEqual([
    "dark_castle-board-lose-item amount items",
    "dark_castle-board-fight damage dice marks rest",
  ]);
  expect(words("portcullis", "portcullis_lift")).toEqual(["dark_castle-board-test need payer price rolls trait who"]);
  expect(words("belfry_bats", "belfry_bats_ring")).toEqual([
    "dark_castle-board-lose amount who",
    "dark_castle-board-gamble items price trait",
  ]);
});

test("who is named for a duel is told other things than who is sent", () => {
  const hints = (part: object): string[] | undefined => castle.hints?.({ options: {}, ...part } as unknown as View);
  const asked = (key: string, fight: unknown): string[] | undefined => hints({ question: { key }, fight });
  expect(asked("nominate", view.fight)).toEqual(["dark_castle-web-hint-duel"]);
  expect(asked("nominate", null)).toEqual(["dark_castle-web-hint-nominate"]);
  expect(asked("item", null)).toEqual([]);
  expect(asked("turn", null)).toEqual(["dark_castle-web-hint-turn"]);
  expect(hints({ question: { key: "turn" }, options: { voice: "majority" } })).toEqual([
    "dark_castle-web-hint-turn-majority",
  ]);
});

test("dice in small print are counted in words", () => {
  const said = {
    say: (_key: string, { marks }: Record<string, unknown>) => String(marks),
    name: (_type: string, value: string) => value,
  } as unknown as Sentences;
  expect(stepWords(said, [{ fight: { dice: ["cunning", "might", "might"], damage: 1, rest: "free" } }])).toEqual([
    "2\u00a0might, 1\u00a0cunning",
  ]);
});

describe("the box", () => {
  test("every card, item and character of the content is drawn", () => {
    expect(drawnCards().sort()).toEqual(Object.keys(box.cards).sort());
    expect(Object.keys(ITEMS).sort()).toEqual(Object.keys(box.items).sort());
    expect(Object.keys(HEROES).sort()).toEqual(box.heroes.map(({ key }) => key).sort());
  });
  test("tallies count doubles twice", () => {
    expect(tally(box.heroes[0]?.faces ?? [])).toEqual({ might: 4, cunning: 1, wisdom: 3 });
    expect(traitOf("double_wisdom")).toBe("wisdom");
    expect(isDouble("wisdom")).toBe(false);
  });
  test("a way leads to its own fight", () => {
    const card = box.cards.empty_armour;
    expect(fightOf(stepsOf(card, "empty_armour_pry"))?.dice).toEqual(["might", "might"]);
    expect(fightOf(stepsOf(card, "empty_armour_topple"))?.dice).toEqual([]);
    expect(fightOf(stepsOf(card, null))).toBeNull();
    const fight = { dice: [], damage: 2, rest: "free" };
    const test = { who: "you", trait: "wisdom" as const, need: 1, price: 2, failed: [{ fight }] };
    expect(fightOf([{ test }])).toBe(fight);
    expect(fightOf(stepsOf(box.cards.castellan, null))?.damage).toBe(2);
  });
});

describe("woodcuts", () => {
  test("recipes name only parts and places that are drawn", () => {
    for (const { place, parts } of recipeParts()) {
      expect(knowsPlace(place)).toBe(true);
      for (const part of parts) expect(knowsPart(part), part).toBe(true);
    }
  });
  test("no two cards look the same", () => {
    const pictures = drawnCards().map((card) => JSON.stringify(block(card, "")));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
  test("the same block is cut the same way, another otherwise", () => {
    const lights = [{ x: 200, y: 200, reach: 100, power: 1 }];
    for (const grain of ["lines", "rings", "rays", "waves", "slant", "cross"] as const) {
      const cut = engrave(grain, lights, "a");
      expect(cut.length).toBeGreaterThan(1000);
      expect(cut).not.toContain("NaN");
      expect(engrave(grain, lights, "a")).toBe(cut);
      expect(engrave(grain, lights, "b")).not.toBe(cut);
    }
    expect(brightness(lights, 200, 200)).toBe(1);
    expect(brightness(lights, 0, 0)).toBeLessThan(0.01);
    expect(chisel("x")()).toBeLessThan(1);
  });
  test("a card of another pack gets its family's picture", () => {
    expect(block("never_heard_of", "beast").figures.length).toBeGreaterThan(0);
  });
});

describe("the stage", () => {
  test("is made from a view", () => {
    const stage = makeStage(view, game);
    expect(stage.enemy.map(({ trait }) => trait)).toEqual(["might", "might", "wisdom"]);
    expect(stage.heroes[0]).toMatchObject({ face: "double_might", extras: ["cunning"], mark: "blocks", hp: 17 });
    expect(stage.total).toBe(17);
    expect(startStage(view, game)).toMatchObject({ heroes: [], turned: 0, card: null, enemy: [] });
  });
  test("dice fall when they are hit, and lie there until the round is over", () => {
    const stage = makeStage(view, game);
    strikeOff(stage, "might", 2);
    expect(stage.enemy.filter(({ fallen }) => fallen)).toHaveLength(2);
    addDie(stage, "wisdom");
    sweep(stage);
    expect(stage.enemy.map(({ trait }) => trait)).toEqual(["wisdom", "wisdom"]);
    expect(new Set(stage.enemy.map(({ number }) => number)).size).toBe(2);
  });
  test("a fight is told blow by blow", () => {
    const stage = makeStage(view, game);
    tell(
      stage,
      fact("turned", { hero: "tailor", card: "empty_armour" }),
      fact("went", { card: "empty_armour", way: "empty_armour_pry" }),
      fact("enemy_die", { trait: "wisdom" }),
      fact("enemy_die", { trait: "wisdom" }),
      fact("fight_began", { card: "empty_armour", dice: 4, damage: 1 }),
      fact("fight_rules", { rest: "denied", special: "hardens" }),
      fact("round_began", { round: 1 }),
    );
    expect(stage).toMatchObject({
      you: "tailor",
      turned: 3,
      round: 1,
      fight: { damage: 1, rest: "denied", special: "hardens" },
    });
    expect(stage.enemy).toHaveLength(4);
    tell(
      stage,
      fact("rolled", { hero: "smith", face: "might" }),
      fact("rolled", { hero: "tailor", face: "double_cunning" }),
      fact("blocked", { hero: "tailor" }),
      fact("hit", { hero: "smith", trait: "might", dice: 1 }),
      fact("lost_hp", { hero: "smith", amount: 2, left: 15 }),
    );
    expect(stage.heroes[0]).toMatchObject({ hp: 15, change: -2, face: "might", tumbling: false });
    expect(stage.heroes[1]).toMatchObject({ mark: "blocks", face: "double_cunning" });
    tell(
      stage,
      fact("beaten", { card: "empty_armour" }),
      fact("found", { item: "smoked_eel" }),
      fact("given", { hero: "tailor", item: "smoked_eel" }),
    );
    expect(stage).toMatchObject({ enemy: [], fight: null, verdict: "beaten", done: true, middle: [] });
    expect(stage.heroes[1]?.items).toEqual(["smoked_eel"]);
  });
  test("a fight has no rule of rest before it is told", () => {
    const stage = makeStage({ ...view, fight: null }, game);
    tell(
      stage,
      fact("turned", { hero: "tailor", card: "empty_armour" }),
      fact("fight_began", { card: "empty_armour", dice: 4, damage: 1 }),
    );
    expect(stage.fight).toEqual({ damage: 1, rest: null, special: null });
  });
  test("potions are gone once used, weapons are not", () => {
    const stage = makeStage(view, game);
    stage.heroes[0]?.items.push("stone_draught");
    tell(
      stage,
      fact("used", { hero: "smith", item: "halberd", target: "smith" }),
      fact("used", { hero: "smith", item: "stone_draught", target: "smith" }),
    );
    expect(stage.heroes[0]?.items).toEqual(["halberd"]);
  });
  test("dice of one throw are one scene", () => {
    const stage = makeStage(view, game);
    expect(
      scenes(() => stage, [fact("rolled", {}), fact("rolled", {}), fact("missed", {})]).map(
        (scene) => scene.facts.length,
      ),
    ).toEqual([2, 1]);
  });
});

describe("the way that was taken", () => {
  const log = [fact("turned", { card: "hangman" }), fact("went", { card: "hangman", way: "hangman_single" })];
  test("is the last one told on this card", () => {
    expect(wayTaken(log, "hangman", 2)).toBe("hangman_single");
    expect(wayTaken([...log, fact("turned", { card: "duellist" })], "duellist", 3)).toBeNull();
    expect(wayTaken(log, null, 0)).toBeNull();
  });
});

describe("what is over", () => {
  const turned = fact("turned", { card: "duellist" });
  const ended = fact("test_ended", { result: "failed" });
  test("is told until another test or fight begins, or another page", () => {
    const verdict = (...facts: Fact[]): unknown => verdictTold([turned, ...facts], "duellist", 3);
    expect(verdict(fact("beaten", { card: "duellist" }), fact("found", { item: "flail" }))).toBe("beaten");
    expect(verdict(fact("test_began"), ended, fact("lost_hp", { hero: "smith", amount: 2 }))).toBe("failed");
    expect(verdict(fact("test_ended", { result: "passed" }))).toBe("passed");
    expect(verdict(ended, fact("test_began"))).toBeNull();
    expect(verdict(ended, fact("fight_began"))).toBeNull();
    expect(verdict(ended, turned)).toBeNull();
    expect(verdictTold([ended], null, 0)).toBeNull();
  });
  test("what was lost stays in sight until dice roll again", () => {
    const lost = (hero: string, amount: number): Fact => fact("lost_hp", { hero, amount, left: 3 });
    expect(changesTold([turned, lost("smith", 2), lost("tailor", 1), fact("round_began")])).toEqual({
      smith: -2,
      tailor: -1,
    });
    expect(changesTold([lost("smith", 2), fact("used"), fact("healed", { hero: "smith", amount: 1 })])).toEqual({
      smith: 1,
    });
    expect(changesTold([lost("smith", 2), fact("rolled", { hero: "tailor" })])).toEqual({});
    expect(changesTold([lost("smith", 2), turned, fact("read")])).toEqual({});
  });
  test("is not to come any more: a view between two cards has no step", () => {
    expect(makeStage({ ...view, step: null }, game).done).toBe(true);
    expect(makeStage({ ...view, step: 1 }, game).done).toBe(false);
    expect(startStage({ ...view, step: null }, game).done).toBe(false);
  });
});

describe("a tale", () => {
  test("is given time by its words, up to a limit", () => {
    expect(readingTime("He is mending his rope.")).toBe(225);
    expect(readingTime("word ".repeat(200))).toBe(2500);
  });
  test("stands on the page alone: neither the log nor the question bar repeats it", () => {
    expect(castle.unlogged).toContain("read");
    expect(castle.onBoard).toContain("read");
  });
});

describe("dice that wait for a hand, pages that wait for a reader", () => {
  const facts = [
    ...[fact("turned", { hero: "tailor", card: "empty_armour" }), fact("read", { tale: "empty_armour" })],
    ...[fact("rolled", { hero: "smith", face: "might" }), fact("rolled", { hero: "tailor", face: "cunning" })],
  ];
  const touches = (seat: number | null, seats: number): (number | undefined)[] =>
    scenes(() => makeStage(view, game), facts, { seat, seats })
      .flatMap(({ steps }) => steps)
      .flatMap(({ touch }) => (touch === undefined ? [] : [touch]));

  test("waits for the throw, and with a page of another's for its reading time or a touch", () => {
    const [reading = 0, hand] = touches(0, 2);
    expect(hand).toBe(Infinity);
    expect(reading).toBeGreaterThan(0);
    expect(reading).toBeLessThan(Infinity);
  });

  test("lets nobody wait for a page that they turned themselves, or alone", () => {
    expect(touches(1, 2)).toEqual([Infinity]);
    expect(touches(0, 1)).toEqual([Infinity]);
  });

  test("waits for nothing in a replay", () => {
    const stage = makeStage(view, game);
    const steps = scenes(() => stage, facts).flatMap((scene) => scene.steps);
    expect(steps.every(({ touch }) => touch === undefined)).toBe(true);
  });

  test("shows the dice large until they have landed, and the last one slower when a life hangs on it", () => {
    const stage = makeStage({ ...view, heroes: [{ hero: "smith", hp: 1, items: [] }, view.heroes[1]] } as View, game);
    const rolls = scenes(() => stage, facts.slice(2), { seat: 0, seats: 2 })[0]?.steps ?? [];
    const seen = rolls.map((step) => {
      step.change();
      return stage.moment?.kind === "throw" ? { ...stage.moment, wait: step.wait } : null;
    });
    expect(seen[0]).toMatchObject({ waiting: true, fatal: true, heroes: ["smith", "tailor"] });
    expect(seen.filter((one) => one?.slow)[0]?.wait).toBeGreaterThan(1000);
    expect(seen.at(-1)).toBeNull();
    expect(stage.heroes.map(({ face }) => face)).toEqual(["might", "cunning"]);
  });
});

test("illuminates a letter, not the mark before it", () => {
  expect(["“A shadow”: somebody argues", "« Une ombre »", "Écouter", "3 pas", ""].map(initialOf)).toEqual([
    "A",
    "U",
    "É",
    "3",
    "",
  ]);
});
