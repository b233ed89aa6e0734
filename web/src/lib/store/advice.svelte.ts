/** What the person is told beside the question: why not, what bots would do or are after, what went wrong. */

import { say } from "../i18n/language.svelte.ts";
import { errorKey, type Reason } from "../i18n/sentences.ts";
import type { Advice as Said, Choice, Hint } from "../net/protocol.ts";
import type { RefusedError } from "../net/socket.ts";
import { plain, type Notice } from "./notice.ts";
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
    this.notice = { text: say(errorKey(code), plain(params)), rule: null, kind: "error" };
  }

  why(reason: Reason | null): void {
    const { sentences } = this.server;
    if (sentences === null) return;
    this.notice = reason === null ? null : { text: sentences.reason(reason), rule: reason.rule ?? null, kind: "why" };
  }

  hint({ action, reason, params }: Hint, choices: readonly Choice[], describe: (choice: Choice) => string): void {
    if (reason === "") {
      this.notice = { text: say("web-hint-word"), rule: null, kind: "hint" };
      return;
    }
    const choice = choices.find((entry) => entry.action === action);
    const { sentences } = this.server;
    if (choice === undefined || sentences === null) return;
    this.hinted = action;
    const text = say("web-hint", { action: describe(choice), reason: sentences.because(reason, params) }).trimEnd();
    this.notice = { text, rule: null, kind: "hint" };
  }

  /** What bots at the table said, a line for all who say the same; what the first would do is marked if I can. */
  said(answers: readonly Said[], choices: readonly Choice[], describe: (choice: Choice) => string): void {
    const { sentences } = this.server;
    if (sentences === null || answers.length === 0) return;
    const said: { key: string; action: string; reason: string; names: string[] }[] = [];
    for (const { seat, choice, reason: code, params } of answers) {
      const action = choice === null ? "" : describe(choice);
      const reason = sentences.because(code, params);
      const name = this.server.names[seat] ?? "";
      const alike = said.find((one) => one.action === action && one.reason === reason);
      if (alike !== undefined) alike.names.push(name);
      else said.push({ key: choice === null ? "web-advice-purpose" : "web-advice", action, reason, names: [name] });
    }
    const lines = said.map(({ key, action, reason, names }) =>
      say(key, { name: names.join(", "), action, reason }).trimEnd(),
    );
    const named = answers[0]?.choice?.action;
    this.hinted = choices.find(({ action }) => action === named)?.action ?? null;
    this.notice = { text: lines.join("\n"), rule: null, kind: "hint" };
  }
}
