// Written by tools/view_types.py from src/escapade/games/prison_break/view_types.py: do not edit.
import type { CommonView } from "../../lib/game/view.ts";
/** The view of Prison Break, as types. Figures, squares, objects, devices and cards are content keys. */

export type Tool = "pliers" | "breaker";

/** PB-30: that something was shown to a player is public; what it was, known to him and to Michael. */
export interface Player {
  leader: string | null;
  shows: number;
  shown: ("route" | "device")[] | null;
}

/** Where a figure stands, who plays it, and what it carries. */
export interface Figure {
  square: string | null;
  seat: string | null;
  objects: string[];
  tools: Tool[];
  chances: string[];
  loses_turn: boolean;
  active_from: number;
}

/** Whose turn it is, and what is left of it. */
export interface Turn {
  actor: string | null;
  points: number;
  steps: number | null;
  extra: number;
  ignoring: ("camera" | "tower")[];
  spot: string | null;
  guard: string | null;
}

/** PB-13: who looked is public; what it is, known to those alone. `blank` is a token with nothing on it. */
export interface Token {
  looked: string[];
  object: string | null;
}

/** Where the tools lie; nowhere while a figure carries one. */
export interface Tools {
  pliers: string | null;
  breaker: string | null;
}

/** PB-36: which device is on, who set it, and for how many of Bellick's turns. */
export interface Watch {
  device: string | null;
  by: "nobody" | "card" | "bellick";
  turns: number;
}

/** PB-11, PB-20: something that can be done on a square; only “pick” names an object, “stop” fetches Lincoln. */
export interface Deed {
  kind: "search" | "pick" | "recruit" | "bribe" | "take_tool" | "disable" | "stop";
  object: string | null;
}

export type Clue = "announced" | "recruited" | "goes_on" | "route" | "device";

/** PB-30: everything but the escape cards, what was shown of them, and what was seen under tokens. */
export interface View extends CommonView {
  stage: "recruiting" | "plan";
  day: number;
  guilt: number;
  relieved: number;
  first: string | null;
  bellick: string | null;
  players: Player[];
  figures: Record<string, Figure>;
  joined: string[];
  acted: string[];
  turn: Turn;
  guards: Record<string, string>;
  guard_pile: Record<string, number>;
  tokens: Record<string, Token>;
  lying: Record<string, string>;
  gone: string[];
  tools: Tools;
  route: string[];
  out_of_order: string[];
  camera: Watch;
  tower: Watch;
  barred: string[];
  met: string[];
  active: string | null;
  deck: Record<string, number>;
  discard: Record<string, number>;
  wish: number | null;
  announced: string[];
  blurred: boolean;
  card: string | null;
  other: string | null;
  dealt: number;
  ruled_out: string[];
  fitting: string[];
  hopeless: boolean;
  reason: "escaped" | "guilt" | "days" | "given_up" | null;
  reach: Record<string, string>;
  deeds: Record<string, Deed[]>;
  clues: Record<string, Clue[]>;
}
