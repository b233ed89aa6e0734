/** Answers that followed from one click: the click's own and those that the page gave by itself. One undo takes them
    all back. */

export class Chain {
  private length = 0;
  private left = 0;

  answered(unasked: boolean): void {
    this.length = unasked ? this.length + 1 : 1;
  }

  /** An undo was asked for; where others would have to agree to each of them, it is for one answer. */
  takeBack(alone: boolean): void {
    this.left = alone ? Math.max(1, this.length) : 1;
    this.length = 0;
  }

  /** One was taken back: whether another undo is wanted. A question that leaves no choice is no place to stop. */
  goesOn(alone: boolean, possible: boolean, forced: boolean): boolean {
    if (this.left === 0) return false;
    this.left = alone && possible ? Math.max(this.left - 1, forced ? 1 : 0) : 0;
    return this.left > 0;
  }
}
