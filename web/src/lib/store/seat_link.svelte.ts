/** The private link to one's own seat: made by the server, shown once, and known to this page alone. */

import { reach } from "../net/reach.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** The links made since this page was opened, by the token that they share. */
const made: Record<string, string | undefined> = {};

export class SeatLink {
  private secret: string | null = $state(null);
  private readonly table: TableStore;

  constructor(table: TableStore) {
    this.table = table;
    this.secret = made[this.token] ?? null;
  }

  /** The whole address, for other devices; null where there is none, or it was made before this page was opened. */
  get address(): string | null {
    return this.secret === null ? null : seatAddress(reach.origin, this.table.identity.table, this.secret);
  }

  private get token(): string {
    return this.table.identity.token ?? "";
  }

  /** Another link; the one before opens nothing any more. */
  async make(): Promise<void> {
    const reply = await this.table.command({ type: "share_seat" });
    if (reply?.type !== "seat_link") return;
    this.keep(reply.link);
  }

  /** Whether the link and all who came by it are out. */
  async withdraw(): Promise<boolean> {
    const reply = await this.table.command({ type: "unshare_seat" });
    if (reply === null) return false;
    this.keep(null);
    return true;
  }

  private keep(secret: string | null): void {
    this.secret = secret;
    made[this.token] = secret ?? undefined;
  }
}

/** What stands after # never reaches a server's log. */
export function seatAddress(origin: string, table: string, link: string): string {
  return `${origin}/#/seat/${table}/${link}`;
}
