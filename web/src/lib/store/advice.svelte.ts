/** What the person is told beside the question: why not, what bots would do or are after, what went wrong. */

import { say } from "../i18n/language.svelte.ts";
import { errorKey, type Reason } from "../i18n/sentences.ts";
import type { Advice as Said, Choice, Hint } from "../net/protocol.ts";
import type { RefusedError } from "../net/socket.ts";
import { notice, plain, type Notice } from "./notice.ts";
import type { ServerTruth } from "./server.svelte.ts";

export class Advice {
  notice: Notice | null = $state.raw(null);
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

  hint({ action, reason, params }: Hint, choices: readonly Choice[], describe: (choice: Choice) => string): void {
    if (reason === "") {
      this.notice = notice("hint", () => say("web-hint-word"));
      return;
    }
    const choice = choices.find((entry) => entry.action === action);
    if (choice === undefined || this.server.sentences === null) return;
    this.hinted = action;
    this.notice = notice("hint", () => {
      const because = this.server.sentences?.because(reason, params) ?? "";
      return say("web-hint", { action: describe(choice), reason: because }).trimEnd();
    });
  }

  /** What bots at the table said, a line for all who say the same; what the first would do is marked if I can. */
  said(answers: readonly Said[], choices: readonly Choice[], describe: (choice: Choice) => string): void {
    if (this.server.sentences === null || answers.length === 0) return;
    const named = answers[0]?.choice?.action;
    this.hinted = choices.find(({ action }) => action === named)?.action ?? null;
    this.notice = notice("hint", () => this.lines(answers, describe).join("\n"));
  }

  private lines(answers: readonly Said[], describe: (choice: Choice) => string): string[] {
    const said: { key: string; action: string; reason: string; names: string[] }[] = [];
    for (const { seat, choice, reason: code, params } of answers) {
      const action = choice === null ? "" : describe(choice);
      const reason = this.server.sentences?.because(code, params) ?? "";
      const name = this.server.names[seat] ?? "";
      const alike = said.find((one) => one.action === action && one.reason === reason);
      if (alike !== undefined) alike.names.push(name);
      else said.push({ key: choice === null ? "web-advice-purpose" : "web-advice", action, reason, names: [name] });
    }
    return said.map(({ key, action, reason, names }) => say(key, { name: names.join(", "), action, reason }).trimEnd());
  }
}
