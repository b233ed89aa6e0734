/** The log without its echoes: steps of one walk become one line, the same sentence again becomes a number. */

import type { Fact } from "../net/protocol.ts";

export interface Line {
  fact: Fact;
  text: string;
  times: number;
}

export function fold(
  facts: readonly Fact[],
  tell: (fact: Fact) => string,
  join: ((one: Fact, next: Fact) => Fact | null) | undefined,
): Line[] {
  const lines: Line[] = [];
  for (const fact of facts) {
    const last = lines.at(-1);
    const joined = last === undefined || last.times > 1 ? null : (join?.(last.fact, fact) ?? null);
    if (last !== undefined && joined !== null) lines[lines.length - 1] = { fact: joined, text: tell(joined), times: 1 };
    else {
      const text = tell(fact);
      if (last?.text === text) last.times += 1;
      else lines.push({ fact, text, times: 1 });
    }
  }
  return lines;
}
