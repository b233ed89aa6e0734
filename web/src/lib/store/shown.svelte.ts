/** What is being shown: it follows the server's truth, one step after the other, for those who want to see it happen.
 */

import { Queue, type Step } from "../events/queue.ts";
import type { GameModule } from "../game/module.ts";
import type { CommonView, Outcome, Question } from "../game/view.ts";
import { say } from "../i18n/language.svelte.ts";
import type { Choice, Fact, Position, Update } from "../net/protocol.ts";
import { NOTHING } from "./nothing.ts";
import type { ServerTruth } from "./server.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** So many updates behind, and the show hurries: nobody wants to watch what happened a minute ago. */
const HURRY_AFTER = 6;
const HURRIED = 3;
/** Sentences that the live region keeps: more than one update ever tells. */
const MOST_SPOKEN = 100;

export class Shown<Stage extends object, View extends CommonView> {
  /** The game's own board; null until it is here. */
  module: GameModule<Stage, View> | null = $state.raw(null);
  /** The position as it is shown: it lags behind while events are being told. */
  position: Position = $state.raw(NOTHING);
  stage: Stage | null = $state(null);
  /** What is being told now; and sentence by sentence what was told lately, for those who listen: without motion many
      facts come in one breath, and each of them has to be heard. */
  announced = $state("");
  spoken: { number: number; text: string }[] = $state.raw([]);
  busy = $state(false);
  /** What is being told does not change the viewer's question: it can be answered meanwhile. */
  questionStands = $state(false);
  /** When the running timer ends, by this machine's clock. */
  deadline: number | null = $state(null);
  /** False while another person holds this device: nothing is shown, so nothing waits. */
  watched = true;

  /** How many facts of the server's log were told. */
  private told = $state(0);
  private behind = 0;
  private spokenNumber = 0;
  private readonly server: ServerTruth;
  private readonly settled: (position: Position) => void;
  private readonly queue = new Queue(() => (this.busy = this.queue.busy));

  constructor(server: ServerTruth, settled: (position: Position) => void) {
    this.server = server;
    this.settled = settled;
  }

  readonly log: readonly Fact[] = $derived.by(() => this.server.log.slice(0, this.told));
  // The types of a view are written from the engine's own, and a test there holds every view against them.
  readonly view: View | null = $derived(this.position.view as View | null);
  readonly question: Question | null = $derived(this.view?.question ?? null);
  readonly outcome: Outcome | null = $derived(this.view?.outcome ?? null);

  /** Show what the server's truth is, at once. */
  jump(): void {
    this.told = this.server.log.length;
    this.settle(this.server.position);
    this.busy = false;
  }

  /** Forget what is still due: something that replaces it is on its way. */
  clear(): void {
    this.queue.clear();
    this.behind = 0;
  }

  /** Show what is still due, at once. */
  skip(): void {
    if (this.queue.busy) this.queue.skip();
  }

  /** Tell an update; `sameQuestion` is whether the viewer is still asked what he was asked before. */
  play({ undone, events, position }: Update, sameQuestion: boolean): void {
    if (undone !== null) this.told = this.server.log.length;
    this.behind += 1;
    const speed = settings.speed() * (this.behind > HURRY_AFTER ? HURRIED : 1);
    this.queue.pace = this.watched && !document.hidden ? speed : 0;
    this.questionStands = sameQuestion && (!this.busy || this.questionStands);
    const steps = undone === null ? this.stepsFor(events) : [];
    steps.push({ change: () => this.settle(position), wait: 0 });
    this.busy = true;
    this.queue.add(steps);
    this.busy = this.queue.busy;
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

  private stepsFor(facts: readonly Fact[]): Step[] {
    if (this.module === null || this.stage === null) return [{ change: () => this.tell(facts), wait: 0 }];
    // The stage is read when its turn comes: by then an earlier update may have replaced it.
    const steps: Step[] = [];
    for (const scene of this.module.scenes(() => this.stage as Stage, facts)) {
      const tell: Step = { change: () => this.tell(scene.facts), wait: 0 };
      steps.push(...(scene.late ? [...scene.steps, tell] : [tell, ...scene.steps]));
    }
    return steps;
  }

  private tell(facts: readonly Fact[]): void {
    this.told += facts.length;
    const { sentences } = this.server;
    if (sentences === null || facts.length === 0) return;
    const words = (told: readonly Fact[]): string => told.map((fact) => sentences.event(fact)).join(" ");
    this.announced = words(facts.filter(({ kind }) => !this.module?.onBoard?.includes(kind)));
    this.spoken = [...this.spoken, { number: ++this.spokenNumber, text: words(facts) }].slice(-MOST_SPOKEN);
  }

  private settle(position: Position): void {
    this.behind = Math.max(0, this.behind - 1);
    this.position = position;
    this.deadline = position.time_left === null ? null : Date.now() + position.time_left;
    const { game } = this.server;
    if (this.view !== null && this.module !== null && game !== null) this.stage = this.module.stage(this.view, game);
    this.settled(position);
  }
}
