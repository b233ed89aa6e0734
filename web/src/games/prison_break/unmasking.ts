/** Who has not been told yet who Bellick is: each person at this device once, whether they watched the vote or came
    back to the table after it. Whoever opens the match later for the first time is told by the board. */

import { recall, remember } from "../../lib/store/memory.ts";

const NAME = "bellick-awaited";
const MOST = 40;

/** For browsers that keep nothing. */
const here = new Set<string>();

function kept(): string[] {
  return (recall(NAME) ?? "").split(" ").filter((entry) => entry !== "");
}

function keyOf(table: string, seat: number | null): string {
  return `${table}/${seat ?? "-"}`;
}

/** Somebody sits at the table while nobody is Bellick. */
export function awaitBellick(table: string, seat: number | null): void {
  const key = keyOf(table, seat);
  if (here.has(key)) return;
  here.add(key);
  // Who only watches has no seat to come back to.
  if (seat !== null) remember(NAME, [key, ...kept().filter((other) => other !== key)].slice(0, MOST).join(" "));
}

/** Whether this person still has to be told; afterwards no more. */
export function tellOnce(table: string, seat: number | null): boolean {
  const key = keyOf(table, seat);
  const due = here.delete(key) || kept().includes(key);
  if (due)
    remember(
      NAME,
      kept()
        .filter((other) => other !== key)
        .join(" ") || null,
    );
  return due;
}
