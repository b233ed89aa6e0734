/** The private link to one's own seat: made by the server, shown once, and known to this page alone. */

import type { TableStore } from "./table.svelte.ts";

/** The links made since this page was opened, by the token that they share. */
const made: Record<string, string | undefined> = {};

export class SeatLink {
  /** The whole address; null where there is none, or it was made before this page was opened. */
  address: string | null = $state(null);
  private readonly table: TableStore;

  constructor(table: TableStore) {
    this.table = table;
    this.address = made[this.token] ?? null;
  }

  private get token(): string {
    return this.table.identity.token ?? "";
  }

  /** Another link; the one before opens nothing any more. */
  async make(): Promise<void> {
    const reply = await this.table.command({ type: "share_seat" });
    if (reply?.type !== "seat_link") return;
    this.keep(seatAddress(this.table.identity.table, reply.link));
  }

  /** Whether the link and all who came by it are out. */
  async withdraw(): Promise<boolean> {
    const reply = await this.table.command({ type: "unshare_seat" });
    if (reply === null) return false;
    this.keep(null);
    return true;
  }

  private keep(address: string | null): void {
    this.address = address;
    made[this.token] = address ?? undefined;
  }
}

/** What stands after # never reaches a server's log. */
export function seatAddress(table: string, link: string): string {
  return `${location.origin}${location.pathname}#/seat/${table}/${link}`;
}
