/** The people at this device: one viewer for each seat it holds, one of them in front of the screen. */

import type { LoadModule } from "../game/module.ts";
import type { GameInfo } from "../net/protocol.ts";
import { freshId } from "../net/socket.ts";
import { keep, type TableKeys } from "./keys.ts";
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
  private readonly keys: TableKeys | null;

  constructor(table: string, access: Access, games: readonly GameInfo[], loadModule: LoadModule) {
    const { keys, invite } = access;
    this.keys = keys;
    const seats = keys?.seats ?? [];
    this.stores =
      seats.length > 0
        ? seats.map(({ token }) => new TableStore({ table, token, invite: null }, games, loadModule))
        : [new TableStore({ table, token: null, invite }, games, loadModule)];
    this.active = this.stores[0] as TableStore;
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
    if (active.server.game?.traits.hidden_information) this.curtain = next;
    else this.show(next);
  }

  show(store: TableStore): void {
    this.active.shown.watched = false;
    store.shown.watched = true;
    this.active = store;
    this.curtain = null;
  }

  /** Everybody here adds to the dice, so that no server can have chosen them. */
  async giveNonces(): Promise<void> {
    for (const store of this.stores) {
      if (
        store.server.seat !== null &&
        store.server.table?.phase === "lobby" &&
        store.server.table.nonces[store.server.seat] === ""
      ) {
        await store.send({ type: "nonce", nonce: freshId() });
      }
    }
  }

  /** The next table, for everybody here; its name. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    for (const store of this.stores) {
      const reply = await store.command({ type: "rematch" });
      if (reply?.type !== "seated") return null;
      keep(reply.table, store.server.table?.game ?? "", this.keys?.invite ?? null, {
        seat: reply.seat,
        token: reply.token,
      });
      next = reply.table;
    }
    return next;
  }
}
