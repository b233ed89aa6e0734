/** Who taps a square goes there and does what is to be done: one answer after the other, as the list offers them. */

import { say } from "../../lib/i18n/language.svelte.ts";
import { notice } from "../../lib/store/notice.ts";
import { squareClaims, squareWords } from "./claims.ts";
import type { PrisonTable } from "./table.ts";
import { nextOf, tapOn, type Errand, type Ground, type Option } from "./taps.ts";

export interface SquareMenu {
  square: string;
  options: Option[];
}

export class Errands {
  /** The walk that is under way. */
  current: Errand | null = $state.raw(null);
  /** What stands on a square to choose from. */
  menu: SquareMenu | null = $state.raw(null);
  private underway = false;
  private readonly table: () => PrisonTable;
  private readonly ground: () => Ground;

  constructor(table: () => PrisonTable, ground: () => Ground) {
    this.table = table;
    this.ground = ground;
  }

  tap(square: string): void {
    const { answer, shown } = this.table();
    this.current = this.menu = null;
    // What is being told is skipped first, and a list that was narrowed by hand goes on being narrowed.
    const meant = shown.busy || answer.narrowed !== null ? null : tapOn(square, this.ground());
    if (meant === null || meant.outcome === "list") return this.ask(square);
    if (meant.outcome === "too_far") return this.tooFar();
    if (answer.isStartled) return;
    if (meant.outcome === "menu") this.menu = { square, options: meant.options };
    else this.take(meant.outcome === "act" ? { choice: meant.choice } : { errand: meant.errand });
  }

  take(option: Option): void {
    this.menu = null;
    if ("choice" in option) return this.table().answer.act(option.choice);
    this.current = option.errand;
    this.underway = false;
    this.goOn();
  }

  /** Each new list of choices is the moment for the next step. */
  goOn(): void {
    const { answer, shown } = this.table();
    if (this.current === null || shown.busy || answer.legal.length === 0) return;
    const next = nextOf(this.current, this.ground());
    if ("answer" in next) {
      // One undo takes the whole errand back, as far as the rules let it.
      answer.act(next.answer, this.underway ? "page" : "person");
      this.underway = true;
      if (next.answer.kind !== "step") this.current = null;
      return;
    }
    const { goal, deed } = this.current;
    this.current = null;
    if (next.ends === "mark" && deed !== null) this.tap(goal);
  }

  private ask(square: string): void {
    const { answer, shown } = this.table();
    const { stage } = this.ground();
    answer.click(squareClaims(stage, square), squareWords(stage, shown.question?.key, square));
  }

  /** Asked about a single step, the engine would speak of doors; who taps there means the whole way. */
  private tooFar(): void {
    const { answer, shown } = this.table();
    const points = Number(shown.question?.fields.points ?? 0);
    answer.advice.notice = notice("why", () => say("prison_break-web-too_far", { points }), "PB-12");
  }
}
