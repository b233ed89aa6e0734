// Written by tools/protocol_types.py from src/escapade/server/wire/protocol*.py: do not edit.
/** What the coach says of a finished match. */

/** `POST /api/tables/<table>/analysis`, after the end. With `begin` false nothing is begun: one hears what is known.
    */
export interface AskAnalysis {
  token?: string | null;
  invite?: string | null;
  begin?: boolean;
}

/** A mean with its 95 % interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** After an entry of the record (0 is the beginning): how likely a win is to each seat, by what it could know. */
export interface CurvePoint {
  entry: number;
  win: number[];
}

/** An action or a draw as the shapes of the game have it. */
export interface Deed {
  kind: string;
  fields: Record<string, unknown>;
}

/** An entry that changed somebody's chances much: who did what (`by` is null for chance, `question` is what was
    asked), whose chances changed most, and what would surely have been better, if anything.      */
export interface TurningPoint {
  entry: number;
  by: number | null;
  question: string;
  did: Deed;
  seat: number;
  before: number;
  after: number;
  better: Deed | null;
}

/** A choice that was surely worse than the expert's, or surely better (`found`), and by how much: what the expert's
    would have brought in addition, as a share of a win.      */
export interface Misstep {
  entry: number;
  seat: number;
  question: string;
  taken: Deed;
  expert: Deed;
  mark: "blunder" | "doubtful" | "found" | "mistake";
  loss: Interval;
}

/** Luck and play of one seat, in wins: what came of it, what its draws brought beyond their mean, what such draws
    usually bring, the result without luck, and what a choice lost on average. `bands` are what play is called that
    loses as little, and as much, as the interval allows. `luck`, `play` and `ending` are those figures in a word.
    */
export interface SeatAnalysis {
  seat: number;
  result: number;
  luck: number;
  usual_luck: number;
  adjusted: number;
  best_chance: number;
  choices: number;
  loss: Interval;
  bands: ("advanced" | "beginner" | "casual" | "expert" | "intermediate" | "lost" | "supernatural" | "world_class")[];
  luck_word: "bad" | "fair" | "good";
  play_word: "bad" | "good" | "none" | "open";
  ending: "lost" | "nearly" | "shared" | "won";
}

/** A whole match. `together`: all win or lose together, and one curve is everybody's. `brief`: the rules run
    interpreted here, so that choices were looked at for a short time only. `decisions` were played by experts for it.
    */
export interface Analysis {
  together: boolean;
  brief: boolean;
  draws: number;
  choices: number;
  decisions: number;
  curve: CurvePoint[];
  turns: TurningPoint[];
  mistakes: Misstep[];
  found: Misstep[];
  seats: SeatAnalysis[];
}

/** `none`: nobody has asked for it yet. `waiting`: so many others are worked out before it. `working`: this one is.
    Those two answers come after a few seconds; ask again. `done`: here it is.      */
export interface Analysed {
  state: "done" | "none" | "waiting" | "working";
  ahead: number;
  analysis: Analysis | null;
}
