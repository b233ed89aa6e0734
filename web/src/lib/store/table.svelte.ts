/** One viewer at one table: what the server said, what is shown of it so far, and what can be chosen. */

import { loadModule, type GameModule, type Stage, type View } from "../../games/module.ts";
import { pick, type Claim } from "../choose/choose.ts";
import { Queue, type Step } from "../events/queue.ts";
import { language, say } from "../i18n/language.svelte.ts";
import { errorKey, Sentences, type Outcome, type Question, type Reason } from "../i18n/sentences.ts";
import type {
  ChatLine,
  Choice,
  Fact,
  GameInfo,
  Over,
  Position,
  ServerMessage,
  Table,
  Update,
  Welcome,
} from "../net/protocol.ts";
import { Connection, RefusedError, type Body, type Identity, type Line } from "../net/socket.ts";
import { Chain } from "./chain.ts";
import { NOTHING } from "./nothing.ts";
import { plain, type Notice } from "./notice.ts";
import { Reactions, type Reaction } from "./reactions.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** So many updates behind, and the show hurries: nobody wants to watch what happened a minute ago. */
const HURRY_AFTER = 6;
/** Milliseconds in which a question with one answer can be read. */
const FORCED_AFTER = 1400;
const FORCED_AT_ONCE = 300;
/** Milliseconds in which a finger that was on its way to another list still comes down. */
const STARTLED = 400;
/** Lines that the live region keeps: more than one update ever tells. */
const MOST_SPOKEN = 100;

export class TableStore {
  line: Line = $state("connecting");
  table: Table | null = $state(null);
  seat: number | null = $state(null);
  host = $state(false);
  /** The position as it is shown: it lags behind while events are being told. */
  position: Position = $state.raw(NOTHING);
  stage: Stage = $state(null);
  log: Fact[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  over: Over | null = $state.raw(null);
  narrowed: Choice[] | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  hinted: number | null = $state(null);
  /** What is being told now; and line by line what was told lately, for those who listen: without motion many facts
      come in one breath, and each of them has to be heard. */
  announced = $state("");
  spoken: { number: number; text: string }[] = $state.raw([]);
  busy = $state(false);
  failed: { code: string; params: Record<string, unknown> } | null = $state.raw(null);
  readonly reactions = new Reactions();
  /** When the running timer ends, by this machine's clock. */
  deadline: number | null = $state(null);

  readonly identity: Identity;
  readonly games: GameInfo[] = $state.raw([]);
  module: GameModule | null = $state.raw(null);
  private readonly connection: Connection;
  private readonly queue = new Queue(() => (this.busy = this.queue.busy));
  private behind = 0;
  /** What is being told does not change my question: it can be answered meanwhile. */
  private stillAsked = $state(false);
  /** The question that was answered last; until the next one comes there is nothing to choose. */
  private answered: number | null = null;
  private takenBack: number | null = null;
  private readonly chain = new Chain();
  /** The kind of answer that is given until there is none left. */
  private repeated: string | null = null;
  /** What the pointer or the focus is on in the list: the board shows where that is. */
  pointed: readonly Choice[] = $state([]);
  private forcedTimer: { asked: number; timer: ReturnType<typeof setTimeout> } | null = null;
  private handled: Promise<void> = Promise.resolve();
  /** An answer is on its way. */
  acting = $state(false);
  private spokenNumber = 0;
  /** The last answer was given by this page and not by the person at it. */
  private unasked = false;
  private startledUntil = 0;
  /** False while another person holds this device: nothing is shown, so nothing waits. */
  watched = true;

  constructor(identity: Identity, games: GameInfo[]) {
    this.identity = identity;
    this.games = games;
    this.connection = new Connection(identity, {
      line: (line) => (this.line = line),
      // One after the other: a welcome fetches the board, and what comes meanwhile must wait for it.
      message: (message) => (this.handled = this.handled.then(() => this.receive(message))),
    });
  }

  readonly game: GameInfo | null = $derived(this.games.find((game) => game.key === this.table?.game) ?? null);
  readonly view: View | null = $derived(this.position.view);
  readonly legal: readonly Choice[] = $derived(this.busy && !this.stillAsked ? [] : this.position.legal);
  readonly choices: readonly Choice[] = $derived(this.narrowed ?? this.legal);
  readonly question: Question | null = $derived((this.view?.question as Question | undefined) ?? null);
  readonly outcome: Outcome | null = $derived((this.view?.outcome as Outcome | undefined) ?? null);
  /** Whether the server would take my last answer back, or ask the others whether it may. */
  readonly undoable: boolean = $derived(
    this.position.undo && this.table?.phase === "playing" && this.table.proposal === null,
  );
  readonly names: string[] = $derived(
    (this.table?.seats ?? []).map((seat) =>
      seat.kind === "bot" && seat.name === null
        ? say("web-bot-name", { seat: seat.seat })
        : (seat.name ?? say("seat-name", { number: seat.seat + 1 })),
    ),
  );
  readonly sentences: Sentences | null = $derived(
    this.game === null ? null : new Sentences(language, this.game, this.names, this.seat),
  );

  connect(): void {
    this.connection.connect();
  }

  close(): void {
    clearTimeout(this.forcedTimer?.timer);
    this.queue.clear();
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  send(body: Body): Promise<ServerMessage> {
    return this.connection.send(body);
  }

  /** Send, and say in words what went wrong. */
  async command(body: Body): Promise<ServerMessage | null> {
    this.notice = null;
    // Whatever a person does makes what follows their doing; `act` knows whose doing it is.
    if (body.type !== "act") this.unasked = false;
    try {
      return await this.send(body);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.notice = { text: say(errorKey(error.code), plain(error.params)), rule: null, kind: "error" };
      return null;
    }
  }

  act(choice: Choice, unasked = false): void {
    const { asked } = this.position;
    this.narrowed = null;
    this.hinted = null;
    this.pointed = [];
    // Until the reply comes nothing can be chosen twice; the next position brings the next list.
    this.position = { ...this.position, legal: [] };
    this.acting = true;
    this.answered = asked;
    this.unasked = unasked;
    this.chain.answered(unasked);
    void this.command({ type: "act", asked, action: choice.action }).then((reply) => {
      if (reply !== null) return;
      if (unasked) this.notice = null;
      this.hurryBack();
    });
  }

  /** Give all answers of this kind, one after the other, in the order of the list. */
  actAll(kind: string): void {
    this.repeated = kind;
    this.goOn();
  }

  private goOn(): boolean {
    const { legal } = this.position;
    if (this.repeated === null || legal.length === 0) return false;
    const next = legal.find(({ kind }) => kind === this.repeated);
    if (next === undefined) this.repeated = null;
    else this.act(next, true);
    return next !== undefined;
  }

  /** One answer and nothing to think about: the server gives it where nothing is secret, elsewhere its person's page
      does, after a moment to read the question. Not after an undo, which would never get any further. */
  private answerForced(): void {
    const { asked } = this.position;
    if (this.forcedTimer?.asked === asked) return;
    clearTimeout(this.forcedTimer?.timer);
    this.forcedTimer = null;
    if (!this.isForced()) return;
    const pace = this.watched ? settings.speed() : 0;
    const timer = setTimeout(
      () => {
        const [only] = this.position.legal;
        if (this.position.asked === asked && this.isForced() && only !== undefined && !document.hidden)
          this.act(only, true);
      },
      pace === 0 ? FORCED_AT_ONCE : FORCED_AFTER / pace,
    );
    this.forcedTimer = { asked, timer };
  }

  isForced(): boolean {
    const { asked, legal } = this.position;
    return (
      legal.length === 1 &&
      this.table?.auto_forced === true &&
      this.table.phase === "playing" &&
      asked !== this.takenBack
    );
  }

  /** A click on the board: any of the claims may be meant. `words` is what to ask about if none is possible. */
  click(claims: readonly Claim[], words: string | null): void {
    if (this.queue.busy) {
      const { stillAsked } = this;
      this.queue.skip();
      // The click was meant for what is told, not for a question that nobody has read yet.
      if (!stillAsked) return;
    }
    const found = pick(this.legal, this.narrowed, claims);
    this.notice = null;
    if (found.outcome !== "impossible" && this.isStartled()) return;
    if (found.outcome === "act") this.act(found.choice);
    else if (found.outcome === "narrowed") this.narrowed = found.choices;
    else if (words !== null && this.seat !== null) void this.why(words);
  }

  /** A list that changed without its person's doing is not for a click that was meant for the one before. */
  isStartled(): boolean {
    return Date.now() < this.startledUntil;
  }

  undo(): void {
    this.chain.takeBack(this.isAlone());
    void this.command({ type: "propose", what: "undo" });
  }

  private isAlone(): boolean {
    return this.table?.seats.filter(({ kind }) => kind === "person").length === 1;
  }

  /** Pass in the open window from now on, or be asked again. The server tells nobody, so it is noted here. */
  stand(on: boolean): void {
    void this.command({ type: "stand", on }).then((reply) => {
      if (reply !== null) this.position = { ...this.position, standing: on };
    });
  }

  widen(): void {
    this.narrowed = null;
  }

  skip(): void {
    if (this.queue.busy) this.queue.skip();
  }

  async why(words: string): Promise<void> {
    const reply = await this.command({ type: "ask_why", words });
    if (reply?.type !== "why" || this.sentences === null) return;
    const reason = reply.reason as Reason | null;
    this.notice =
      reason === null ? null : { text: this.sentences.reason(reason), rule: reason.rule ?? null, kind: "why" };
  }

  /** A choice in words: with where it leads, if the game tells. */
  describe(choice: Choice): string {
    if (this.sentences === null) return choice.kind;
    const label = this.view === null ? null : (this.module?.label?.(choice, this.view) ?? null);
    if (label === null) return this.sentences.action(choice, this.question?.key);
    const params = { ...label.params };
    for (const [field, type] of Object.entries(label.names))
      params[field] = this.sentences.name(type, String(choice.fields[field]));
    return say(label.key, params);
  }

  /** What a hint's reason speaks of, in words: content keys by their type, numbers as they are. */
  private named(params: Record<string, string>): Record<string, string> {
    const name = (type: string, key: string): string =>
      type === "number" || type === "share" ? key : (this.sentences?.name(type, key) ?? key);
    return Object.fromEntries(Object.entries(params).map(([type, key]) => [type, name(type, key)]));
  }

  async hint(): Promise<void> {
    await language.need("cli");
    const reply = await this.command({ type: "ask_hint" });
    if (reply?.type !== "hint" || this.sentences === null) return;
    const choice = this.position.legal.find((entry) => entry.action === reply.action);
    if (choice === undefined) return;
    this.hinted = reply.action;
    const own = `cli-${this.game?.key}-because-${reply.reason}`;
    const reason = say(language.knows(own) ? own : `cli-because-${reply.reason}`, this.named(reply.params));
    this.notice = { text: say("web-hint", { action: this.describe(choice), reason }), rule: null, kind: "hint" };
  }

  private async receive(message: ServerMessage): Promise<void> {
    if (message.type === "welcome") await this.welcome(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "table") {
      this.table = message.table;
      this.seat = message.seat;
      this.host = message.host;
    } else if (message.type === "said") this.chat = [...this.chat, message.line];
    else if (message.type === "reacted") this.reactions.show(message.seat, message.reaction as Reaction);
    else if (message.type === "over") this.over = message;
    else if (message.type === "refused" && this.table === null) this.failed = message;
    else if (message.type === "bye" && message.code === "revoked") this.failed = { code: "web.revoked", params: {} };
  }

  private async welcome(message: Welcome): Promise<void> {
    this.queue.clear();
    this.behind = 0;
    this.table = message.table;
    this.seat = message.seat;
    this.host = message.host;
    this.chat = message.chat;
    this.log = message.log;
    // Without its sentences or its board a match is not shown at all; the page says what is missing.
    if (await language.need(message.table.game)) this.module ??= await loadModule(message.table.game);
    this.settle(message.position);
    this.busy = false;
  }

  private update(message: Update): void {
    if (message.undone !== null) {
      const { undone } = message;
      this.queue.skip();
      this.log = this.log.filter((fact) => fact.seq < undone);
      this.takenBack = message.position.asked;
      this.repeated = null;
      const { legal, undo } = message.position;
      const forced = legal.length === 1 && this.table?.auto_forced === true;
      if (this.chain.goesOn(this.isAlone(), undo, forced)) void this.command({ type: "propose", what: "undo" });
    }
    this.behind += 1;
    this.queue.pace = this.watched && !document.hidden ? settings.speed() * (this.behind > HURRY_AFTER ? 3 : 1) : 0;
    const { asked, legal } = message.position;
    const same =
      message.undone === null && asked === this.position.asked && legal.length > 0 && this.position.legal.length > 0;
    this.stillAsked = same && (!this.busy || this.stillAsked);
    const steps = message.undone === null ? this.stepsFor(message.events) : [];
    steps.push({ change: () => this.settle(message.position), wait: 0 });
    this.busy = true;
    this.queue.add(steps);
    this.busy = this.queue.busy;
  }

  private stepsFor(facts: readonly Fact[]): Step[] {
    if (this.module === null || this.stage === null) return [{ change: () => this.told(facts), wait: 0 }];
    // The stage is read when its turn comes: by then an earlier update may have replaced it.
    const steps: Step[] = [];
    for (const scene of this.module.scenes(() => this.stage, facts)) {
      const tell: Step = { change: () => this.told(scene.facts), wait: 0 };
      steps.push(...(scene.late ? [...scene.steps, tell] : [tell, ...scene.steps]));
    }
    return steps;
  }

  private told(facts: readonly Fact[]): void {
    this.log = [...this.log, ...facts];
    const sentences = this.sentences;
    if (sentences === null || facts.length === 0) return;
    const tell = (told: readonly Fact[]): string => told.map((fact) => sentences.event(fact)).join(" ");
    this.announced = tell(facts.filter(({ kind }) => !this.module?.onBoard?.includes(kind)));
    this.spoken = [...this.spoken, { number: ++this.spokenNumber, text: tell(facts) }].slice(-MOST_SPOKEN);
  }

  private settle(position: Position): void {
    this.behind = Math.max(0, this.behind - 1);
    if (position.asked !== this.position.asked || position.legal.length === 0) {
      this.narrowed = null;
      this.hinted = null;
    }
    if (this.changesUnderTheFinger(position)) this.startledUntil = Date.now() + STARTLED;
    // An update that was on its way when the answer was given still lists what was answered.
    const late = position.asked === this.answered && position.legal.length > 0;
    this.position = late ? { ...position, legal: [] } : position;
    this.acting = late;
    this.deadline = position.time_left === null ? null : Date.now() + position.time_left;
    if (position.view !== null && this.module !== null && this.game !== null) {
      this.stage = this.module.stage(position.view, this.game);
    }
    if (!this.goOn()) this.answerForced();
  }

  private changesUnderTheFinger({ asked, legal }: Position): boolean {
    const shown = this.position.legal;
    if (legal.length === 0 || asked === this.takenBack || (shown.length === 0 && !this.unasked)) return false;
    return legal.length !== shown.length || legal.some(({ action }, place) => action !== shown[place]?.action);
  }

  /** An answer that was refused leaves an empty list behind: the welcome brings the true one. */
  private hurryBack(): void {
    this.answered = null;
    this.repeated = null;
    this.connection.refresh();
  }
}
