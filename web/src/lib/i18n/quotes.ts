/** Quotation marks within quotation marks. */

const NO_BREAK = "\u00a0";
const INNER: readonly [string, string][] = [
  ["“", "‘"],
  ["”", "’"],
  [`«${NO_BREAK}`, "“"],
  [`${NO_BREAK}»`, "”"],
];

/** A text as it stands between quotation marks: its own become those for a quotation within another. */
export function quoted(text: string): string {
  return INNER.reduce((sofar, [outer, inner]) => sofar.replaceAll(outer, inner), text);
}
