/** An analysis in words: what was done, what would have been better, and each player's luck and play. */

import type { Sentences } from "../i18n/sentences.ts";
import type { Deed, Misstep, SeatAnalysis, TurningPoint } from "../net/protocol.ts";

/** Points of a hundred: what a share of a win is called. */
export const points = (share: number): number => Math.round(100 * share);
const tenths = (share: number): number => Math.round(1000 * share) / 10;

export class AnalysisWords {
  private readonly sentences: Sentences;

  constructor(sentences: Sentences) {
    this.sentences = sentences;
  }

  share(win: number): string {
    return this.sentences.say("odds-share", { percent: points(win) });
  }

  action(deed: Deed, question: string): string {
    return this.sentences.action(deed, question);
  }

  /** A draw, or somebody's choice. */
  did({ by, did, question }: TurningPoint): string {
    if (by === null) {
      const [field = "", value = ""] = Object.entries(did.fields)[0] ?? [];
      return this.sentences.chance(did.kind, field, String(value));
    }
    return this.sentences.say("web-analysis-did", { name: this.name(by), action: this.action(did, question) });
  }

  turned({ seat, before, after }: TurningPoint): string {
    const changed = { before: this.share(before), after: this.share(after) };
    return this.sentences.say("web-analysis-turned", { ...this.who(seat), ...changed });
  }

  /** By how much a choice was worse, or better, than the expert's. */
  lost({ loss, mark }: Misstep): string {
    const way = mark === "found" ? -1 : 1;
    const ends = [points(way * loss.low), points(way * loss.high)].sort((one, other) => one - other);
    const [low = 0, high = 0] = ends;
    return this.sentences.say(mark === "found" ? "web-analysis-gained" : "web-analysis-lost", {
      mean: points(way * loss.mean),
      low,
      high,
    });
  }

  /** The choice that is about to be made, where it was a mistake. */
  here(step: Misstep): string {
    return this.sentences.say("web-analysis-here", {
      ...this.who(step.seat),
      taken: this.action(step.taken, step.question),
      expert: this.action(step.expert, step.question),
      mean: points(step.loss.mean),
    });
  }

  /** A player's match in two sentences: luck and play, and what came of it. */
  verdict({ seat, luck_word: luck, play_word: play, ending, best_chance: best }: SeatAnalysis): string {
    const first = this.sentences.say("web-analysis-verdict", { ...this.who(seat), luck, play });
    return `${first} ${this.sentences.say("web-analysis-ending", { ending, best: this.share(best) })}`;
  }

  luck({ luck, usual_luck: usual, result, adjusted }: SeatAnalysis): string {
    const brought = points(luck);
    return this.sentences.say("web-analysis-luck", {
      way: brought === 0 ? "none" : brought > 0 ? "good" : "bad",
      points: Math.abs(brought),
      usual: points(usual),
      adjusted: points(adjusted),
      result: points(result),
    });
  }

  play({ choices, loss, bands }: SeatAnalysis): string {
    if (choices === 0) return this.sentences.say("web-analysis-no-choice");
    const [low = "lost", high = "lost"] = bands.map((band) => this.sentences.say(`web-analysis-band-${band}`));
    return this.sentences.say("web-analysis-play", {
      choices,
      mean: tenths(loss.mean),
      low: tenths(loss.low),
      high: tenths(loss.high),
      bands: this.sentences.say("web-analysis-bands", { same: low === high ? "yes" : "no", low, high }),
    });
  }

  name(seat: number): string {
    return this.sentences.seat(`p${seat}`);
  }

  private who(seat: number): { name: string; isYou: string } {
    return { name: this.name(seat), isYou: this.sentences.you === seat ? "yes" : "no" };
  }
}
