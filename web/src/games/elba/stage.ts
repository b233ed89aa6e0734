/** What the plan shows: made from a view, changed by facts. Facts say what happened; nothing is worked out here. */

import type { GameInfo } from "../../lib/net/protocol.ts";
import type { View } from "./view.ts";
import type { PlaceContent } from "./layout.ts";

export interface Guest {
  key: string;
  place: string | null;
  strength: number;
}

export interface PlayerCards {
  /** Null where the letters are not ours to know; `?` stands for one unknown card. */
  hand: string | null;
  handSize: number;
  bag: string;
  /** What the viewer remembers of a Hand he cannot see. */
  known: string;
}

export interface Spells {
  rooms: string[];
  escape_words: string[];
  weapons: string[];
  bonus: number;
}

export type Side = "attacker" | "defender";

/** One side of a duel: what it rolled, what its weapons add, what that comes to. */
export interface Fencer {
  guest: string;
  strength: number;
  bonus: number | null;
  face: number | null;
  total: number | null;
}

export interface Duel {
  attacker: Fencer;
  defender: Fencer;
  place: string | null;
  rolling: Side | null;
  winner: string | null;
}

export interface Trial {
  guest: string;
  word: string;
  strength: number;
  face: number | null;
  result: "open" | "escaped" | "failed";
}

export interface ElbaStage {
  places: PlaceContent[];
  doors: [string, string][];
  escapeWords: { word: string; tower: string | null }[];
  /** The letters of the box, in the order of the alphabet. */
  letters: string[];
  /** The printed weapons, and those of this table. */
  weapons: string[];
  guests: Guest[];
  players: PlayerCards[];
  spells: Spells[];
  deck: number;
  discard: string;
  rest: string;
  points: number | null;
  active: number | null;
  duel: Duel | null;
  trial: Trial | null;
  /** Who is in the air, and whence. */
  flying: { guest: string; from: string; to: string } | null;
  /** Who has just moved or grown, so that one looks there. */
  noticed: string | null;
}

interface BoardContent {
  places: PlaceContent[];
  doors: [string, string][];
}

interface WordContent {
  escape_words: { word: string; tower: string | null }[];
  weapons: string[];
}

interface LetterContent {
  letters: { key: string }[];
}

export function makeStage(view: View, game: GameInfo): ElbaStage {
  const board = game.content.board as BoardContent;
  const words = game.content.words as WordContent | undefined;
  const guests = Object.entries(view.guests).map(([key, { place, strength }]) => ({ key, place, strength }));
  const memory = view.known_hands[view.seat] ?? view.known_hands.spectator ?? [];
  const players = view.players.map(({ hand, hand_size: handSize, bag }, seat) => ({
    hand,
    handSize,
    bag,
    known: memory[seat] ?? "",
  }));
  return {
    places: board.places,
    doors: board.doors,
    escapeWords: words?.escape_words ?? [],
    letters: ((game.content.letters as LetterContent | undefined)?.letters ?? []).map(({ key }) => key),
    weapons: [...(words?.weapons ?? []), ...view.house_weapons],
    guests,
    players,
    spells: view.spells,
    deck: view.deck_size,
    discard: view.discard,
    rest: view.rest,
    points: view.question.key === "act" ? view.points : null,
    active: seatOf(view.question.fields.player),
    duel: duelOf(view, guests),
    trial: null,
    flying: null,
    noticed: null,
  };
}

/** A fight that waits for somebody: the question names the sides, the view what they have shown so far. */
function duelOf(view: View, guests: readonly Guest[]): Duel | null {
  const { question, fight } = view;
  if (!["bonus", "attack", "defence"].includes(question.key)) return null;
  const { attacker, defender, player } = question.fields;
  if (typeof attacker !== "string" || typeof defender !== "string") return null;
  const place = guests.find(({ key }) => key === attacker)?.place ?? null;
  const duel = newDuel(guests, attacker, defender, place);
  // The defender is asked after the attacker: only then is the attacker's bonus a decision and not a blank.
  if (player === defender || question.key !== "bonus") duel.attacker.bonus = fight.attack_bonus;
  if (question.key === "defence") {
    duel.defender.bonus = fight.defence_bonus;
    duel.attacker.face = fight.attack_die;
    duel.attacker.total = view.attack_total;
  }
  return duel;
}

export function newDuel(guests: readonly Guest[], attacker: string, defender: string, place: string | null): Duel {
  const fencer = (guest: string): Fencer => ({
    guest,
    strength: guests.find(({ key }) => key === guest)?.strength ?? 1,
    bonus: null,
    face: null,
    total: null,
  });
  return { attacker: fencer(attacker), defender: fencer(defender), place, rolling: null, winner: null };
}

/** Before the first fact: Campbell alone in the Safe Area, every card in the deck. */
export function startStage(view: View, game: GameInfo): ElbaStage {
  const last = makeStage(view, game);
  const safe = last.places.find(({ kind }) => kind === "safe")?.key ?? null;
  const cards = last.players.reduce(
    (sum, { handSize, bag }) => sum + handSize + bag.length,
    last.deck + last.discard.length,
  );
  return {
    ...last,
    guests: last.guests.map(({ key }) => ({ key, place: key === "campbell" ? safe : null, strength: 1 })),
    players: last.players.map(() => ({ hand: "", handSize: 0, bag: "", known: "" })),
    spells: [],
    deck: cards,
    discard: "",
    rest: "",
    points: null,
    active: null,
    duel: null,
  };
}

export function seatOf(word: unknown): number | null {
  return typeof word === "string" && /^p\d+$/.test(word) ? Number(word.slice(1)) : null;
}

/** Players have letters, like the terminal's; the others numbers. */
export function tagOf(guest: string): string {
  const seat = seatOf(guest);
  if (seat !== null) return String.fromCharCode(65 + seat);
  return /\d+$/.exec(guest)?.[0] ?? "";
}

const COLORS = [
  "#27408b",
  "#2c7a4b",
  "#7b3a8c",
  "#b85a14",
  "#17727d",
  "#8b6a12",
  "#a83b7c",
  "#55524c",
  "#6f431f",
  "#3f6fb5",
  "#4d6420",
];

export function colorOf(guest: string): string {
  const seat = seatOf(guest);
  if (seat !== null) return COLORS[seat % COLORS.length] ?? "#27408b";
  return guest === "campbell" ? "#a4312f" : "#54463a";
}

/** One card less: the letter itself, or one that nobody could see. */
export function without(cards: string, letter: string): string {
  const at = cards.indexOf(letter);
  const found = at >= 0 ? at : cards.indexOf("?");
  return found < 0 ? cards : cards.slice(0, found) + cards.slice(found + 1);
}

/** Cards lie in the order of the alphabet, unseen ones at the end. */
export function withCard(cards: string, letter: string): string {
  return [...cards, letter]
    .sort((one, other) => (one === "?" ? 1 : other === "?" ? -1 : one.localeCompare(other)))
    .join("");
}

/** The cards that spell a word first, in its order and marked, then the others. */
export function wordFirst(cards: string, word: string): { letter: string; marked: boolean }[] {
  const rest = [...word].reduce((left, letter) => without(left, letter), cards);
  // A Bag that does not hold the word, in the middle of a change, stays as it is.
  const held = rest.length === cards.length - word.length;
  return [...(held ? word + rest : cards)].map((letter, place) => ({ letter, marked: held && place < word.length }));
}

/** The places of those cards of a Bag that are not among the rest. */
export function keptCards(bag: readonly string[], rest: string): Set<number> {
  let left = rest;
  const kept = new Set<number>();
  bag.forEach((letter, place) => {
    if (left.includes(letter)) left = without(left, letter);
    else kept.add(place);
  });
  return kept;
}
