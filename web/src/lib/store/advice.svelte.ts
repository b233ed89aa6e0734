/** What the person is told beside the question: why not, what bots would do or are after, what went wrong. */

import { say } from "../i18n/language.svelte.ts";
import { quoted } from "../i18n/quotes.ts";
import { errorKey, type Reason } from "../i18n/sentences.ts";
import type { Advice as Said, Choice, Hint } from "../net/protocol.ts";
import type { RefusedError } from "../net/socket.ts";
import { notice, plain, type Notice } from "./notice.ts";
import type { ServerTruth } from "./server.svelte.ts";

/** What some bots say who agree with each other. */
export interface Voice {
  seats: number[];
  text: string;
}

export class Advice {
  notice: Notice | null = $state.raw(null);
  /** What bots said last, and how a choice is put in words. */
  private heard: { answers: readonly Said[]; describe: (choice: Choice) => string } | null = $state.raw(null);
  /** Whether they said it of themselves. */
  unasked = $state(false);
  /** The action that a hint names. */
  hinted: number | null = $state(null);
  private readonly server: ServerTruth;

  constructor(server: ServerTruth) {
    this.server = server;
  }

  refused({ code, params }: RefusedError): void {
    this.notice = notice("error", () => say(errorKey(code), plain(params)));
  }

  why(reason: Reason | null): void {
    if (this.server.sentences === null) return;
    const told = (why: Reason): string => this.server.sentences?.reason(why) ?? "";
    this.notice = reason === null ? null : notice("why", () => told(reason), reason.rule ?? null);
  }

  hint(hint: Hint, choices: readonly Choice[], describe: (choice: Choice) => string): void {
    const { action, reason, params, coach } = hint;
    if (reason === "") {
      this.notice = notice("hint", () => say("web-hint-word"));
      return;
    }
    const choice = choices.find((entry) => entry.action === action);
    if (choice === undefined || this.server.sentences === null) return;
    this.hinted = action;
    this.notice = notice("hint", () => {
      const because = this.server.sentences?.because(reason, params) ?? "";
      const would = say("web-hint", { action: quoted(describe(choice)), reason: because }).trimEnd();
      const other = choices.find((entry) => entry.action === coach?.other);
      if (coach == null || other === undefined) return would;
      return `${would} ${this.server.sentences?.coach(coach, quoted(describe(other))) ?? ""}`.trimEnd();
    });
  }

  /** What bots at the table said who were asked; what the first would do is marked if I can. */
  said(answers: readonly Said[], choices: readonly Choice[], describe: (choice: Choice) => string): void {
    if (this.server.sentences === null || answers.length === 0) return;
    const named = answers[0]?.choice?.action;
    this.hinted = choices.find(({ action }) => action === named)?.action ?? null;
    this.notice = null;
    this.heard = { answers, describe };
    this.unasked = false;
  }

  /** What a bot says unasked: it marks nothing, and speaks only where nothing else is being said. */
  counsel(answer: Said, describe: (choice: Choice) => string): void {
    if (this.notice !== null || this.heard !== null) return;
    this.heard = { answers: [answer], describe };
    this.unasked = true;
  }

  hush(): void {
    this.heard = null;
  }

  /** What bots said last, in the language of the moment, one voice for all who say the same. */
  get voices(): Voice[] {
    return this.heard === null ? [] : this.lines(this.heard.answers, this.heard.describe);
  }

  private lines(answers: readonly Said[], describe: (choice: Choice) => string): Voice[] {
    const said: { key: string; action: string; reason: string; seats: number[] }[] = [];
    for (const { seat, choice, reason: code, params } of answers) {
      const action = choice === null ? "" : quoted(describe(choice));
      const because = this.server.sentences?.because(code, params) ?? "";
      const reason = choice === null ? quoted(because) : because;
      const alike = said.find((one) => one.action === action && one.reason === reason);
      if (alike !== undefined) alike.seats.push(seat);
      else said.push({ key: choice === null ? "web-advice-purpose" : "web-advice", action, reason, seats: [seat] });
    }
    return said.map(({ key, action, reason, seats }) => {
      const name = seats.map((seat) => this.server.names[seat] ?? "").join(", ");
      return { seats, text: say(key, { name, action, reason }).trimEnd() };
    });
  }
}
