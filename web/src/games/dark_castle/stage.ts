/** What the book shows: made from a view, changed by facts. Facts say what happened; nothing is worked out here. */

import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import type { View } from "./view.ts";
import { fightOf, openBox, stepsOf, TRAITS, type Box, type Trait } from "./content.ts";
import type { Verdict } from "./told.ts";

export interface HeroState {
  key: string;
  hp: number;
  items: string[];
  face: string | null;
  /** Symbols that weapons and potions added. */
  extras: Trait[];
  /** Lost or regained a moment ago. */
  change: number;
  mark: "" | "blocks" | "rests" | "hits" | "misses" | "dead";
  tumbling: boolean;
}

export interface EnemyDie {
  number: number;
  trait: Trait;
  fallen: boolean;
}

export interface CastleStage {
  box: Box;
  health: number;
  heroes: HeroState[];
  you: string | null;
  card: string | null;
  way: string | null;
  turned: number;
  total: number;
  fight: { damage: number; rest: string | null; special: string | null } | null;
  round: number;
  enemy: EnemyDie[];
  immune: string | null;
  middle: string[];
  asker: string | null;
  /** A chapter die that decides something: what it shows, or that it is in the air. */
  fate: Trait | "rolling" | null;
  /** The two faces one may keep. */
  before: string | null;
  /** How the last fight or test ended, while it is told. */
  verdict: Verdict | null;
  /** How the way that was taken ended, in a line of its own. */
  ending: Fact | null;
  /** Nothing of the card is still to come. */
  done: boolean;
  /** What the show waits for, or dice that roll large on the page. */
  moment: Moment | null;
}

/** Dice in somebody's hand, or in the air; or a page that somebody else turned, to be read. */
export type Moment =
  { kind: "throw"; heroes: string[]; waiting: boolean; fatal: boolean; slow: boolean } | { kind: "read" };

const ALL = 2;

export function makeStage(view: View, game: GameInfo): CastleStage {
  const { bout } = view;
  const box = openBox(game);
  return {
    box,
    health: view.health,
    heroes: view.heroes.map((hero, place) => ({
      key: hero.hero,
      hp: hero.hp,
      items: [...hero.items],
      face: bout.rolls[place] ?? null,
      extras: TRAITS.flatMap((trait) => Array.from({ length: bout.extras[place]?.[trait] ?? 0 }, () => trait)),
      change: 0,
      mark:
        hero.hp <= 0 ? "dead" : bout.blocked.includes(hero.hero) ? "blocks" : bout.resting === hero.hero ? "rests" : "",
      tumbling: false,
    })),
    you: view.you,
    card: view.card,
    way: null,
    turned: view.turned,
    total: Number(view.options.chapters) + ALL,
    fight: view.fight,
    round: bout.round,
    enemy: diceOf(bout.enemy),
    immune: bout.immune,
    middle: [...view.middle],
    asker: view.asker,
    fate: null,
    before: bout.before,
    verdict: null,
    ending: null,
    done: view.card !== null && view.step === null,
    moment: null,
  };
}

function diceOf(counts: Record<Trait, number>): EnemyDie[] {
  return TRAITS.flatMap((trait) => Array.from({ length: counts[trait] }, () => trait)).map((trait, number) => ({
    number,
    trait,
    fallen: false,
  }));
}

/** The cell before anybody has said who they are. */
export function startStage(view: View, game: GameInfo): CastleStage {
  const last = makeStage(view, game);
  return {
    ...last,
    heroes: [],
    you: null,
    card: null,
    turned: 0,
    fight: null,
    round: 0,
    enemy: [],
    immune: null,
    middle: [],
    asker: null,
    before: null,
    done: false,
    moment: null,
  };
}

export function heroOf(stage: CastleStage, key: string): HeroState | undefined {
  return stage.heroes.find((hero) => hero.key === key);
}

export function addHero(stage: CastleStage, key: string): void {
  if (heroOf(stage, key) !== undefined) return;
  stage.heroes.push({ key, hp: stage.health, items: [], face: null, extras: [], change: 0, mark: "", tumbling: false });
}

export function turnPage(stage: CastleStage, hero: string, card: string): void {
  Object.assign(stage, {
    you: hero,
    card,
    way: null,
    turned: stage.turned + 1,
    fight: null,
    round: 0,
    enemy: [],
    immune: null,
    fate: null,
    before: null,
    verdict: null,
    ending: null,
    done: false,
  });
  clearRolls(stage);
}

/** The printed dice lie there before one more is rolled for each of the party. */
export function layOut(stage: CastleStage): void {
  const printed = fightOf(stepsOf(stage.box.cards[stage.card ?? ""], stage.way));
  stage.enemy = (printed?.dice ?? []).map((trait, number) => ({ number, trait, fallen: false }));
}

export function addDie(stage: CastleStage, trait: Trait): void {
  stage.enemy.push({ number: 1 + Math.max(-1, ...stage.enemy.map(({ number }) => number)), trait, fallen: false });
}

export function strikeOff(stage: CastleStage, trait: Trait, dice: number): void {
  let left = dice;
  for (const die of stage.enemy) {
    if (left > 0 && die.trait === trait && !die.fallen) {
      die.fallen = true;
      left -= 1;
    }
  }
}

export function sweep(stage: CastleStage): void {
  stage.enemy = stage.enemy.filter((die) => !die.fallen);
}

export function clearRolls(stage: CastleStage): void {
  for (const hero of stage.heroes)
    Object.assign(hero, { face: null, extras: [], change: 0, mark: "", tumbling: false });
}

/** The dice of the party alone: what they did to somebody is still to be seen. */
export function clearDice(stage: CastleStage): void {
  for (const hero of stage.heroes) Object.assign(hero, { face: null, extras: [], tumbling: false });
}

/** Out of a hand, or out of the middle. */
export function takeFrom(from: string[] | undefined, item: string): void {
  const place = from?.indexOf(item) ?? -1;
  if (from !== undefined && place >= 0) from.splice(place, 1);
}
