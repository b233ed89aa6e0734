/** Answers that followed from one click: the click's own and those that the page gave by itself. One undo takes them
    all back. */

export class Chain {
  /** The entry after which the answers of the last click begin; null where nothing was clicked since the last undo. */
  private start: number | null = null;
  private going = false;

  /** An answer is given; `seq` are the entries that there were before it. */
  answered(unasked: boolean, seq: number): void {
    this.start = unasked ? (this.start ?? seq) : seq;
  }

  /** An undo was asked for: since which entry, or null for the last answer alone. */
  takeBack(alone: boolean): number | null {
    const since = this.start;
    this.start = null;
    // Where others might have to agree each time, one undo is one request.
    this.going = alone;
    return since;
  }

  /** Something was taken back: whether another undo is wanted. A question that leaves no choice is no place to stop. */
  goesOn(alone: boolean, possible: boolean, forced: boolean): boolean {
    this.going &&= alone && possible && forced;
    return this.going;
  }
}
