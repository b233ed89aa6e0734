/** An analysis in words: what was done, what would have been better, and each player's luck and play. */

import type { Sentences } from "../i18n/sentences.ts";
import type { Deed, Misstep, SeatAnalysis, TurningPoint } from "../net/protocol.ts";

/** Points of a hundred: what a share of a win is called. */
export const points = (share: number): number => Math.round(100 * share);

export class AnalysisWords {
  private readonly sentences: Sentences;
  /** All win or lose together. */
  private readonly together: boolean;

  constructor(sentences: Sentences, together: boolean) {
    this.sentences = sentences;
    this.together = together;
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
    const who = this.who(seat);
    return this.sentences.say("web-analysis-turned", {
      ...who,
      ...changed,
      whose: this.together ? "all" : who.isYou === "yes" ? "yours" : "theirs",
    });
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
      adjusted: `${adjusted < 0 ? "−" : ""}${Math.abs(points(adjusted))}`,
      result: points(result),
    });
  }

  play({ choices, loss, bands }: SeatAnalysis): string {
    if (choices === 0) return this.sentences.say("web-analysis-no-choice");
    const [low = "lost", high = "lost"] = bands.map((band) => this.sentences.say(`web-analysis-band-${band}`));
    return this.sentences.say("web-analysis-play", {
      choices,
      points: Math.abs(Math.round(1000 * loss.mean) / 10),
      mean: this.tenths(loss.mean),
      low: this.tenths(loss.low),
      high: this.tenths(loss.high),
      bands: this.sentences.say("web-analysis-bands", { same: low === high ? "yes" : "no", low, high }),
    });
  }

  /** Points with one digit behind the comma, as each language writes them. */
  private tenths(share: number): string {
    const found = Math.round(Math.abs(1000 * share));
    const sign = share < 0 && found > 0 ? "−" : "";
    return this.sentences.say("odds-amount", { sign, whole: Math.floor(found / 10), tenth: found % 10 });
  }

  /** Whose curve it is. */
  line(seat: number): string {
    return this.together ? this.sentences.say("web-analysis-together") : this.name(seat);
  }

  name(seat: number): string {
    return this.sentences.seat(`p${seat}`);
  }

  private who(seat: number): { name: string; isYou: string } {
    return { name: this.name(seat), isYou: this.sentences.you === seat ? "yes" : "no" };
  }
}
