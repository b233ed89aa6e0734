/** One answer and nothing to think about: the page gives it, after a moment to read the question. */

/** Milliseconds in which a question with one answer can be read. */
const FORCED_AFTER = 1400;
const FORCED_AT_ONCE = 300;

/** How long to wait where nothing is secret, at the pace at which things are shown; 0 is without motion. */
export function readingTime(pace: number): number {
  return pace === 0 ? FORCED_AT_ONCE : FORCED_AFTER / pace;
}

export class ForcedAnswer {
  private due: { asked: number; timer: ReturnType<typeof setTimeout> } | null = null;

  /** Answer this question after so long. Once is enough. */
  prepare(asked: number, wait: () => number, answer: () => void): void {
    if (this.due?.asked === asked) return;
    this.forget();
    this.due = { asked, timer: setTimeout(answer, wait()) };
  }

  /** Another question stands now, or none. What was prepared for this very one stays. */
  drop(asked: number): void {
    if (this.due?.asked !== asked) this.forget();
  }

  forget(): void {
    clearTimeout(this.due?.timer);
    this.due = null;
  }
}
