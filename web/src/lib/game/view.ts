// Written by tools/view_types.py from src/escapade/core/view_types.py: do not edit.
/** What every view has, as types: for those who read views (the browser's client, a bot, a library), not for rules.
    Each game adds its own in `games/<game>/view_types.py`. `tools/view_types.py` writes TypeScript from them, and the
    conformance tests hold every view against them. */

export type Plain = string | number | null;

/** What is being decided, under which rule, and by whom; told to those who are not asked too. */
export interface Question {
  key: string;
  fields: Record<string, Plain>;
  rule: string;
  waiting_for: string[];
}

/** How the match ended. */
export interface Outcome {
  reason: string;
  rule: string;
  winners: number[];
  scores: number[] | null;
  sides: string[];
}

/** A decision that interrupts another one; `memory` has what this viewer may know of it. */
export interface WindowFrame {
  type: "window";
  phase: string;
  owner: string | null;
  serial: number;
  memory: Record<string, Plain>;
}

/** A vote (in secret, all at once) or a ballot (open, in turn): who votes on what, and the votes that are seen. */
export interface PollFrame {
  type: "vote" | "ballot";
  phase: string;
  owner: string | null;
  serial: number;
  memory: Record<string, Plain>;
  voters: string[];
  choices: Plain[];
  missing: string[];
  votes: Plain[];
}

export type Frame = WindowFrame | PollFrame;

/** What the view of every game has; seats are written `p0`, `p1` and so on. */
export interface CommonView {
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  pack: string;
  seats: number;
  seat: string;
  asked: number;
  phase: string;
  frames: Frame[];
  waiting: string[];
  ply: number;
  opened: number;
  question: Question;
  outcome: Outcome | null;
}
