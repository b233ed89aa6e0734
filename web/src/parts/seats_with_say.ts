/** Which seats one may take where only the first ones decide for everybody: those; elsewhere all of them. */

import type { OptionInfo, Table } from "../lib/net/protocol.ts";

export function seatsWithSay(
  { seats, options }: Pick<Table, "options"> & { seats: readonly { seat: number }[] },
  known: readonly Pick<OptionInfo, "name" | "counts_people">[],
): number[] {
  const name = known.find(({ counts_people }) => counts_people)?.name;
  const voices = name === undefined ? 0 : Number(options[name] ?? 0);
  return seats.map(({ seat }) => seat).filter((seat) => voices === 0 || seat < voices);
}
