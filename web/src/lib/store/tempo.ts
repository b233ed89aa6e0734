/** How long a person takes to answer. Where there are secrets, an answer that leaves no choice takes as long: else its
    time would tell everybody that there was none. */

/** Milliseconds, until enough of the person's own are known. */
const USUAL = [1500, 1900, 2300, 2700, 3200, 3800, 4600, 6000];
const MOST = 24;
const SHORTEST = 900;
const LONGEST = 12_000;

export class Tempo {
  private times: number[] = [...USUAL];
  private since: number | null = null;

  /** A question can be answered from now on. */
  begin(now: number): void {
    this.since ??= now;
  }

  /** The person has answered it. */
  end(now: number): void {
    if (this.since !== null) {
      const time = Math.min(LONGEST, Math.max(SHORTEST, now - this.since));
      this.times = [...this.times, time].slice(-MOST);
    }
    this.since = null;
  }

  /** Nobody answered it, or not a person. */
  drop(): void {
    this.since = null;
  }

  /** How long to wait with an answer that needs no thought: like one of the last that did, and never quite the same. */
  draw(random: () => number = Math.random): number {
    const like = this.times[Math.floor(random() * this.times.length)] ?? SHORTEST;
    return like * (0.8 + 0.4 * random());
  }
}
