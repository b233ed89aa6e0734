/** Calls the people at this device: what is pressing now, told in every way that the page has. */

import { say } from "../i18n/language.svelte.ts";
import { play } from "../store/sound.ts";
import { callsOf, isElsewhere, strongest, type Call, type Sight } from "./moments.ts";
import { notify, withdraw } from "./notification.ts";
import { wish } from "./wish.svelte.ts";

/** Milliseconds of shaking and of pauses between. */
const SHAKES: Record<Call, number[]> = { turn: [120, 80, 120], begun: [200], rematch: [120], chat: [60] };
const CALLS = Object.keys(SHAKES) as Call[];

/** What a notification says besides its title. */
export interface Told {
  table: string;
  game: string;
  /** Who wrote last, and what. */
  name: string;
  text: string;
}

export class Caller {
  hidden = $state(document.hidden);
  /** The most pressing call that nobody has seen yet. */
  unseen: Call | null = $state(null);
  /** A turn came while the page was hidden, to somebody who was never asked whether to be told. */
  missed = $state(false);
  private before: Sight | null = null;
  private touched = Date.now();
  private readonly told: () => Told;

  constructor(told: () => Told) {
    this.told = told;
  }

  /** Somebody is at the page. */
  touch(): void {
    this.touched = Date.now();
  }

  /** The page came to the front, or went from there. */
  turnTo(hidden: boolean): void {
    this.hidden = hidden;
    if (hidden) return;
    this.touch();
    this.unseen = null;
    for (const call of CALLS) this.forget(call);
  }

  /** The table as it is now. */
  see(now: Sight): void {
    for (const call of callsOf(this.before, now)) this.call(call);
    if (now.turn === null && this.before?.turn != null) {
      this.forget("turn");
      if (this.unseen === "turn") this.unseen = null;
    }
    this.before = now;
  }

  private call(call: Call): void {
    if (isElsewhere(this.hidden, Date.now() - this.touched)) {
      play(call === "chat" ? "card" : "turn");
      shake(SHAKES[call]);
    }
    if (!this.hidden) return;
    this.unseen = strongest(this.unseen, call);
    if (call === "turn" && wish.isOpen) this.missed = true;
    if (!wish.isGranted) return;
    const { table, game, name, text } = this.told();
    const body = say("web-call-body", { call, name, text });
    // Whatever the system has against it: the title tells it as well.
    void notify({
      title: say("web-call-title", { call, game }),
      body,
      tag: tagOf(table, call),
      path: `/table/${table}`,
    }).catch(() => undefined);
  }

  private forget(call: Call): void {
    void withdraw(tagOf(this.told().table, call)).catch(() => undefined);
  }
}

export function tagOf(table: string, call: Call): string {
  return `${table}-${call}`;
}

/** A phone shakes in its owner's hand, once they have touched the page at all. */
function shake(pattern: number[]): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
}
