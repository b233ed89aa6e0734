/** Which number key chooses what: a button that names a number has that one, the others take what is free. */

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** What a button names: its picture's own number, if it has one, and its words. */
export interface Named {
  number: number | null;
  label: string;
}

/** The key of each button, in their order; empty where no key is left. */
export function keycaps(buttons: readonly Named[]): string[] {
  const caps = buttons.map(() => "");
  const free = new Set(DIGITS);
  const give = (place: number, key: string): void => {
    caps[place] = key;
    free.delete(key);
  };
  // A picture's number is what the eye looks for; then the number that the words name.
  for (const wish of [({ number }: Named) => number, ({ label }: Named) => onlyNumber(label)]) {
    buttons.forEach((button, place) => {
      const key = String(wish(button) ?? "");
      if (caps[place] === "" && free.has(key)) give(place, key);
    });
  }
  caps.forEach((cap, place) => {
    const [next] = free;
    if (cap === "" && next !== undefined) give(place, next);
  });
  return caps;
}

/** The number that words name, if they name one and no other. */
function onlyNumber(label: string): number | null {
  const found = label.match(/\d+/g) ?? [];
  return found.length === 1 ? Number(found[0]) : null;
}
