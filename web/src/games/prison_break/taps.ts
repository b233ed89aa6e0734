/** What a tap on a square comes to: a walk, a walk with something to do at its end, a small menu on the square, or
    what the list offers about it. No rules: the view says where a move leads and what can be done there. */

import { narrow } from "../../lib/choose/choose.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import { actorSquare, isMarkWanted, placeOf, squareClaims } from "./claims.ts";
import type { PrisonStage } from "./stage.ts";
import type { Deed } from "./view.ts";

/** Everything a tap depends on. */
export interface Ground {
  stage: PrisonStage;
  /** What can be answered now. */
  legal: readonly Choice[];
  /** Where the move can lead, and the first step of the way there. */
  ways: Record<string, string>;
  deeds: Record<string, Deed[]>;
}

/** A square to walk to, and what is to be done there. */
export interface Errand {
  goal: string;
  deed: Deed | null;
  /** The place where it began: who goes on from there has decided about marking it. */
  leaving: string | null;
}

/** One line of the menu on a square: an answer of the list, or an errand. */
export type Option = { choice: Choice } | { errand: Errand };

export type Tap =
  | { outcome: "errand"; errand: Errand }
  | { outcome: "menu"; options: Option[] }
  | { outcome: "act"; choice: Choice }
  /** Somebody wants to walk farther than the move goes. */
  | { outcome: "too_far" }
  /** The list knows what to make of it. */
  | { outcome: "list" };

/** Ways to end a move or an action without doing anything: they stand beside what is done, and are not it. */
const IDLE = ["stop", "done", "lay"];

export function tapOn(square: string, ground: Ground): Tap {
  const { stage, legal, ways, deeds } = ground;
  if (actorSquare(stage) === square) return tapHere(square, ground);
  const offered = narrow(legal, squareClaims(stage, square));
  const walking = legal.some(({ kind }) => kind === "step");
  if (offered.some(({ kind }) => kind !== "step")) return { outcome: "list" };
  if (!(square in ways)) return walking && offered.length === 0 ? { outcome: "too_far" } : { outcome: "list" };
  const todo = (deeds[square] ?? []).map((deed) => errandTo(square, deed, stage));
  const [first, second] = todo;
  if (second !== undefined)
    return {
      outcome: "menu",
      options: [...todo, errandTo(square, null, stage)].map((errand) => ({ errand })),
    };
  return { outcome: "errand", errand: first ?? errandTo(square, null, stage) };
}

function errandTo(goal: string, deed: Deed | null, stage: PrisonStage): Errand {
  return { goal, deed, leaving: placeOf(stage) };
}

/** Where one stands already: the one thing to do is done, several stand in a menu. */
function tapHere(square: string, { stage, legal }: Ground): Tap {
  const choices = narrow(legal, squareClaims(stage, square));
  const todo = choices.filter(({ kind }) => !IDLE.includes(kind));
  const marking = choices.some(({ kind }) => kind === "lay");
  const [only] = choices.length === 1 ? choices : todo.length === 1 && !marking ? todo : [];
  if (only !== undefined) return { outcome: "act", choice: only };
  return choices.length === 0
    ? { outcome: "list" }
    : { outcome: "menu", options: choices.map((choice) => ({ choice })) };
}

/** Where an errand stands: the next answer, or why there is none. */
export type Progress = { answer: Choice } | { ends: "there" | "mark" | "barred" };

export function nextOf(errand: Errand, { stage, legal, ways }: Ground): Progress {
  const arrived = actorSquare(stage) === errand.goal;
  // Where the plan wants a mark the person decides first: walking on or doing something else would give it up.
  if ((arrived || placeOf(stage) !== errand.leaving) && isMarkWanted(stage, legal)) return { ends: "mark" };
  if (arrived && errand.deed === null) return { ends: "there" };
  const answer = arrived ? legal.find((choice) => isDeed(choice, errand.deed)) : stepTo(ways[errand.goal], legal);
  return answer === undefined ? { ends: "barred" } : { answer };
}

function stepTo(square: string | undefined, legal: readonly Choice[]): Choice | undefined {
  return legal.find(({ kind, fields }) => kind === "step" && fields.square === square);
}

function isDeed({ kind, fields }: Choice, deed: Deed | null): boolean {
  return kind === deed?.kind && (fields.object ?? null) === deed.object;
}

/** A deed as the list will name it on arrival; without one, the walk alone. */
export function asChoice({ goal, deed }: Errand): Choice {
  const fields = deed === null ? { square: goal } : deed.object === null ? {} : { object: deed.object };
  return { action: -1, words: "", kind: deed?.kind ?? "step", fields };
}

/** The stage with the figure on turn at the end of its walk: what stands on a button there is what stands here now. */
export function standingOn(square: string, stage: PrisonStage): PrisonStage {
  const figure = stage.figures[stage.actor ?? ""];
  return figure === undefined
    ? stage
    : { ...stage, figures: { ...stage.figures, [figure.key]: { ...figure, square } } };
}

/** Which way the arrow keys go, in cells. */
export const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of some squares on that side of one: straight ahead is nearer than aside. */
export function neighbour(stage: PrisonStage, from: string, among: readonly string[], key: string): string | null {
  const [way, start] = [ARROWS[key], stage.plan.squares.get(from)];
  if (way === undefined || start === undefined) return null;
  const center = (one: typeof start): { x: number; y: number } => ({
    x: one.x + one.width / 2,
    y: one.y + one.height / 2,
  });
  const home = center(start);
  let best: { square: string; far: number } | null = null;
  for (const other of among) {
    const square = stage.plan.squares.get(other);
    if (square === undefined || other === from) continue;
    const { x, y } = center(square);
    const ahead = (x - home.x) * way.x + (y - home.y) * way.y;
    const aside = Math.abs((x - home.x) * way.y) + Math.abs((y - home.y) * way.x);
    const far = ahead + 2 * aside;
    if (ahead > 0.4 && (best === null || far < best.far)) best = { square: other, far };
  }
  return best?.square ?? null;
}
