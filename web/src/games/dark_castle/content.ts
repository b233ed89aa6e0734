/** What is printed on the cards, read from the content: who wears which die, what a way leads to. */

import type { Sentences } from "../../lib/i18n/sentences.ts";
import type { GameInfo } from "../../lib/net/protocol.ts";

export type Trait = "might" | "cunning" | "wisdom";
export const TRAITS: readonly Trait[] = ["might", "cunning", "wisdom"];

export interface FightStep {
  dice: Trait[];
  damage: number;
  rest: string;
  special?: string;
}

export interface TestStep {
  who: string;
  trait: Trait;
  need: number;
  price: number;
  rolls?: number;
  payer?: string;
  passed?: Step[];
  failed?: Step[];
}

export interface GambleStep {
  trait: Trait;
  price: number;
  finds: number;
  most: number;
}

export type Step = readonly (string | number)[] | { fight: FightStep } | { test: TestStep } | { gamble: GambleStep };

export interface Way {
  key: string;
  steps: Step[];
}

export interface Card {
  key: string;
  family: string;
  steps?: Step[];
  ways?: Way[];
}

export interface Item {
  key: string;
  hands: number;
  effect: string;
}

export interface Box {
  cards: Record<string, Card>;
  heroes: { key: string; faces: string[] }[];
  items: Record<string, Item>;
}

export function openBox(game: GameInfo): Box {
  const content = game.content as {
    chapters: { chapters: Card[] };
    bosses: { start: Card; bosses: Card[] };
    characters: { characters: { key: string; faces: string[] }[] };
    items: { items: Item[] };
  };
  const cards = [content.bosses.start, ...content.chapters.chapters, ...content.bosses.bosses];
  return {
    cards: Object.fromEntries(cards.map((card) => [card.key, card])),
    heroes: content.characters.characters,
    items: Object.fromEntries(content.items.items.map((item) => [item.key, item])),
  };
}

export function traitOf(face: string): Trait {
  return face.replace("double_", "") as Trait;
}

export function isDouble(face: string): boolean {
  return face.startsWith("double_");
}

/** How often each trait stands on a die: the tally marks on the wall. */
export function tally(faces: readonly string[]): Record<Trait, number> {
  const marks = { might: 0, cunning: 0, wisdom: 0 };
  for (const face of faces) marks[traitOf(face)] += isDouble(face) ? 2 : 1;
  return marks;
}

/** The fight of some steps, that which a failed test leads to included. */
export function fightOf(steps: readonly Step[] | undefined): FightStep | null {
  for (const step of steps ?? []) {
    if ("fight" in step) return step.fight;
    const after = "test" in step ? fightOf([...(step.test.passed ?? []), ...(step.test.failed ?? [])]) : null;
    if (after !== null) return after;
  }
  return null;
}

/** The steps of a card as they are known so far: its own, or those of the way that was taken. */
export function stepsOf(card: Card | undefined, way: string | null): Step[] {
  return card?.steps ?? card?.ways?.find(({ key }) => key === way)?.steps ?? [];
}

/** What some steps come to, in a few words each, as the card prints them. */
export function stepWords(sentences: Sentences, steps: readonly Step[]): string[] {
  return steps.map((step, place) => wordsOf(sentences, step, givenSoFar(steps, place))).filter((words) => words !== "");
}

/** Items parted with in a row are told together, by the last of them; 0 where it is not the last. */
function givenSoFar(steps: readonly Step[], place: number): number {
  const gives = (step: Step | undefined): boolean => step !== undefined && isPlain(step) && step[0] === "lose_item";
  if (gives(steps[place + 1])) return 0;
  let first = place;
  while (gives(steps[first - 1])) first--;
  return place - first + 1;
}

/** So many dice of each trait, in words: letters are for the terminal, where the dice show them too. */
function diceWords(sentences: Sentences, dice: readonly Trait[]): string {
  const count = (trait: Trait): number => dice.filter((one) => one === trait).length;
  return TRAITS.filter((trait) => count(trait) > 0)
    .map((trait) => `${count(trait)}\u00a0${sentences.name("trait", trait)}`)
    .join(", ");
}

function wordsOf(sentences: Sentences, step: Step, given: number): string {
  const say = (key: string, params: Record<string, string | number>): string =>
    sentences.say(`dark_castle-board-${key}`, params);
  if ("fight" in step) {
    const { dice, damage, rest, special } = step.fight;
    const marks = diceWords(sentences, dice);
    // What strikes with the dice it has left has no damage of its own to print (DC-19).
    const printed = special === "swarms" ? 0 : damage;
    const fight = say("fight", { dice: dice.length, marks, damage: printed, rest });
    return special === undefined ? fight : say("special", { fight, special: sentences.name("special", special) });
  }
  if ("test" in step) {
    const { who, trait, need, price, rolls = 1, payer = "you", passed = [], failed = [] } = step.test;
    let test = say("test", { who, trait: sentences.name("trait", trait), need, price, rolls, payer });
    if (passed.length > 0) test = say("passed", { test, then: stepWords(sentences, passed).join(", ") });
    if (failed.length > 0) test = say("failed", { test, then: stepWords(sentences, failed).join(", ") });
    return test;
  }
  if ("gamble" in step) {
    const { trait, price, finds } = step.gamble;
    return say("gamble", { trait: sentences.name("trait", trait), price, items: finds });
  }
  if (!isPlain(step)) return "";
  const [name, ...rest] = step;
  const amount = Number(rest[rest.length - 1] ?? 0);
  if (name === "lose" || name === "heal") return say(name, { who: String(rest[0]), amount });
  if (name === "find") return say("find", { amount });
  if (name === "lose_item") return given === 0 ? "" : say("lose-item", { amount, items: given });
  return "";
}

function isPlain(step: Step): step is readonly (string | number)[] {
  return Array.isArray(step);
}

/** The letter of a line that is illuminated: what is said aloud begins with a quotation mark, which is none. */
export function initialOf(text: string): string {
  return /\p{L}|\p{N}/u.exec(text)?.[0] ?? "";
}
