/** What is being answered: the list of choices, how far it is narrowed down, and the answer that is on its way. */

import { pick, type Claim } from "../choose/choose.ts";
import type { Reason } from "../i18n/sentences.ts";
import type { Advice as Said, Choice, Position, ServerMessage, Update } from "../net/protocol.ts";
import type { Body } from "../net/socket.ts";
import { asWords } from "../net/words.ts";
import { Advice } from "./advice.svelte.ts";
import { isUnderway, refuse, send, settle, UNASKED, type AnswerState } from "./answer_state.ts";
import { Chain } from "./chain.ts";
import { ForcedAnswer, readingTime } from "./forced_answer.ts";
import type { Gesture } from "./gesture.ts";
import type { ServerTruth } from "./server.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { Startle } from "./startle.ts";
import { Tempo } from "./tempo.ts";

/** Who gives an answer: the person, or the page for them. */
export type Author = "person" | "page";

/** What is shown, as far as an answer depends on it. */
export interface Show {
  readonly busy: boolean;
  readonly questionStands: boolean;
  readonly position: Position;
  readonly watched: boolean;
  skip(): void;
  describe(choice: Choice): string;
  noteStanding(standing: boolean): void;
}

/** The way to the server. */
export interface Sender {
  /** Send, and tell the person what went wrong: then the reply is null. */
  command(body: Body): Promise<ServerMessage | null>;
  /** Send what no person has asked for: nobody is told what went wrong. */
  quietly(body: Body): Promise<ServerMessage | null>;
  /** Have the server say everything anew. */
  refresh(): void;
}

export class Answering {
  state: AnswerState = $state.raw(UNASKED);
  /** What the position lists; nothing while an answer is on its way. */
  list: readonly Choice[] = $state.raw([]);
  narrowed: readonly Choice[] | null = $state.raw(null);
  /** What the pointer or the focus is on in the list: the board shows where that is. */
  pointed: readonly Choice[] = $state.raw([]);
  /** What goes on by itself since the last tap, until something else is asked. */
  gesture: Gesture | null = $state.raw(null);
  readonly advice: Advice;

  private readonly server: ServerTruth;
  private readonly show: Show;
  private readonly sender: Sender;
  private readonly chain = new Chain();
  private readonly forced = new ForcedAnswer();
  private readonly startle = new Startle();
  private readonly tempo = new Tempo();
  private asked = 0;
  /** Nothing was heard yet of the last answer. */
  private unheard = false;
  private takenBack: number | null = null;
  private lastAuthor: Author = "person";

  constructor(server: ServerTruth, show: Show, sender: Sender) {
    this.server = server;
    this.show = show;
    this.sender = sender;
    this.advice = new Advice(server);
  }

  readonly legal: readonly Choice[] = $derived.by(() => (this.show.busy && !this.show.questionStands ? [] : this.list));
  readonly choices: readonly Choice[] = $derived(this.narrowed ?? this.legal);
  /** Whether the server would take my last answer back, or ask the others whether it may. */
  readonly undoable: boolean = $derived.by(
    () => this.show.position.undo && this.server.table?.phase === "playing" && this.server.table.proposal === null,
  );

  /** An answer is on its way. */
  get isUnderway(): boolean {
    return isUnderway(this.state);
  }

  /** The question leaves one answer, which is given without its person. */
  get isForced(): boolean {
    const { table } = this.server;
    const known = this.list.length === 1 && table?.auto_forced === true && table.phase === "playing";
    // Where a word may be found, an answer without its person would tell that there is none.
    if (this.show.position.finding === true) return false;
    return known && this.asked !== this.takenBack;
  }

  /** The list has just changed: a click was meant for the one before. */
  get isStartled(): boolean {
    return this.startle.holds;
  }

  act(choice: Choice, author: Author = "person"): void {
    const { asked } = this;
    this.narrowed = null;
    this.advice.hinted = null;
    this.pointed = [];
    // Until the reply comes nothing can be chosen twice; the next position brings the next list.
    this.state = send(asked);
    this.unheard = true;
    this.list = [];
    this.lastAuthor = author;
    if (author === "person") this.tempo.end(Date.now());
    this.chain.answered(author === "page", this.server.position.seq);
    void this.sender.command({ type: "act", asked, action: choice.action }).then((reply) => {
      if (reply === null) this.refused(author);
    });
  }

  /** Give one answer after the other, as the gesture has it: one tap, and one undo for all of it. */
  follow(gesture: Gesture): void {
    if (this.show.busy && !this.show.questionStands) return this.show.skip();
    if (this.isStartled) return;
    this.advice.notice = null;
    this.gesture = gesture;
    this.goOn("person");
  }

  /** A click on the board: any of the claims may be meant. `words` is what to ask about if none is possible. */
  click(claims: readonly Claim[], words: string | null): void {
    // Whoever touches something while a gesture goes on has changed their mind.
    this.gesture = null;
    if (this.show.busy) {
      const { questionStands } = this.show;
      this.show.skip();
      // The click was meant for what is told, not for a question that nobody has read yet.
      if (!questionStands) return;
    }
    const found = pick(this.legal, this.narrowed, claims);
    this.advice.notice = null;
    if (found.outcome !== "impossible" && this.isStartled) return;
    if (found.outcome === "act") this.act(found.choice);
    else if (found.outcome === "narrowed") this.narrowed = found.choices;
    else if (words !== null && this.server.seat !== null) void this.why(words);
  }

  widen(): void {
    this.narrowed = null;
  }

  undo(): void {
    this.gesture = null;
    const since = this.chain.takeBack(this.server.isAlone);
    void this.sender.command({ type: "propose", what: "undo", since });
  }

  /** Answer with a word that the list does not name; what it means the server knows. */
  find(text: string): void {
    const words = asWords(text);
    if (words !== "") void this.sender.command({ type: "find", asked: this.asked, words });
  }

  /** Pass in the open window from now on, or be asked again. */
  stand(on: boolean): void {
    void this.sender.command({ type: "stand", on }).then((reply) => {
      if (reply !== null) this.show.noteStanding(on);
    });
  }

  async why(words: string): Promise<void> {
    const reply = await this.sender.command({ type: "ask_why", words });
    if (reply?.type === "why") this.advice.why(reply.reason as Reason | null);
  }

  async hint(): Promise<void> {
    const reply = await this.sender.command({ type: "ask_hint" });
    if (reply?.type === "hint") this.advice.hint(reply, this.list, (choice) => this.show.describe(choice));
  }

  /** Ask bots what they would do, or what they are after; a bot that has nothing to say leaves that to the next. */
  async ask(...seats: number[]): Promise<void> {
    const said: Said[] = [];
    for (const seat of seats) {
      const reply = await this.sender.command({ type: "ask_advice", seat });
      if (reply?.type === "advice") said.push(reply);
    }
    this.advice.said(said, this.list, (choice) => this.show.describe(choice));
  }

  /** Have a bot say unasked what it would do, if the question still stands by then. */
  async counsel(seat: number): Promise<void> {
    const { asked } = this;
    const reply = await this.sender.quietly({ type: "ask_advice", seat });
    if (reply?.type === "advice" && reply.choice !== null && this.asked === asked && this.list.length > 0)
      this.advice.counsel(reply, (choice) => this.show.describe(choice));
  }

  /** Whatever a person does makes what follows their doing; `act` knows whose doing it is. */
  noteCommand({ type }: Body): void {
    this.advice.notice = null;
    this.advice.hush();
    if (type !== "act") this.lastAuthor = "person";
  }

  /** Whether an update asks what is asked already, and could be answered all the time. */
  isSameQuestion({ undone, position }: Update): boolean {
    const { asked, legal } = position;
    return undone === null && asked === this.show.position.asked && legal.length > 0 && this.list.length > 0;
  }

  /** Whether an update is what came of the answer that is on its way: one is, those after it are what others did. */
  hearOwn({ position }: Update): boolean {
    const stale = position.asked === this.state.answered && position.legal.length > 0;
    const own = this.unheard && this.state.name === "sent" && !stale;
    if (own) this.unheard = false;
    return own;
  }

  /** Whether a person gave the last answer, not the page. */
  get isByPerson(): boolean {
    return this.lastAuthor === "person";
  }

  /** Something was taken back; the next undo of the same click is sent at once. */
  takeBack({ asked, legal, undo, finding }: Position): void {
    this.takenBack = asked;
    this.gesture = null;
    const forced = legal.length === 1 && finding !== true && this.server.table?.auto_forced === true;
    if (this.chain.goesOn(this.server.isAlone, undo, forced)) {
      void this.sender.command({ type: "propose", what: "undo", since: null });
    }
  }

  /** A position is shown: what it lists can be answered. */
  settle({ asked, legal }: Position): void {
    if (asked !== this.asked || legal.length === 0) {
      this.narrowed = null;
      this.advice.hinted = null;
      this.advice.hush();
    }
    // Whoever is asked nothing has come to the end of a gesture.
    if (legal.length === 0) this.gesture = null;
    const waitedFor = this.list.length === 0 && this.lastAuthor === "person";
    const named = legal.filter(({ unnamed }) => unnamed !== true);
    this.startle.replace(this.list, named, waitedFor || asked === this.takenBack);
    this.asked = asked;
    this.state = settle(this.state, { asked, choices: legal.length });
    this.list = this.state.name === "asked" ? named : [];
    if (this.list.length > 1) this.tempo.begin(Date.now());
    else this.tempo.drop();
    if (!this.goOn()) this.answerForced();
  }

  close(): void {
    this.forced.forget();
  }

  private goOn(author: Author = "page"): boolean {
    if (this.gesture === null || this.list.length === 0) return false;
    const next = this.gesture(this.list);
    if (next === null) this.gesture = null;
    else this.act(next, author);
    return next !== null;
  }

  /** The server answers what leaves no choice where nothing is secret, elsewhere its person's page does. Not after an
      undo, which would never get any further. */
  private answerForced(): void {
    const { asked } = this;
    if (!this.isForced) return this.forced.drop(asked);
    this.forced.prepare(
      asked,
      () => this.forcedAfter(),
      () => {
        const [only] = this.list;
        if (this.asked === asked && this.isForced && only !== undefined && !document.hidden) this.act(only, "page");
      },
    );
  }

  private forcedAfter(): number {
    const secret = this.server.game?.traits.hidden_information === true && !this.server.isAlone;
    return secret ? this.tempo.draw() : readingTime(this.show.watched ? settings.speed() : 0);
  }

  /** An answer that was refused leaves an empty list behind: the welcome brings the true one. */
  private refused(author: Author): void {
    if (author === "page") this.advice.notice = null;
    this.state = refuse();
    this.gesture = null;
    this.sender.refresh();
  }
}
