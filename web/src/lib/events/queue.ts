/** What happened is shown one thing after the other: causes first, then what moved. A click skips to the end. */

export interface Step {
  /** Change what is shown. */
  change: () => void;
  /** Milliseconds until the next step; nothing waits when motion is reduced. */
  wait: number;
}

export class Queue {
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly idle: () => void;
  /** 1 is the usual pace, 2 twice as fast, 0 does not wait at all. */
  pace = 1;

  constructor(idle: () => void) {
    this.idle = idle;
  }

  get busy(): boolean {
    return this.steps.length > 0 || this.timer !== undefined;
  }

  /** Milliseconds that are still to be waited, at the usual pace; what waits already is not counted. */
  get due(): number {
    return this.steps.reduce((sum, { wait }) => sum + wait, 0);
  }

  add(steps: readonly Step[]): void {
    this.steps.push(...steps);
    if (this.timer === undefined) this.next();
  }

  /** Show everything that is still due, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const due = this.steps;
    this.steps = [];
    for (const step of due) step.change();
    this.idle();
  }

  /** Forget what is due: a view that replaces everything has come. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.steps = [];
  }

  private next(): void {
    this.timer = undefined;
    let step = this.steps.shift();
    while (step !== undefined) {
      step.change();
      const wait = this.pace === 0 ? 0 : step.wait / this.pace;
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
      step = this.steps.shift();
    }
    this.idle();
  }
}
