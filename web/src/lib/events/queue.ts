/** What happened is shown one thing after the other: causes first, then what moved. A click skips to the end. */

export interface Step {
  /** Change what is shown. */
  change: () => void;
  /** Milliseconds until the next step; nothing waits when motion is reduced. */
  wait: number;
  /** What comes next waits for a touch, without motion too: for so many milliseconds at most, or for as long as it
      takes (`Infinity`). */
  touch?: number;
}

/** Milliseconds: waits shorter than a picture on the screen are put together, else hundreds of hurried steps would take
    longer to draw than they may last. */
const FRAME = 16;

/** Milliseconds of a late picture that the next steps make up for: on a machine that has much to do a hurried show
    would take much longer than it may. What was away for long, as a page in the background, goes on where it was. */
const MOST_MADE_UP = 200;
/** What was to be seen for so long is seen for a picture at least, however late it is. */
const WORTH_SEEING = 100;

export class Queue {
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private owed = 0;
  private readonly idle: () => void;
  private readonly patience: (touch: number) => number;
  /** A step waits for a touch. */
  private held = false;
  /** It waits for as long as that takes: for a hand, and not for a reader. */
  private inHand = false;
  private speed = 1;
  /** When the wait that runs is over, by this machine's clock. */
  private ends = 0;

  /** `patience` says for how long a step that waits for a touch may wait here and now; 0 is not at all. */
  constructor(idle: () => void, patience: (touch: number) => number = () => 0) {
    this.idle = idle;
    this.patience = patience;
  }

  /** 1 is the usual pace, 2 twice as fast, 0 does not wait at all. What waits already keeps to it from now on. */
  get pace(): number {
    return this.speed;
  }

  set pace(pace: number) {
    const before = this.speed;
    this.speed = pace;
    if (this.timer === undefined || this.held || before === 0 || before === pace) return;
    const left = Math.max(0, this.ends - Date.now());
    clearTimeout(this.timer);
    this.wait(pace === 0 ? 0 : (left * before) / pace);
  }

  get busy(): boolean {
    return this.held || this.steps.length > 0 || this.timer !== undefined;
  }

  /** Milliseconds that are still to be waited, at the usual pace; what waits already is not counted. */
  get due(): number {
    return this.steps.reduce((sum, { wait }) => sum + wait, 0);
  }

  add(steps: readonly Step[]): void {
    this.steps.push(...steps);
    if (this.timer === undefined && !this.held) this.next();
  }

  /** The touch that a step waits for, if one does: it goes on at its pace. */
  touch(): void {
    if (!this.held) return;
    this.stop();
    this.next();
  }

  /** Show what is still due, at once; what waits for a touch further on still waits for it, and what waits for a hand
      now goes on waiting: whoever clicks elsewhere has thrown nothing. */
  skip(): void {
    if (!this.inHand) this.hurry();
  }

  /** The same, and the touch that a step waits for now. */
  hurry(): void {
    this.stop();
    this.show((step) => !this.holds(step));
  }

  /** Show everything that is still due, at once and whatever it waits for. */
  flush(): void {
    this.stop();
    this.show(() => true);
  }

  /** Forget what is due: a view that replaces everything has come. */
  clear(): void {
    this.stop();
    this.steps = [];
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = this.inHand = false;
    this.owed = 0;
  }

  /** Step after step, for as long as it goes on. */
  private show(goesOn: (step: Step) => boolean): void {
    for (let step = this.steps.shift(); step !== undefined; step = this.steps.shift()) {
      step.change();
      if (!goesOn(step)) return;
    }
    this.idle();
  }

  /** Whether the step waits for a touch; then it does so from now on. */
  private holds({ touch }: Step): boolean {
    const longest = touch === undefined ? 0 : this.patience(touch);
    if (longest <= 0) return false;
    this.held = true;
    this.inHand = touch === Infinity;
    if (longest !== Infinity) this.timer = setTimeout(() => this.touch(), longest);
    return true;
  }

  /** `made` are the milliseconds, below 0, that are still to be made up for. */
  private wait(milliseconds: number, made = 0): void {
    this.ends = Date.now() + milliseconds;
    this.owed = 0;
    this.timer = setTimeout(() => {
      this.owed = Math.max(-MOST_MADE_UP, made - Math.max(0, Date.now() - this.ends));
      this.next();
    }, milliseconds);
  }

  private next(): void {
    this.timer = undefined;
    let step = this.steps.shift();
    while (step !== undefined) {
      step.change();
      if (this.holds(step)) return;
      const wait = this.pace === 0 ? 0 : step.wait / this.pace;
      this.owed += wait;
      if (this.owed >= FRAME || wait >= WORTH_SEEING)
        return this.wait(Math.max(FRAME, this.owed), Math.min(0, this.owed - FRAME));
      step = this.steps.shift();
    }
    this.idle();
  }
}
