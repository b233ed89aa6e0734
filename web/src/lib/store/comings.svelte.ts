/** Who came, went, or has a bot in the seat: told once to everybody at the table, and gone again after a while. */

import type { Table, Welcome } from "../net/protocol.ts";

type Seat = Table["seats"][number];

export interface Coming {
  what: "bot" | "once" | "back" | "left" | "joined" | "stood_in" | "waited";
  /** Nobody where it is about oneself; several where the same became of them within a while. */
  names: string[];
}

const SHOWN_FOR = 12_000;
const RUNNING = ["playing", "paused"];

export class Comings {
  told: Coming | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The first message of a page (`fresh`), or the first after a break: what became of one's own seat meanwhile. */
  welcome({ stood_in, seat, table, position }: Welcome, fresh: boolean): void {
    const people = table.seats.filter(({ kind }) => kind === "person");
    if (seat === null || !RUNNING.includes(table.phase)) return;
    if (stood_in && table.seats[seat]?.bot === null) this.tell({ what: "stood_in", names: [] });
    else if (fresh && people.length === 1 && table.seats.length > 1 && position.legal.length > 0)
      this.tell({ what: "waited", names: [] });
  }

  /** The table changed while we looked on. */
  change(before: Table, after: Table, own: number | null): void {
    if (!RUNNING.includes(after.phase)) this.close();
    if (!RUNNING.includes(before.phase) || !RUNNING.includes(after.phase)) return;
    for (const seat of after.seats) {
      const was = before.seats[seat.seat];
      const found = was === undefined || seat.seat === own ? null : coming(was, seat);
      if (found !== null) this.tell(found);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.told = null;
  }

  private tell(coming: Coming): void {
    clearTimeout(this.timer);
    // Where everybody chooses at once, time is up for all of them at once: nobody's name is lost to the next one's.
    const before = this.told?.what === coming.what ? this.told.names : [];
    this.told = { ...coming, names: [...before, ...coming.names.filter((name) => !before.includes(name))] };
    this.timer = setTimeout(() => (this.told = null), SHOWN_FOR);
  }
}

/** What happened to somebody else's seat. */
function coming(was: Seat, is: Seat): Coming | null {
  if (was.kind === "person" && is.kind === "bot") return { what: "left", names: [was.name ?? ""] };
  if (was.kind === "bot" && is.kind === "person") return { what: "joined", names: [is.name ?? ""] };
  if (is.kind !== "person" || (was.bot === null) === (is.bot === null)) return null;
  // A bot that answered once was never in anybody's seat: nobody is back from it.
  if (is.bot === null) return was.once === true ? null : { what: "back", names: [is.name ?? ""] };
  return { what: is.once === true ? "once" : "bot", names: [is.name ?? ""] };
}
