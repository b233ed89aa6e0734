/** The open page of the book: made from a view, changed by facts. */

import type { Step } from "../../lib/events/queue.ts";
import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import { play } from "../../lib/store/sound.ts";
import type { Fields, Scene, View } from "../module.ts";

export type Trait = "might" | "cunning" | "wisdom";
export const TRAITS: Trait[] = ["might", "cunning", "wisdom"];

export interface Hero {
  hero: string;
  hp: number;
  items: string[];
  faces: string[];
  roll: string | null;
  /** Struck or healed just now, for a moment. */
  mark: number;
}

export interface CastleStage {
  heroes: Hero[];
  health: number;
  card: string | null;
  family: string;
  turned: number;
  chapters: number;
  you: string | null;
  enemy: Record<Trait, number>;
  fight: { damage: number; rest: string; special: string } | null;
  middle: string[];
  round: number;
}

interface Content {
  chapters: { chapters: { key: string; family: string }[] };
  bosses: { bosses: { key: string }[] };
  characters: { characters: { key: string; faces: string[] }[] };
}

const contentOf = (game: GameInfo): Content => game.content as unknown as Content;

export function familyOf(game: GameInfo, card: string | null): string {
  const { chapters, bosses } = contentOf(game);
  if (bosses.bosses.some(({ key }) => key === card)) return "boss";
  return chapters.chapters.find(({ key }) => key === card)?.family ?? "cell";
}

function facesOf(game: GameInfo, hero: string): string[] {
  return contentOf(game).characters.characters.find(({ key }) => key === hero)?.faces ?? [];
}

export function makeStage(view: View, game: GameInfo): CastleStage {
  const rolls = view.bout.rolls as (string | null)[];
  return {
    heroes: (view.heroes as { hero: string; hp: number; items: string[] }[]).map(({ hero, hp, items }, place) =>
      ({ hero, hp, items: [...items], faces: facesOf(game, hero), roll: rolls[place] ?? null, mark: 0 })),
    health: view.health,
    card: view.card,
    family: familyOf(game, view.card),
    turned: view.turned,
    chapters: Number(view.options?.chapters ?? 15),
    you: view.you,
    enemy: { ...view.bout.enemy },
    fight: view.fight,
    middle: [...view.middle],
    round: view.bout.round,
  };
}

export function startStage(view: View, game: GameInfo): CastleStage {
  const last = makeStage(view, game);
  return {
    ...last, card: null, family: "cell", turned: 0, fight: null, middle: [], round: 0, you: null,
    enemy: { might: 0, cunning: 0, wisdom: 0 },
    heroes: last.heroes.map((hero) => ({ ...hero, hp: last.health, items: [], roll: null })),
  };
}

let shelf: GameInfo | null = null;

/** The family of a page that is turned by a fact is looked up in the content. */
export function knowContent(game: GameInfo): void {
  shelf = game;
}

export function scenes(stage: () => CastleStage, facts: readonly Fact[]): Scene[] {
  return facts.map((fact) => ({ facts: [fact], steps: show(stage, fact) }));
}

function show(stage: () => CastleStage, fact: Fact): Step[] {
  const fields = fact.fields as Fields;
  const step = (change: (now: CastleStage) => void, wait: number): Step[] => [{ change: () => change(stage()), wait }];
  const hero = (now: CastleStage): Hero | undefined => now.heroes.find((one) => one.hero === fields.hero);
  const change = (edit: (one: Hero) => void, wait: number): Step[] => step((now) => {
    const one = hero(now);
    if (one !== undefined) edit(one);
  }, wait);
  switch (fact.kind) {
    case "turned": return step((now) => turn(now, fields.hero, fields.card), 900);
    case "enemy_die": return step((now) => (now.enemy[fields.trait as Trait] += 1), 280);
    case "fight_began": return step(() => play("dice"), 500);
    case "round_began": return step((now) => newRound(now, fields.round), 300);
    case "rolled": case "kept": return change((one) => { one.roll = fields.face; play("dice"); }, 520);
    case "hit": return step((now) => (now.enemy[fields.trait as Trait] = Math.max(0, now.enemy[fields.trait as Trait] - Number(fields.dice))), 450);
    case "returned": case "grew": return step((now) => (now.enemy[fields.trait as Trait] += 1), 400);
    case "beaten": return step((now) => endFight(now), 600);
    case "lost_hp": return [...change((one) => { one.hp = Number(fields.left); one.mark = -Number(fields.amount); }, 550), ...change((one) => (one.mark = 0), 0)];
    case "healed": return [...change((one) => { one.hp = Number(fields.left); one.mark = Number(fields.amount); }, 450), ...change((one) => (one.mark = 0), 0)];
    case "given": return change((one) => one.items.push(fields.item), 350);
    case "laid": case "dropped": return change((one) => remove(one.items, fields.item), 300);
    case "found": return step((now) => now.middle.push(fields.item), 450);
    case "read": return step(() => undefined, 200);
    default: return step(() => undefined, 300);
  }
}

function turn(stage: CastleStage, you: string, card: string): void {
  endFight(stage);
  stage.you = you;
  stage.card = card;
  stage.family = shelf === null ? stage.family : familyOf(shelf, card);
  stage.turned += 1;
  stage.middle = [];
  play("card");
}

function newRound(stage: CastleStage, round: number): void {
  stage.round = round;
  for (const one of stage.heroes) one.roll = null;
}

function endFight(stage: CastleStage): void {
  stage.fight = null;
  stage.enemy = { might: 0, cunning: 0, wisdom: 0 };
  for (const one of stage.heroes) one.roll = null;
}

function remove(items: string[], item: string): void {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
}
