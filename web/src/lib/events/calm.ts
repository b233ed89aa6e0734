/** A line that can be read: what changes faster than that is left to the log. */

/** Milliseconds for which a sentence stands at least. */
export const HOLD = 1100;

export class Calm {
  private readonly show: (text: string) => void;
  private shown = "";
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (text: string) => void) {
    this.show = show;
  }

  /** Show it now, or when the one before was there for long enough; then the newest is shown, and nothing between. */
  say(text: string): void {
    this.wanted = text;
    if (this.timer === undefined) this.next();
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    if (this.wanted === this.shown) return;
    this.shown = this.wanted;
    this.show(this.shown);
    this.timer = setTimeout(() => this.next(), HOLD);
  }
}
