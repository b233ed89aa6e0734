/** How often a hint for beginners is shown to somebody who plays on without closing it. */

const TIMES = 3;

export class Patience {
  private readonly enough: (key: string) => void;
  private readonly answers = new Map<string, number>();
  private shown: string | null = null;
  private asked = 0;

  constructor(enough: (key: string) => void) {
    this.enough = enough;
  }

  /** What stands there now, and the number of the question it stands beside. */
  show(key: string | null, asked: number): void {
    const answered = asked !== this.asked;
    if (answered && this.shown !== null) this.count(this.shown);
    // While an answer is on its way nothing is shown: the question is still the same one.
    if (answered || key !== null) this.shown = key;
    this.asked = asked;
  }

  private count(key: string): void {
    const answers = (this.answers.get(key) ?? 0) + 1;
    this.answers.set(key, answers);
    if (answers === TIMES) this.enough(key);
  }
}
