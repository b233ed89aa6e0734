/** A sentence that answers what the person did last: why something cannot be done, what went wrong, or a hint. */

export interface Notice {
  /** In the language of the moment: `notice` says it anew whenever it is read. */
  readonly text: string;
  rule: string | null;
  kind: "why" | "error" | "hint";
}

/** A notice that follows the language: not the sentence is kept, but how to say it. */
export function notice(kind: Notice["kind"], tell: () => string, rule: string | null = null): Notice {
  return {
    get text() {
      return tell();
    },
    rule,
    kind,
  };
}

/** Parameters as a sentence takes them: numbers stay numbers, everything else is text. */
export function plain(params: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}
