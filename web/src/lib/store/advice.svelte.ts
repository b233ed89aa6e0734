/** What the person is told beside the question: why not, what a bot would do, what went wrong. */

import { language, say } from "../i18n/language.svelte.ts";
import { reasonKey, REASONS } from "../i18n/reasons.ts";
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

  /** Have the sentences at hand that a hint may need. */
  async prepare(): Promise<void> {
    await language.need(REASONS);
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
    const choice = choices.find((entry) => entry.action === action);
    if (choice === undefined || this.server.sentences === null) return;
    this.hinted = action;
    const because = say(reasonKey(language, this.server.game?.key ?? "", reason), this.named(params));
    this.notice = { text: say("web-hint", { action: describe(choice), reason: because }), rule: null, kind: "hint" };
  }

  /** What a hint's reason speaks of, in words: content keys by their type, numbers as they are. */
  private named(params: Record<string, string>): Record<string, string> {
    const name = (type: string, key: string): string =>
      type === "number" || type === "share" ? key : (this.server.sentences?.name(type, key) ?? key);
    return Object.fromEntries(Object.entries(params).map(([type, key]) => [type, name(type, key)]));
  }
}
