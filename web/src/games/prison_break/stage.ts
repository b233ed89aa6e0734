/** The plan of the prison: made from a view, changed by facts. */

import type { Step } from "../../lib/events/queue.ts";
import type { Fact, GameInfo } from "../../lib/net/protocol.ts";
import { play } from "../../lib/store/sound.ts";
import type { Fields, Scene, View } from "../module.ts";

export interface Square {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Zone {
  key: string;
  color: string;
  tower: string;
  number: number;
  squares: Square[];
}

export interface Building {
  key: string;
  strategic: boolean;
  camera: number | null;
  squares: Square[];
}

export interface Figure {
  key: string;
  square: string;
  seat: string | null;
  objects: string[];
  tools: string[];
  chances: string[];
  loses_turn: boolean;
}

export interface PrisonStage {
  zones: Zone[];
  buildings: Building[];
  doors: [string, string][];
  gates: [string, string][];
  figures: Figure[];
  guards: { square: string; thing: string }[];
  tokens: string[];
  lying: Record<string, string>;
  tools: Record<string, string>;
  route: string[];
  camera: string | null;
  tower: string | null;
  broken: string[];
  guilt: number;
  mostGuilt: number;
  day: number;
  lastDay: number;
  card: string | null;
  actor: string | null;
  bellick: string | null;
}

interface RawSquare { key: string; x: number; y: number; width?: number; height?: number }
interface Content {
  board: {
    zones: { key: string; color: string; tower: string; squares: RawSquare[] }[];
    buildings: { key: string; strategic: boolean; camera?: number; squares: RawSquare[] }[];
    doors: [string, string][];
    gates: [string, string][];
    starts: Record<string, string>;
  };
  pieces: { most_guilt: number; last_day: number };
}

const whole = (square: RawSquare): Square => ({ width: 1, height: 1, ...square });

export function makeStage(view: View, game: GameInfo): PrisonStage {
  const { board, pieces } = game.content as unknown as Content;
  return {
    zones: board.zones.map((zone, place) => ({ ...zone, number: place + 1, squares: zone.squares.map(whole) })),
    buildings: board.buildings.map((building) => ({ ...building, camera: building.camera ?? null, squares: building.squares.map(whole) })),
    doors: board.doors,
    gates: board.gates,
    figures: Object.entries(view.figures as Record<string, Omit<Figure, "key">>).map(([key, figure]) => ({ ...figure, key })),
    guards: Object.entries(view.guards as Record<string, string>).map(([square, thing]) => ({ square, thing })),
    tokens: Object.keys(view.tokens),
    lying: { ...view.lying },
    tools: { ...view.tools },
    route: [...view.route],
    camera: view.camera?.device ?? null,
    tower: view.tower?.device ?? null,
    broken: [...view.out_of_order],
    guilt: view.guilt,
    mostGuilt: pieces.most_guilt,
    day: view.day,
    lastDay: pieces.last_day,
    card: view.card ?? view.active ?? null,
    actor: view.turn?.actor ?? null,
    bellick: view.bellick,
  };
}

export function startStage(view: View, game: GameInfo): PrisonStage {
  const last = makeStage(view, game);
  const { starts } = (game.content as unknown as Content).board;
  return {
    ...last, guards: [], tokens: [], lying: {}, route: [], camera: null, tower: null, broken: [], guilt: 0, day: 0, card: null, actor: null, bellick: null,
    figures: last.figures.map((figure) => ({ ...figure, square: starts[figure.key] ?? figure.square, objects: [], tools: [], chances: [], loses_turn: false })),
  };
}

export function scenes(stage: () => PrisonStage, facts: readonly Fact[]): Scene[] {
  return facts.map((fact) => ({ facts: [fact], steps: show(stage, fact) }));
}

function show(stage: () => PrisonStage, fact: Fact): Step[] {
  const fields = fact.fields as Fields;
  const step = (change: (now: PrisonStage) => void, wait: number): Step[] => [{ change: () => change(stage()), wait }];
  const device = String(fields.device ?? "");
  switch (fact.kind) {
    case "moved": return step((now) => walk(now, fields.figure, fields.square), 330);
    case "driven": case "caught": return step((now) => walk(now, fields.figure, fields.square), 600);
    case "turn": return step((now) => (now.actor = fields.figure), 300);
    case "day": return step((now) => { now.day = Number(fields.day); play("card"); }, 500);
    case "guilt": return step((now) => (now.guilt = Number(fields.guilt)), 350);
    case "drew": return step((now) => { now.card = fields.card; play("card"); }, 900);
    case "guard_came": return step((now) => now.guards.push({ square: fields.square, thing: fields.thing }), 400);
    case "guard_moved": return step((now) => patrol(now, fields.start, fields.square), 400);
    case "guard_left": case "bribed": return step((now) => (now.guards = now.guards.filter(({ square }) => square !== fields.square)), 350);
    case "laid": return step((now) => now.route.push(fields.place), 500);
    case "took": return step((now) => carry(now, fields.figure, fields.thing), 350);
    case "turned_on": return step((now) => (device.startsWith("tower") ? (now.tower = device) : (now.camera = device)), 500);
    case "turned_off": return step((now) => (device.startsWith("tower") ? (now.tower = null) : (now.camera = null)), 300);
    case "disabled": return step((now) => now.broken.push(device), 400);
    case "became_bellick": return step((now) => (now.bellick = fields.seat), 800);
    default: return step(() => undefined, 280);
  }
}

function walk(stage: PrisonStage, key: string, square: string): void {
  const figure = stage.figures.find((one) => one.key === key);
  if (figure !== undefined) figure.square = square;
  play("step");
}

function patrol(stage: PrisonStage, start: string, square: string): void {
  const guard = stage.guards.find((one) => one.square === start);
  if (guard !== undefined) guard.square = square;
}

function carry(stage: PrisonStage, key: string, thing: string): void {
  stage.figures.find((one) => one.key === key)?.objects.push(thing);
}
