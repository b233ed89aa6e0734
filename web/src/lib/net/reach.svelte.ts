/** The address that friends can open. A page at a loopback address asks the server for others. */

import { fetchReach } from "./http.ts";

/** Whether a host name means the machine that says it, and nothing to anybody else. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

export class Reach {
  /** Where others come in, the best first; null while nobody knows. */
  origins: string[] | null = $state.raw(null);
  chosen: string | null = $state(null);

  constructor(
    readonly here: string,
    readonly isHere: boolean,
  ) {
    if (!isHere) this.origins = [here];
  }

  /** What stands at the beginning of a link. */
  get origin(): string {
    return this.chosen ?? this.origins?.[0] ?? this.here;
  }

  /** Whether a link would open on this machine only. */
  get isAlone(): boolean {
    return this.origins?.length === 0;
  }

  /** Ask again each time: a laptop may have come to another network. */
  async look(): Promise<void> {
    if (!this.isHere) return;
    const { origins } = await fetchReach();
    if (this.chosen !== null && !origins.includes(this.chosen)) this.chosen = null;
    this.origins = origins;
  }
}

export const reach =
  typeof location === "undefined" ? new Reach("", false) : new Reach(location.origin, isLoopback(location.hostname));
