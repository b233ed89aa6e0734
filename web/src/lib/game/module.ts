/** What a game brings to the table: a stage that is made from a view and changed by facts, and a board to draw it. */

import type { Component } from "svelte";
import type { Parting } from "../events/chapters.ts";
import type { Step } from "../events/queue.ts";
import type { Sentences } from "../i18n/sentences.ts";
import type { Choice, Fact, GameInfo } from "../net/protocol.ts";
import type { Ambience } from "../sound/ambience.ts";
import type { TableStore } from "../store/table.svelte.ts";
import type { Ending } from "./ending.ts";
import type { CommonView } from "./view.ts";

/** Facts that are shown together (three dice tumble at once), and how. */
export interface Scene {
  facts: Fact[];
  steps: Step[];
  /** Told only when the show is over: nobody wants to read what a die shows while it still tumbles. */
  late?: boolean;
}

export interface BoardProps<Stage extends object, View extends CommonView> {
  table: TableStore<Stage, View>;
  stage: Stage;
}

/** Who sees a show: their seat, null for those who watch, and how many seats there are. */
export interface Viewer {
  seat: number | null;
  seats: number;
}

/** A sentence, its numbers, and which of the choice's fields are names of what. */
export interface Label {
  key: string;
  params: Record<string, string | number>;
  names: Record<string, string>;
}

/** A few words more about a fact: a sentence with the name of one thing. */
export interface Remark {
  key: string;
  type: string;
  value: string;
}

export interface GameModule<Stage extends object, View extends CommonView> {
  Board: Component<BoardProps<Stage, View>>;
  /** The small picture on a choice's button. */
  ChoiceIcon?: Component<{ choice: Choice; stage: Stage }>;
  /** The number that stands on that picture: its key is the same. */
  choiceNumber?(choice: Choice, stage: Stage): number | null;
  /** What a choice's button says where the game can say more than the action alone: where it leads. */
  label?(choice: Choice, view: View): Label | null;
  /** The small print below a choice: what it costs, as the board says it too. */
  smallPrint?(choice: Choice, stage: Stage, sentences: Sentences): string;
  /** A player's own piece, beside the name; there may be none for a while. */
  Face?: Component<{ stage: Stage; seat: number }>;
  hasFace?(stage: Stage, seat: number): boolean;
  /** The pictures of the three cards that a first match begins with: 1, 2 or 3. Their sentences are
      `<game>-web-intro-title-1` and `<game>-web-intro-1`, and so on. */
  Intro?: Component<{ card: number }>;
  /** At the end, who had foreseen what. */
  Finale?: Component<BoardProps<Stage, View>>;
  /** The picture, the tale, the curve and the luck of a match; fetched when it is over. */
  ending?(): Promise<{ default: Ending<Stage> }>;
  /** In a replay with everything open: what each player held at that moment. */
  Secrets?: Component<BoardProps<Stage, View>>;
  stage(view: View, game: GameInfo): Stage;
  /** How facts are shown; the steps change the stage as it is when their turn comes. A replay has no viewer. */
  scenes(stage: () => Stage, facts: readonly Fact[], viewer?: Viewer): Scene[];
  /** Its dice wait for a touch, unless somebody lets them run. */
  throws?: boolean;
  /** The stage before the first fact, from the last view: a replay tells everything from there. */
  start?(view: View, game: GameInfo): Stage;
  /** Kinds of facts after which somebody's turn begins, or a page: a replay leafs through them. */
  turns?: readonly string[];
  /** Kinds of facts that the log leaves out, because the board shows them better; the live region still tells them. */
  unlogged?: readonly string[];
  /** Kinds of facts that stand on the board in full: the question bar does not repeat them. */
  onBoard?: readonly string[];
  /** The order in which choices are listed, if the engine's is not a person's. */
  order?(choices: readonly Choice[], stage: Stage): readonly Choice[];
  /** Whether the board itself offers this choice to mouse, finger and keyboard: choices stand once, so the list leaves
      it out, unless its person keeps the list. `narrowed` is what the last tap left, if it left several: where one more
      tap on the board cannot tell those apart, the answer is no, and the list does. */
  offers?(choice: Choice, stage: Stage, narrowed: readonly Choice[] | null): boolean;
  /** Kinds of choices beside which the board itself says what can be counted about them (`table.odds`). */
  showsOdds?: readonly string[];
  /** Kinds of answers that stand as one entry until somebody wants them: few do, and a phone is small. */
  folded?: readonly string[];
  /** Whether a choice out of a long group is likely to be the one: it stands for itself then. */
  prominent?(choice: Choice, stage: Stage): boolean;
  /** Kinds of answers that can all be given at once, in any order, and what the button for it says. */
  repeats?: Record<string, string>;
  /** How the log is parted into turns, days or pages. */
  parting?: Parting;
  /** Whose a chapter of the log is, where its title names a character and no seat. */
  owner?(title: Fact, stage: Stage): number | null;
  /** What the log adds to facts, from all that happened so far. */
  remarks?(facts: readonly Fact[]): Map<Fact, Remark[]>;
  /** The sentence of a fact that `join` has made; null for those of the engine. */
  told?(fact: Fact, sentences: Sentences): string | null;
  /** Two facts that follow each other told as one, or null: four steps are one walk. */
  join?(one: Fact, next: Fact): Fact | null;
  /** It has tales that a voice of the browser can read aloud (`lib/aloud`). */
  aloud?: boolean;
  /** What is heard of its place, for those who want that. */
  ambience?: Ambience;
  /** Questions at which a bot of the same side says unasked what it would do. */
  counsel?: readonly string[];
  /** Keys of first-match hints (`<game>-web-hint-…`) that matter at this moment, most important first. */
  hints?(view: View): string[];
}

/** A module of which it is not known whose: its stages go to nobody but itself. */
export type AnyModule = GameModule<object, CommonView>;

/** The one place where a game's own types are forgotten. That is safe: whoever holds the module gives it no stage but
    those that it made, and no view but those of its own game. */
export function anyModule<Stage extends object, View extends CommonView>(module: GameModule<Stage, View>): AnyModule {
  return module as unknown as AnyModule;
}

/** The box of a game: what the server tells of it, and the board. */
export interface LoadedGame {
  info: GameInfo;
  module: AnyModule;
}

/** The box of a game by its key; null if it could not be fetched, which the page tells. */
export type LoadGame = (game: string) => Promise<LoadedGame | null>;
