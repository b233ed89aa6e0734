/** Which choices island and dice offer themselves: the list need not repeat them. */

import type { Choice } from "../../lib/net/protocol.ts";

/** Prisoners and dice are tapped, and so are the flags where somebody would land. */
const TAPPED = ["bet", "take", "move", "back"];

/** Whoever could go on or back is one tap for two choices: then the list says which is which. */
export function offers({ kind }: Choice, narrowed: readonly Choice[] | null): boolean {
  return narrowed === null && TAPPED.includes(kind);
}
