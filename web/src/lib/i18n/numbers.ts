/** Small numbers in sentences. What the browser knows about writing numbers takes a slow phone a tenth of a second to
    look up, and tells nothing of those that are written alike everywhere. */

import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Scope } from "@fluent/bundle";

/** From here on a language groups the digits in its own way. */
const GROUPED = 1000;

class SmallNumber extends FluentNumber {
  override toString(_scope?: Scope): string {
    return String(this.value);
  }
}

/** The same params, with numbers that need no grouping and no point written as they are. */
export function asWritten(params: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value]),
  );
}

function isSmall(value: FluentVariable): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < GROUPED;
}
