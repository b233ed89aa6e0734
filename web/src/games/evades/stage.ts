/** What the island shows: made from a view, changed by facts. Facts say what happened; nothing is worked out here. */

import type { Step } from "../../lib/events/queue.ts";
import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import { play } from "../../lib/store/sound.ts";
import type { Scene } from "../../lib/game/module.ts";
import type { View } from "./view.ts";

export interface Prisoner {
  key: string;
  color: string;
  number: number;
}

export interface Boat {
  key: string;
  room: number;
  points: number;
}

export interface EvadesStage {
  prisoners: Prisoner[];
  boats: Boat[];
  squares: number;
  /** Bottom first, by square; 0 is nowhere. */
  track: Record<number, string[]>;
  boarded: string[];
  named: string[];
  faces: Record<string, number>;
  unused: string[];
  /** Dice in the air. */
  tumbling: string[];
  walking: string | null;
  bets: (string[] | null)[];
  picks: number[];
}

interface BoardContent {
  prisoners: { key: string; color: string }[];
  boats: Boat[];
  squares: number;
}

export function makeStage(view: View, game: GameInfo): EvadesStage {
  const content = game.content.board as BoardContent;
  const track: Record<number, string[]> = {};
  for (const [square, stack] of Object.entries(view.track)) track[Number(square)] = [...stack];
  return {
    prisoners: content.prisoners.map(({ key, color }, place) => ({ key, color, number: place + 1 })),
    boats: content.boats,
    squares: view.squares,
    track,
    boarded: [...view.boarded],
    named: [...view.named],
    faces: { ...view.faces },
    unused: [...view.unused],
    tumbling: [],
    walking: null,
    bets: view.bets,
    picks: view.picks,
  };
}

/** Everybody at the windows again; the bets are open, because the match is over. */
export function startStage(view: View, game: GameInfo): EvadesStage {
  const last = makeStage(view, game);
  return { ...last, track: {}, boarded: [], named: [], faces: {}, unused: [], picks: last.picks.map(() => 0) };
}

const STEP = 95;
const TUMBLE = 650;

/** All dice of one roll tumble together and land one after the other; everything else is told one by one. */
export function scenes(stage: () => EvadesStage, facts: readonly Fact[]): Scene[] {
  const found: Scene[] = [];
  for (let place = 0; place < facts.length;) {
    const fact = facts[place] as Fact;
    let end = place + 1;
    if (fact.kind === "rolled" || fact.kind === "bet_shown") {
      while (facts[end]?.kind === fact.kind) end++;
    }
    const group = facts.slice(place, end);
    if (fact.kind === "rolled") found.push({ facts: group, steps: roll(stage, group), late: true });
    else found.push({ facts: group, steps: show(stage, fact) });
    place = end;
  }
  return found;
}

function roll(stage: () => EvadesStage, facts: readonly Fact[]): Step[] {
  const dice = facts.map((fact) => String(fact.fields.die));
  const start: Step = {
    change: () => {
      stage().tumbling = dice;
      play("dice");
    },
    wait: TUMBLE,
  };
  const landings = facts.map((fact): Step => ({
    change: () => {
      const die = String(fact.fields.die);
      const now = stage();
      now.tumbling = now.tumbling.filter((other) => other !== die);
      now.faces[die] = Number(fact.fields.face);
      if (!now.unused.includes(die)) now.unused.push(die);
    },
    wait: 130,
  }));
  return [start, ...landings, { change: () => undefined, wait: 350 }];
}

function show(stage: () => EvadesStage, fact: Fact): Step[] {
  const [pawn, die, seat] = ["pawn", "die", "seat"].map((name) => String(fact.fields[name])) as [
    string,
    string,
    string,
  ];
  const { start, square } = fact.fields;
  switch (fact.kind) {
    case "took":
      return [{ change: () => take(stage(), die), wait: 260 }];
    case "moved":
    case "moved_back":
      return walk(stage, pawn, Number(start), Number(square), fact.kind === "moved" ? pawn : "white");
    case "boarded":
      return [{ change: () => board(stage(), pawn), wait: 650 }];
    case "lost_die":
      return [{ change: () => spend(stage(), die), wait: 350 }];
    case "turn_ended":
      return [{ change: () => clearDice(stage()), wait: 250 }];
    case "picked":
      return [{ change: () => (stage().picks[seatNumber(seat)] = Number(fact.fields.place)), wait: 40 }];
    default:
      return [{ change: () => undefined, wait: 300 }];
  }
}

function seatNumber(word: string): number {
  return Number(word.slice(1));
}

function take(stage: EvadesStage, die: string): void {
  if (!stage.named.includes(die)) stage.named.push(die);
  play("click");
}

function spend(stage: EvadesStage, die: string): void {
  stage.unused = stage.unused.filter((other) => other !== die);
}

function clearDice(stage: EvadesStage): void {
  stage.named = [];
  stage.faces = {};
  stage.unused = [];
}

/** A walk goes stone by stone; the die that caused it is spent with the first step. */
function walk(stage: () => EvadesStage, pawn: string, start: number, square: number, die: string): Step[] {
  const way = start <= square ? 1 : -1;
  const steps: Step[] = [];
  for (let next = start + way; way > 0 ? next <= square : next >= square; next += way) {
    steps.push({ change: () => put(stage(), pawn, next, die), wait: STEP });
  }
  steps.push({ change: () => (stage().walking = null), wait: 220 });
  return steps;
}

function put(stage: EvadesStage, pawn: string, square: number, die: string): void {
  spend(stage, die);
  lift(stage, pawn);
  stage.walking = pawn;
  stage.track[square] = [...(stage.track[square] ?? []), pawn];
  play("step");
}

function lift(stage: EvadesStage, pawn: string): void {
  for (const square of Object.keys(stage.track).map(Number)) {
    const stack = stage.track[square] ?? [];
    if (stack.includes(pawn)) stage.track[square] = stack.filter((other) => other !== pawn);
  }
}

function board(stage: EvadesStage, pawn: string): void {
  lift(stage, pawn);
  stage.walking = null;
  if (!stage.boarded.includes(pawn)) stage.boarded.push(pawn);
  play("boat");
}

export type Place =
  | { at: "window" }
  | { at: "square"; square: number; level: number; covered: boolean }
  | { at: "boat"; boat: number; seat: number };

export function placeOf(stage: EvadesStage, pawn: string): Place {
  const rank = stage.boarded.indexOf(pawn);
  if (rank >= 0) return { at: "boat", ...berth(stage.boats, rank) };
  for (const [square, stack] of Object.entries(stage.track)) {
    const level = stack.indexOf(pawn);
    if (level >= 0) return { at: "square", square: Number(square), level, covered: level < stack.length - 1 };
  }
  return { at: "window" };
}

/** The place of the n-th to board, the boats being filled from the left. */
export function berth(boats: readonly Boat[], rank: number): { boat: number; seat: number } {
  let seat = rank;
  for (const [boat, { room }] of boats.entries()) {
    if (seat < room) return { boat, seat };
    seat -= room;
  }
  return { boat: boats.length - 1, seat };
}
