/** What is being shown: it follows the server's truth, one step after the other, for those who want to see it happen.
 */

import {
  FAST_ROUND,
  LONGEST_WATCHING,
  paceFor,
  restFor,
  timeForOthers,
  timeToShow,
  timeToTouch,
} from "../events/pacing.ts";
import { Queue, type Step } from "../events/queue.ts";
import type { GameModule, Viewer } from "../game/module.ts";
import type { CommonView, Outcome, Question } from "../game/view.ts";
import { say } from "../i18n/language.svelte.ts";
import type { Choice, Fact, Position, Update } from "../net/protocol.ts";
import { NOTHING } from "./nothing.ts";
import type { ServerTruth } from "./server.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** Sentences that the live region keeps: more than one update ever tells. */
const MOST_SPOKEN = 100;

/** Something that was told, to be heard. */
export interface Spoken {
  number: number;
  text: string;
}

/** What an update is to its viewer. */
export interface News {
  /** The viewer is still asked what he was asked before. */
  sameQuestion: boolean;
  /** It is what came of the viewer's own answer. */
  own: boolean;
}

export class Shown<Stage extends object, View extends CommonView> {
  /** The game's own board; null until it is here. */
  module: GameModule<Stage, View> | null = $state.raw(null);
  /** The position as it is shown: it lags behind while events are being told. */
  position: Position = $state.raw(NOTHING);
  stage: Stage | null = $state(null);
  /** Fact by fact what was told lately, for those who listen: without motion many come in one breath. */
  spoken: readonly Spoken[] = $state.raw([]);
  /** The number of the last of them that was read aloud. */
  heard = 0;
  busy = $state(false);
  /** What is being told does not change the viewer's question: it can be answered meanwhile. */
  questionStands = $state(false);
  /** When the running timer ends, by this machine's clock. */
  deadline: number | null = $state(null);
  /** False while another person holds this device: nothing is shown, so nothing waits. */
  watched = true;

  /** How many facts of the server's log were told. */
  private told = $state(0);
  private announcedFacts: readonly Fact[] = $state.raw([]);
  /** When what is told now began: with what came of the viewer's own answer, or with what others did after a while in
      which nothing happened. */
  private began = 0;
  /** When the last thing was shown. */
  private ended = 0;
  private spokenNumber = 0;
  /** The position that will be shown when all that is due was told. */
  private next: Position = NOTHING;
  /** Who brought about what is told last. */
  private actors: readonly string[] = [];
  private readonly server: ServerTruth;
  private readonly settled: (position: Position) => void;
  /** Until when what is told may wait for touches, by this machine's clock. */
  private patientUntil = Infinity;
  private readonly queue = new Queue(
    () => {
      this.busy = this.queue.busy;
      this.ended = Date.now();
    },
    (touch) => this.patience(touch),
  );

  constructor(server: ServerTruth, settled: (position: Position) => void) {
    this.server = server;
    this.settled = settled;
  }

  readonly log: readonly Fact[] = $derived.by(() => this.server.log.slice(0, this.told));
  /** What was told last, in the language of the moment. */
  readonly announced: string = $derived.by(() => this.words(this.announcedFacts));
  // The types of a view are written from the engine's own, and a test there holds every view against them.
  readonly view: View | null = $derived(this.position.view as View | null);
  readonly question: Question | null = $derived(this.view?.question ?? null);
  readonly outcome: Outcome | null = $derived(this.view?.outcome ?? null);

  /** Show what the server's truth is, at once. */
  jump(): void {
    this.told = this.server.log.length;
    this.settle(this.server.position, this.server.deadline);
    this.busy = false;
    this.ended = this.began = Date.now();
    this.next = this.server.position;
    this.actors = [];
  }

  /** Forget what is still due: something that replaces it is on its way. */
  clear(): void {
    this.queue.clear();
  }

  /** Show what is still due, at once; what waits for a touch further on still does, and so do dice in the hand. */
  skip(): void {
    if (this.queue.busy) this.queue.skip();
  }

  /** The same, for whoever asked for it by its own button: dice in the hand fall, too. */
  hurry(): void {
    if (this.queue.busy) this.queue.hurry();
  }

  /** Show all that is still due, at once. */
  flush(): void {
    if (this.queue.busy) this.queue.flush();
  }

  /** The touch that what is told waits for. */
  touch(): void {
    this.queue.touch();
  }

  /** Tell an update, at the viewer's own pace. */
  play(update: Update, news: News): void {
    const { undone, events, position } = update;
    const { deadline } = this.server;
    if (undone !== null) this.told = this.server.log.length;
    this.questionStands = news.sameQuestion && (!this.busy || this.questionStands);
    const steps = undone === null ? [...this.rest(update, news), ...this.stepsFor(events)] : [];
    steps.push({ change: () => this.settle(position, deadline), wait: 0 });
    if (position.legal.length > 0) spareLast(steps);
    this.actors = waitingFor(this.next);
    this.next = position;
    this.bePatient(position);
    if (news.own || (!this.queue.busy && Date.now() - this.ended > FAST_ROUND)) this.began = Date.now();
    this.queue.pace = this.paceOf(update, steps, news);
    this.busy = true;
    this.queue.add(steps);
    this.busy = this.queue.busy;
  }

  /** As fast as the viewer likes it, and fast enough that nobody's time runs out on a show. */
  private paceOf({ position }: Update, steps: readonly Step[], { own }: News): number {
    if (!this.watched || document.hidden) return 0;
    const due = this.queue.due + this.timeOf(steps);
    const { time_left: timeLeft, legal } = position;
    const fast = settings.pace === "fast" && !own;
    const others = timeForOthers(fast, Date.now() - this.began);
    const longest = this.server.seat === null ? LONGEST_WATCHING : others;
    return paceFor(settings.speed(), due, timeLeft === null || legal.length === 0 ? longest : timeToShow(timeLeft));
  }

  private timeOf(steps: readonly Step[]): number {
    return steps.reduce((sum, { wait }) => sum + wait, 0);
  }

  /** Nobody else is kept waiting by a show that waits for a touch, and one's own time does not run out on it. */
  private bePatient({ time_left: timeLeft, legal }: Position): void {
    const { seat, isAlone } = this.server;
    const until = Date.now() + timeToTouch(legal.length > 0 ? timeLeft : null, seat !== null, isAlone);
    this.patientUntil = this.queue.busy ? Math.min(this.patientUntil, until) : until;
  }

  /** For how long a step may wait for a touch now. What has no end but the touch is the thrower's; what has one is
      reading time, which those who want everything at once do without. */
  private patience(touch: number): number {
    const own = touch === Infinity;
    if (!this.watched || document.hidden) return 0;
    if (own ? this.server.seat === null || settings.fightsRun : settings.pace === "none") return 0;
    return Math.min(touch / (settings.speed() || 1), this.patientUntil - Date.now());
  }

  /** The pause before what others decided: none after one's own answer, and none while one's own question stands. */
  private rest({ events }: Update, { own, sameQuestion }: News): Step[] {
    if (own || sameQuestion || events.length === 0) return [];
    const idle = this.queue.busy ? 0 : (Date.now() - this.ended) * settings.speed();
    const wait = restFor(this.actors, waitingFor(this.next), idle);
    return wait > 0 ? [{ change: () => undefined, wait }] : [];
  }

  /** Whether the viewer passes in the open window from now on: the server tells nobody, so it is noted here. */
  noteStanding(standing: boolean): void {
    this.position = { ...this.position, standing };
  }

  /** A choice in words: with where it leads, if the game tells. */
  describe(choice: Choice): string {
    const { sentences } = this.server;
    if (sentences === null) return choice.kind;
    const label = this.view === null ? null : (this.module?.label?.(choice, this.view) ?? null);
    if (label === null) return sentences.action(choice, this.question?.key);
    const params = { ...label.params };
    for (const [field, type] of Object.entries(label.names))
      params[field] = sentences.name(type, String(choice.fields[field]));
    return say(label.key, params);
  }

  private get viewer(): Viewer {
    return { seat: this.server.seat, seats: this.server.table?.seats.length ?? 0 };
  }

  private stepsFor(facts: readonly Fact[]): Step[] {
    if (this.module === null || this.stage === null) return [{ change: () => this.tell(facts), wait: 0 }];
    // The stage is read when its turn comes: by then an earlier update may have replaced it.
    const steps: Step[] = [];
    for (const scene of this.module.scenes(() => this.stage as Stage, facts, this.viewer)) {
      const tell: Step = { change: () => this.tell(scene.facts), wait: 0 };
      steps.push(...(scene.late ? [...scene.steps, tell] : [tell, ...scene.steps]));
    }
    return steps;
  }

  private tell(facts: readonly Fact[]): void {
    this.told += facts.length;
    if (this.server.sentences === null || facts.length === 0) return;
    this.announcedFacts = facts.filter(({ kind }) => !this.module?.onBoard?.includes(kind));
    this.spoken = [...this.spoken, { number: ++this.spokenNumber, text: this.words(facts) }].slice(-MOST_SPOKEN);
  }

  private words(facts: readonly Fact[]): string {
    const { sentences } = this.server;
    return sentences === null ? "" : facts.map((fact) => sentences.event(fact)).join(" ");
  }

  private settle(position: Position, deadline: number | null): void {
    this.position = position;
    this.deadline = deadline;
    const { game } = this.server;
    if (this.view !== null && this.module !== null && game !== null) this.stage = this.module.stage(this.view, game);
    this.settled(position);
  }
}

/** A question of one's own waits by itself: what is read last before it need not. */
function spareLast(steps: Step[]): void {
  const place = steps.findLastIndex(({ touch, wait }) => touch !== undefined || wait > 0);
  const last = steps[place];
  if (last?.touch !== undefined && last.touch !== Infinity) steps[place] = { change: last.change, wait: last.wait };
}

/** Whoever is asked in a position will have brought about what comes after it. */
function waitingFor({ view }: Position): readonly string[] {
  return (view as CommonView | null)?.question?.waiting_for ?? [];
}
