/** The states of an answer, and what leads from one to the next. `answering.svelte.ts` does what each asks for. */

/**
 * idle: nobody asks this seat; asked: a question stands, and its list can be chosen from; sent: the answer is on its
 * way, and until the next question comes nothing can be chosen; refused: the server did not take the answer, and what
 * it would take comes with the next welcome.
 */
export interface AnswerState {
  readonly name: "idle" | "asked" | "sent" | "refused";
  /** The number of the question that was answered last. */
  readonly answered: number | null;
}

/** A question: its number, and how many answers it leaves. */
export interface Asked {
  asked: number;
  choices: number;
}

export const UNASKED: AnswerState = { name: "idle", answered: null };

/** An answer is given to this question. */
export function send(asked: number): AnswerState {
  return { name: "sent", answered: asked };
}

/** The server would not have the answer: the question may well be another one by now. */
export function refuse(): AnswerState {
  return { name: "refused", answered: null };
}

/** A position is shown. An update that was on its way when the answer was given still lists what was answered. */
export function settle({ answered }: AnswerState, { asked, choices }: Asked): AnswerState {
  if (choices === 0) return { name: "idle", answered };
  return { name: asked === answered ? "sent" : "asked", answered };
}

/** Whether the server has still to say what comes of an answer. */
export function isUnderway({ name }: AnswerState): boolean {
  return name === "sent" || name === "refused";
}
