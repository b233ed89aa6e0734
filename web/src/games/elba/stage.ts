/** What the asylum shows: made from a view, changed by facts. */

import type { Step } from "../../lib/events/queue.ts";
import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import { play } from "../../lib/store/sound.ts";
import type { Fields, Scene, View } from "../module.ts";

export interface Place {
  key: string;
  kind: "tower" | "room" | "corridor" | "safe";
  words: string[];
  x: number;
  y: number;
  width: number;
  height: number;
  shape: "round" | "rectangle";
}

export interface Guest {
  key: string;
  place: string;
  strength: number;
}

export interface Duel {
  attacker: string;
  defender: string;
  rolls: Record<string, { face: number; bonus: number; total: number }>;
  winner: string | null;
}

export interface Pocket {
  bag: string[];
  hand: string[] | null;
  hand_size: number;
}

export interface Spells {
  rooms: string[];
  escape_words: string[];
  weapons: string[];
  bonus: number;
}

export interface ElbaStage {
  places: Place[];
  doors: [string, string][];
  guests: Guest[];
  players: Pocket[];
  spells: Spells[];
  deck: number;
  points: number | null;
  duel: Duel | null;
}

interface Content {
  board: { places: Place[]; doors: [string, string][] };
}

export function makeStage(view: View, game: GameInfo): ElbaStage {
  const { board } = game.content as unknown as Content;
  return {
    places: board.places,
    doors: board.doors,
    guests: Object.entries(view.guests as Record<string, { place: string | null; strength: number }>).flatMap(
      ([key, { place, strength }]) => (place === null ? [] : [{ key, place, strength }])),
    players: (view.players as { bag: string; hand: string | null; hand_size: number }[]).map(({ bag, hand, hand_size }) =>
      ({ bag: [...bag], hand: hand === null ? null : [...hand], hand_size })),
    spells: view.spells,
    deck: view.deck_size,
    points: view.question?.fields?.points ?? null,
    duel: openDuel(view),
  };
}

/** A fight that is under way when somebody comes in is known from the question alone. */
function openDuel(view: View): Duel | null {
  const { attacker, defender } = view.question?.fields ?? {};
  if (!attacker || !defender) return null;
  const face = Number(view.fight?.attack_die ?? 0);
  const bonus = Number(view.fight?.attack_bonus ?? 0);
  return { attacker, defender, rolls: face > 0 ? { [attacker]: { face, bonus, total: face + bonus } } : {}, winner: null };
}

/** Before the first fact: an empty house; the guests are placed one by one. */
export function startStage(view: View, game: GameInfo): ElbaStage {
  const last = makeStage(view, game);
  return {
    ...last, guests: [], duel: null, points: null,
    players: last.players.map(() => ({ bag: [], hand: null, hand_size: 0 })),
    spells: last.spells.map(() => ({ rooms: [], escape_words: [], weapons: [], bonus: 0 })),
  };
}

export function scenes(stage: () => ElbaStage, facts: readonly Fact[]): Scene[] {
  return facts.map((fact) => ({ facts: [fact], steps: show(stage, fact) }));
}

function show(stage: () => ElbaStage, fact: Fact): Step[] {
  const fields = fact.fields as Fields;
  const seat = Number(String(fields.seat ?? "p0").slice(1));
  const step = (change: (now: ElbaStage) => void, wait: number): Step[] => [{ change: () => change(stage()), wait }];
  switch (fact.kind) {
    case "placed": return step((now) => put(now, fields.guest, fields.place), 60);
    case "moved": case "jumped": return step((now) => put(now, fields.seat, fields.place), 420);
    case "pushed": return step((now) => put(now, fields.guest, fields.place), 420);
    case "thrown": return step((now) => put(now, fields.guest, fields.place), 700);
    case "grew": return step((now) => grow(now, fields.guest, fields.strength), 350);
    case "dealt": case "drew": case "won_card": return step((now) => gain(now, seat, fields.letter ?? null), 260);
    case "put": return step((now) => fill(now, seat, fields.letter), 300);
    case "discarded": return step((now) => drop(now, seat, fields.letter), 220);
    case "fight_began": return step((now) => (now.duel = { attacker: fields.attacker, defender: fields.defender, rolls: {}, winner: null }), 700);
    case "rolled": return step((now) => rolled(now, fields), 900);
    case "won_fight": return [...step((now) => now.duel && (now.duel.winner = fields.winner), 900), ...step((now) => (now.duel = null), 0)];
    case "turn_ended": return step((now) => (now.duel = null), 200);
    default: return step(() => undefined, 280);
  }
}

function put(stage: ElbaStage, key: string, place: string): void {
  const guest = stage.guests.find((one) => one.key === key);
  if (guest === undefined) stage.guests.push({ key, place, strength: 1 });
  else guest.place = place;
  play("step");
}

function grow(stage: ElbaStage, key: string, strength: number): void {
  const guest = stage.guests.find((one) => one.key === key);
  if (guest !== undefined) guest.strength = strength;
}

function gain(stage: ElbaStage, seat: number, letter: string | null): void {
  const pocket = stage.players[seat];
  if (pocket === undefined) return;
  pocket.hand_size += 1;
  if (letter !== null) pocket.hand = [...(pocket.hand ?? []), letter];
  play("card");
}

function fill(stage: ElbaStage, seat: number, letter: string): void {
  const pocket = stage.players[seat];
  if (pocket === undefined) return;
  pocket.bag.push(letter);
  pocket.hand_size -= 1;
  removeOne(pocket.hand, letter);
  play("card");
}

function drop(stage: ElbaStage, seat: number, letter: string): void {
  removeOne(stage.players[seat]?.bag ?? null, letter);
}

function removeOne(letters: string[] | null, letter: string): void {
  const at = letters?.indexOf(letter) ?? -1;
  if (at >= 0) letters?.splice(at, 1);
}

function rolled(stage: ElbaStage, fields: Fields): void {
  const { guest, face, bonus, total } = fields;
  if (stage.duel !== null) stage.duel.rolls[guest] = { face, bonus, total };
  play("dice");
}
