/** A game, a table, positions and messages for tests of the store; no game of ours is needed. */

import type { AnyModule, LoadedGame } from "../game/module.ts";
import type { Choice, Fact, GameInfo, Position, Table, Update, Welcome } from "../net/protocol.ts";

export const GAME = {
  key: "pocket",
  traits: { hidden_information: true },
  actions: [],
  events: [],
  questions: [],
  chances: [],
  reasons: [],
  labels: {},
  bots: [],
  content: {},
} as unknown as GameInfo;

export const TABLE = {
  id: "t",
  game: "pocket",
  phase: "playing",
  auto_forced: true,
  proposal: null,
  seats: [{ seat: 0, kind: "person", name: "Ada" }],
} as unknown as Table;

/** A module that draws nothing: every fact is a scene of a quarter of a second. */
export const MODULE = {
  stage: (view) => ({ view }),
  scenes: (_stage, facts) => facts.map((fact) => ({ facts: [fact], steps: [{ change: () => undefined, wait: 250 }] })),
} as Partial<AnyModule> as AnyModule;

export const BOX: LoadedGame = { info: GAME, module: MODULE };

export function choices(...actions: number[]): Choice[] {
  return actions.map((action) => ({ action, words: `take ${action}`, kind: "take", fields: { card: action } }));
}

export function position(asked: number, actions: number[], more: Partial<Position> = {}): Position {
  const legal = choices(...actions);
  return { seq: asked, asked, view: {}, legal, draw: null, standing: false, undo: false, time_left: null, ...more };
}

export function fact(seq: number, kind = "took"): Fact {
  return { seq, kind, fields: {}, rule: "PK-1" };
}

export function update(asked: number, actions: number[], more: Partial<Update> = {}): Update {
  return { type: "update", undone: null, events: [], position: position(asked, actions), ...more };
}

export function welcome(asked: number, actions: number[], log: Fact[] = []): Welcome {
  const message = { type: "welcome", id: "x", table: TABLE, seat: 0, host: true, chat: [], log };
  return { ...message, position: position(asked, actions) } as unknown as Welcome;
}
