/** Asks what the coach says of a finished match, and asks again until it has come to an end. */

import type { Analysed, Analysis } from "../net/protocol.ts";
import { RefusedError } from "../net/socket.ts";
import type { Failure } from "../store/server.svelte.ts";

/** The server holds its answer back while the work is not done: between two questions there need be little. */
const PAUSE = 500;
/** It has too much to do just now: so many times it is asked again, each time after a while. */
const LATER: readonly string[] = ["refused.busy", "refused.too_fast", "refused.storage"];
const PATIENCE = 8;
const LONGER_PAUSE = 4000;

export class Asking {
  state: Analysed["state"] | "unasked" | "failed" = $state("unasked");
  /** How many other matches are looked at first. */
  ahead = $state(0);
  analysis: Analysis | null = $state.raw(null);
  problem: Failure | null = $state.raw(null);
  private readonly ask: (begin: boolean) => Promise<Analysed>;
  private readonly rest: (milliseconds: number) => Promise<void>;
  private closed = false;

  constructor(ask: (begin: boolean) => Promise<Analysed>, rest = pause) {
    this.ask = ask;
    this.rest = rest;
  }

  /** What is known of it already; nothing is begun, and a refusal is nobody's business. What was begun by others is
      waited for. */
  async look(): Promise<void> {
    const reply = await this.ask(false).catch(() => null);
    if (reply === null || this.closed) return;
    this.hear(reply);
    if (this.isUnderWay()) await this.begin();
  }

  /** Until it is there, or there is a reason why not. */
  async begin(): Promise<void> {
    this.problem = null;
    if (!this.isUnderWay()) this.state = "working";
    let left = PATIENCE;
    while (!this.closed && this.isUnderWay()) {
      try {
        this.hear(await this.ask(true));
        left = PATIENCE;
        if (this.isUnderWay()) await this.rest(PAUSE);
      } catch (error) {
        left -= 1;
        if (left > 0 && error instanceof RefusedError && LATER.includes(error.code)) await this.rest(LONGER_PAUSE);
        else this.fail(error);
      }
    }
  }

  close(): void {
    this.closed = true;
  }

  private isUnderWay(): boolean {
    return this.state === "waiting" || this.state === "working";
  }

  private hear({ state, ahead, analysis }: Analysed): void {
    this.state = state;
    this.ahead = ahead;
    this.analysis = analysis;
  }

  private fail(error: unknown): void {
    this.state = "failed";
    this.problem = error instanceof RefusedError ? error : { code: "web.offline", params: {} };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((go) => setTimeout(go, milliseconds));
}
