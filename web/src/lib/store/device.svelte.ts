/** The people at this device: one viewer for each seat it holds, one of them in front of the screen. */

import type { LoadGame } from "../game/module.ts";
import { Beginning } from "./beginning.ts";
import { keep, keysOf, type TableKeys } from "./keys.ts";
import { TableStore } from "./table.svelte.ts";

/** By what this browser may look at a table: the keys of its seats, or an invitation. */
export interface Access {
  keys: TableKeys | null;
  invite: string | null;
}

export class Device {
  readonly stores: TableStore[];
  /** Who looks at the screen. */
  active: TableStore = $state.raw() as TableStore;
  /** Who is to take the device next; nothing is shown until they say that they have it. */
  curtain: TableStore | null = $state.raw(null);
  /** A share of the dice was not the one that had been promised: this match proves nothing. */
  deceived = $state(false);
  private readonly keys: TableKeys | null;
  private readonly beginnings: readonly Beginning[];

  constructor(table: string, access: Access, loadGame: LoadGame) {
    const { keys, invite } = access;
    this.keys = keys;
    const seats = keys?.seats ?? [];
    this.stores =
      seats.length > 0
        ? seats.map(({ token }) => new TableStore({ table, token, invite: null }, loadGame))
        : [new TableStore({ table, token: null, invite }, loadGame)];
    this.active = this.stores[0] as TableStore;
    this.beginnings = this.stores.map(() => new Beginning());
    for (const store of this.stores) store.shown.watched = store === this.active;
  }

  get shared(): boolean {
    return this.stores.length > 1;
  }

  connect(): void {
    for (const store of this.stores) store.connect();
  }

  close(): void {
    for (const store of this.stores) store.close();
  }

  /** Called when something changed: is it somebody else's turn to look? */
  lookAround(): void {
    if (!this.shared || this.curtain !== null) return;
    const { active } = this;
    if (
      active.shown.busy ||
      active.answer.isUnderway ||
      active.answer.list.length > 0 ||
      active.server.table?.phase !== "playing"
    )
      return;
    // News comes to every seat over a connection of its own: nobody is handed the device on half of it.
    const { seq, view } = active.shown.position;
    if (view === null || this.stores.some(({ shown }) => shown.position.seq !== seq)) return;
    // Whoever has only one answer need not take the device in hand for it.
    const next = this.stores.find((store) => store.answer.list.length > 0 && !store.answer.isForced);
    if (next === undefined) return;
    // Only where it is known that there is nothing to hide does nobody need a curtain.
    if (active.server.game?.traits.hidden_information === false) this.show(next);
    else this.curtain = next;
  }

  show(store: TableStore): void {
    this.active.shown.watched = false;
    store.shown.watched = true;
    this.active = store;
    this.curtain = null;
  }

  /** Everybody here adds to the dice, so that no server can have chosen them: called when a table has changed. */
  async takePart(): Promise<void> {
    for (const [place, store] of this.stores.entries()) {
      const { seat, table, sharing } = store.server;
      const beginning = this.beginnings[place];
      if (seat === null || table === null || beginning === undefined) continue;
      if (!beginning.settle(table)) this.deceived = true;
      const move = beginning.next(table, seat, sharing?.promise_here ?? true);
      if (move !== null) await store.send(move);
    }
  }

  /** Begins the match if the host is here, and takes part; whether the server began it. Where one connection carries
      both, the start goes out right behind the promise: one journey to the server and back less. */
  async begin(): Promise<boolean> {
    const promised = this.takePart();
    if (this.shared) await promised;
    const started = this.stores.find((store) => store.server.host)?.command({ type: "start" });
    await promised;
    return (await started) != null;
  }

  /** The next table, for everybody here; its name. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    for (const store of this.stores) {
      const known = store.server.table?.rematch ?? null;
      // Another window of this browser may have taken the seat already.
      if (known !== null && keysOf(known)?.seats.some(({ was }) => was === store.server.seat)) {
        next = known;
        continue;
      }
      const reply = await store.command({ type: "rematch" });
      if (reply?.type !== "seated") return null;
      keep(reply.table, store.server.table?.game ?? "", this.keys?.invite ?? null, {
        seat: reply.seat,
        token: reply.token,
        was: store.server.seat,
      });
      next = reply.table;
    }
    return next;
  }

  /** Nobody here wants another match; whether the seats were still kept. */
  async decline(): Promise<boolean> {
    for (const store of this.stores) if ((await store.command({ type: "rematch", join: false })) === null) return false;
    return true;
  }
}
