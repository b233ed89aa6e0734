/** The people at this device: one viewer for each seat it holds, one of them in front of the screen. */

import type { GameInfo } from "../net/protocol.ts";
import { freshId } from "../net/socket.ts";
import { keep, type TableKeys } from "./keys.ts";
import { TableStore } from "./table.svelte.ts";

export class Device {
  readonly stores: TableStore[];
  /** Who looks at the screen. */
  active: TableStore = $state.raw() as TableStore;
  /** Who is to take the device next; nothing is shown until they say that they have it. */
  curtain: TableStore | null = $state.raw(null);
  private readonly keys: TableKeys | null;

  constructor(table: string, keys: TableKeys | null, invite: string | null, games: GameInfo[]) {
    this.keys = keys;
    const seats = keys?.seats ?? [];
    this.stores =
      seats.length > 0
        ? seats.map(({ token }) => new TableStore({ table, token, invite: null }, games))
        : [new TableStore({ table, token: null, invite }, games)];
    this.active = this.stores[0] as TableStore;
    for (const store of this.stores) store.watched = store === this.active;
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
    if (active.busy || active.acting || active.position.legal.length > 0 || active.table?.phase !== "playing") return;
    // News comes to every seat over a line of its own: nobody is handed the device on half of it.
    const { seq, view } = active.position;
    if (view === null || this.stores.some(({ position }) => position.seq !== seq)) return;
    // Whoever has only one answer need not take the device in hand for it.
    const next = this.stores.find((store) => store.position.legal.length > 0 && !store.isForced());
    if (next === undefined) return;
    if (active.game?.traits.hidden_information) this.curtain = next;
    else this.show(next);
  }

  show(store: TableStore): void {
    this.active.watched = false;
    store.watched = true;
    this.active = store;
    this.curtain = null;
  }

  /** Everybody here adds to the dice, so that no server can have chosen them. */
  async giveNonces(): Promise<void> {
    for (const store of this.stores) {
      if (store.seat !== null && store.table?.phase === "lobby" && store.table.nonces[store.seat] === "") {
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
      keep(reply.table, store.table?.game ?? "", this.keys?.invite ?? null, { seat: reply.seat, token: reply.token });
      next = reply.table;
    }
    return next;
  }
}
