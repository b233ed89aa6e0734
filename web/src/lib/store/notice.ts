/** A sentence that answers what the person did last: why something cannot be done, what went wrong, or a hint. */

export interface Notice {
  text: string;
  rule: string | null;
  kind: "why" | "error" | "hint";
}

/** Parameters as a sentence takes them: numbers stay numbers, everything else is text. */
export function plain(params: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}
