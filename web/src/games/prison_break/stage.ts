/** What the plan of the prison shows: made from a view, changed by facts. Facts say what happened; nothing is worked
    out here. */

import type { GameInfo } from "../../lib/net/protocol.ts";
import type { Clue, Figure as ViewFigure, View } from "./view.ts";
import { voteIn, type Vote } from "./votes.ts";
import { Plan, type BoardContent } from "./plan.ts";

export interface Figure {
  key: string;
  square: string | null;
  seat: string | null;
  objects: string[];
  tools: string[];
  chances: string[];
  losesTurn: boolean;
}

export interface Token {
  looked: string[];
  object: string | null;
}

export interface EscapeCard {
  key: string;
  outsiders: string[];
  device: string;
  route: string[];
}

export interface Guard {
  /** The square it was first seen on: it keeps this name while it marches, so that its cap glides. */
  id: string;
  square: string;
  object: string;
}

export interface PrisonStage {
  plan: Plan;
  escapes: Record<string, EscapeCard>;
  /** What each chance card does, by its first effect. */
  chanceCards: Record<string, string>;
  lastingCards: string[];
  wishes: Record<string, string[]>;
  starts: Record<string, string>;
  leaderKeys: string[];
  most: { guilt: number; day: number; route: number };
  phase: string;
  day: number;
  guilt: number;
  bellick: string | null;
  leaders: (string | null)[];
  shows: number[];
  figures: Record<string, Figure>;
  joined: string[];
  actor: string | null;
  guards: Guard[];
  /** Where the guard stands that is being moved. */
  marching: string | null;
  guardsLeft: number;
  tokens: Record<string, Token>;
  /** Objects that lie face up, with their squares. */
  lying: Record<string, string>;
  tools: Record<string, string | null>;
  route: string[];
  broken: string[];
  camera: string | null;
  tower: string | null;
  active: string | null;
  deck: number;
  wish: number | null;
  announced: string[];
  card: string | null;
  other: string | null;
  /** In a replay, the plan as it is known at the end, and who looks at it again: shown when they came to know it. */
  sealed: { card: string | null; viewer: string } | null;
  /** What Michael showed each seat of his card, where one may know. */
  shown: string[][];
  fitting: string[];
  hopeless: boolean;
  reason: string | null;
  /** The card lying open in the middle while its story is told. */
  told: string | null;
  /** While a vote goes on, is counted, and strikes. */
  vote: Vote | null;
  /** The seat that has just become Bellick, until the next thing happens. */
  unmasked: string | null;
  /** What speaks against each escape card that does not fit, as far as the viewer knows. */
  clues: Record<string, Clue[]>;
  /** Whom something just happened to, and what kind of thing. */
  struck: { figure: string; how: "caught" | "driven" | "isolated" | "joined" } | null;
}

interface Pieces {
  leaders: string[];
  outsiders: { key: string; wishes: string[] }[];
  most_guilt: number;
  last_day: number;
  route_tokens: number;
}

// One content, one drawing: a stage is made after every update.
const plans = new WeakMap<object, Plan>();

function planOf(board: BoardContent): Plan {
  let plan = plans.get(board);
  if (plan === undefined) plans.set(board, (plan = new Plan(board)));
  return plan;
}

export function makeStage(view: View, game: GameInfo): PrisonStage {
  const pieces = game.content.pieces as Pieces;
  const cards = game.content.cards as {
    handicaps: { key: string; lasting?: boolean }[];
    chances: { key: string; effects: (string | number)[][] }[];
  };
  const escapes = (game.content.escapes as { cards: EscapeCard[] }).cards;
  return {
    plan: planOf(game.content.board as BoardContent),
    escapes: Object.fromEntries(escapes.map((card) => [card.key, card])),
    chanceCards: Object.fromEntries(cards.chances.map(({ key, effects }) => [key, String(effects[0]?.[0])])),
    lastingCards: cards.handicaps.filter(({ lasting }) => lasting).map(({ key }) => key),
    wishes: Object.fromEntries(pieces.outsiders.map(({ key, wishes }) => [key, wishes])),
    starts: (game.content.board as BoardContent).starts,
    leaderKeys: pieces.leaders,
    most: { guilt: pieces.most_guilt, day: pieces.last_day, route: pieces.route_tokens },
    ...stateOf(view),
    told: null,
    struck: null,
  };
}

type Fixed =
  "plan" | "escapes" | "chanceCards" | "lastingCards" | "wishes" | "starts" | "leaderKeys" | "most" | "told" | "struck";
type State = Omit<PrisonStage, Fixed>;

function stateOf(view: View): State {
  const guards = Object.entries(view.guards);
  return {
    phase: view.stage,
    day: view.day,
    guilt: view.guilt,
    bellick: view.bellick,
    leaders: view.players.map((player) => player.leader),
    shows: view.players.map((player) => player.shows),
    figures: figuresOf(view.figures),
    joined: [...view.joined],
    actor: view.turn.actor,
    guards: guards.map(([square, object]) => ({ id: square, square, object })),
    marching: view.turn.guard,
    guardsLeft: sum(view.guard_pile),
    deck: sum(view.deck),
    tokens: Object.fromEntries(Object.entries(view.tokens).map(([square, token]) => [square, { ...token }])),
    lying: { ...view.lying },
    tools: { ...view.tools },
    route: [...view.route],
    broken: [...view.out_of_order],
    camera: view.camera.device,
    tower: view.tower.device,
    active: view.active,
    wish: view.wish,
    announced: [...view.announced],
    card: view.card,
    other: view.other,
    sealed: null,
    shown: view.players.map((player) => player.shown ?? []),
    fitting: [...view.fitting],
    clues: { ...view.clues },
    vote: voteIn(view),
    unmasked: null,
    hopeless: view.hopeless,
    reason: view.reason,
  };
}

function figuresOf(view: Record<string, ViewFigure>): Record<string, Figure> {
  return Object.fromEntries(
    Object.entries(view).map(([key, figure]) => [
      key,
      {
        key,
        square: figure.square,
        seat: figure.seat,
        objects: [...figure.objects],
        tools: [...figure.tools],
        chances: [...figure.chances],
        losesTurn: figure.loses_turn,
      },
    ]),
  );
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

function cardsIn(game: GameInfo): number {
  const { handicaps, chances } = game.content.cards as Record<string, { count: number }[]>;
  return [...(handicaps ?? []), ...(chances ?? [])].reduce((total, { count }) => total + count, 0);
}

/** Nobody on the plan yet: a replay puts everybody there. */
export function startStage(view: View, game: GameInfo): PrisonStage {
  const last = makeStage(view, game);
  const board = game.content.board as BoardContent;
  const figures = Object.fromEntries(
    Object.keys(last.figures).map((key) => [
      key,
      {
        key,
        square: null,
        seat: null,
        objects: [],
        tools: [],
        chances: [],
        losesTurn: false,
      },
    ]),
  );
  return {
    ...last,
    figures,
    phase: "recruiting",
    day: 1,
    guilt: 0,
    bellick: null,
    leaders: last.leaders.map(() => null),
    shows: last.shows.map(() => 0),
    joined: [],
    actor: null,
    guards: [],
    marching: null,
    lying: {},
    tools: { ...board.tools },
    route: [],
    guardsLeft: last.guardsLeft + last.guards.length,
    broken: [],
    camera: null,
    tower: null,
    active: null,
    wish: null,
    announced: [],
    tokens: Object.fromEntries(board.objects.map((square) => [square, { looked: [], object: null }])),
    deck: cardsIn(game),
    shown: last.shown.map(() => []),
    card: null,
    other: null,
    sealed: { card: last.card, viewer: view.seat },
    fitting: Object.keys(last.escapes),
    clues: {},
    vote: null,
    reason: null,
    hopeless: false,
  };
}

/** The end of a replay, or the moment at which its viewer was told: the plan lies open. */
export function unseal(stage: PrisonStage): void {
  if (stage.sealed !== null) stage.card = stage.sealed.card;
}

/** A figure that somebody plays: a leader, a recruit, or Lincoln once fetched. */
export function isMember(figure: Figure): boolean {
  return figure.seat !== null;
}

/** What an outsider asks for; null before the die was rolled. */
export function wishOf(stage: PrisonStage, outsider: string): string | null {
  return stage.wish === null ? null : (stage.wishes[outsider]?.[stage.wish - 1] ?? null);
}

/** What an outsider who may be recruited asks for. */
export function wantedBy(stage: PrisonStage, key: string): string | null {
  const figure = stage.figures[key];
  if (figure === undefined || isMember(figure) || !stage.announced.includes(key)) return null;
  return wishOf(stage, key);
}

export interface Standing {
  figure: Figure;
  x: number;
  y: number;
  size: number;
}

/** Where on its square a piece stands when `count` share it: alone in the middle, two beside each other, more in rows.
 */
export function spot(
  place: number,
  count: number,
  width: number,
  height: number,
): { x: number; y: number; size: number } {
  if (count === 1) return { x: 0, y: 0, size: 1 };
  // Two on a small square stand aslant: each has more room than side by side.
  if (count === 2 && width === 1)
    return place === 0 ? { x: -0.21, y: -0.17, size: 0.76 } : { x: 0.21, y: 0.17, size: 0.76 };
  const columns = count === 2 ? 2 : Math.min(count, width > 1 ? 4 : 3);
  const rows = Math.ceil(count / columns);
  const gap = Math.min(width > 1 ? 0.8 : 0.52, (width * 0.92) / columns);
  const size = Math.min(width > 1 ? 0.9 : 0.72, gap / 0.62);
  return {
    x: ((place % columns) - (columns - 1) / 2) * gap,
    y: (Math.floor(place / columns) - (rows - 1) / 2) * Math.min(0.6, (height * 0.9) / rows),
    size,
  };
}
