/** A set of letters has many spellings, and a sentence has room for a few of them. */

const SHOWN = 2;
/** Words of the list that nobody needs to read where the same letters spell another one. */
const UNLOVED = new Set(["RAPE", "RAPES", "RAPED", "CRAP", "CRAPS"]);

/** `CAPERS/CRAPES/ESCARP/PACERS` is shown as `CAPERS/CRAPES/…`. */
export function fewSpellings(label: string): string {
  const all = label.split("/");
  const loved = all.filter((word) => !UNLOVED.has(word));
  const shown = loved.length > 0 ? loved : all;
  return breakable([...shown.slice(0, SHOWN), ...(shown.length > SHOWN ? ["…"] : [])].join("/"));
}

/** A line may end behind each stroke, where there is a zero-width space; saying so twice changes nothing. */
export function breakable(text: string): string {
  return text.replace(/\/\u200b?/g, "/\u200b");
}
