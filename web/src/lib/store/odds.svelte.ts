/** What can be counted about each choice: asked for once a question, for those who want hints. */

import type { Sentences } from "../i18n/sentences.ts";
import type { ChoiceOdds, ServerMessage } from "../net/protocol.ts";
import { RefusedError, type Body } from "../net/socket.ts";

export class Odds {
  private counted: readonly ChoiceOdds[] = $state.raw([]);
  /** The question that was last asked about; its figures stand until the next. */
  private asked: number | null = null;
  private readonly send: (body: Body) => Promise<ServerMessage>;

  constructor(send: (body: Body) => Promise<ServerMessage>) {
    this.send = send;
  }

  /** Have the choices of a question counted, unless they are already. What is refused is not told: nobody asked. */
  async ask(asked: number): Promise<void> {
    if (asked === this.asked) return;
    this.forget();
    this.asked = asked;
    try {
      const reply = await this.send({ type: "ask_odds" });
      // Another question may have come meanwhile: its own figures are on their way.
      if (reply.type !== "odds" || reply.asked !== this.asked) return;
      this.counted = differ(reply.choices) ? reply.choices : [];
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
  }

  forget(): void {
    this.asked = null;
    if (this.counted.length > 0) this.counted = [];
  }

  /** What stands beside a choice; empty where nothing can be counted. */
  of(action: number, sentences: Sentences): string {
    const figures = this.counted.find((one) => one.action === action)?.figures ?? [];
    return figures.map((figure) => sentences.odds(figure)).join(", ");
  }
}

/** What is the same for every choice helps nobody to choose: six dice that all roll three and a half on average. */
function differ(choices: readonly ChoiceOdds[]): boolean {
  return choices.length < 2 || new Set(choices.map(({ figures }) => JSON.stringify(figures))).size > 1;
}
