/** Counting who had what: dice of a match, by whose they were. */

export interface Throws {
  who: string;
  /** How many dice, and what they came to. */
  count: number;
  sum: number;
}

/** What each of them threw, in the order in which they first did. */
export function thrown(dice: readonly { who: string; value: number }[]): Throws[] {
  const found = new Map<string, Throws>();
  for (const { who, value } of dice) {
    const one = found.get(who) ?? { who, count: 0, sum: 0 };
    found.set(who, { who, count: one.count + 1, sum: one.sum + value });
  }
  return [...found.values()];
}

/** Who was luckiest and who least, where it can be told: two at least with enough dice, and not the same measure. */
export function extremes(
  all: readonly Throws[],
  least: number,
  measure: (one: Throws) => number = ({ sum, count }) => sum / count,
): { best: Throws; worst: Throws } | null {
  const enough = all.filter(({ count }) => count >= least);
  const sorted = [...enough].sort((one, other) => measure(other) - measure(one));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined || sorted.length < 2 || measure(best) === measure(worst)) return null;
  return { best, worst };
}

/** The one with the most, if there is one alone. */
export function onlyMost<Key>(counts: ReadonlyMap<Key, number>): { key: Key; count: number } | null {
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const [first, second] = sorted;
  if (first === undefined || first[1] === second?.[1]) return null;
  return { key: first[0], count: first[1] };
}

export function tallied<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** One figure behind the point: 3.7 pips a die. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
