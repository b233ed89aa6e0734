/** What the person is told beside the question: why not, what a bot would do, what went wrong. */

import { say } from "../i18n/language.svelte.ts";
import { errorKey, type Reason } from "../i18n/sentences.ts";
import type { Choice, Hint } from "../net/protocol.ts";
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
}
