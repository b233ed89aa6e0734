/** Which choices the book offers to be tapped. On a phone a page is longer than the screen: its ways stand at the end
    of the tale, and whoever has not scrolled there finds them in the list. */

import { MediaQuery } from "svelte/reactivity";
import { SMALL } from "../../lib/board/screen.ts";
import type { Choice } from "../../lib/net/protocol.ts";

let small: MediaQuery | undefined;

export function offers({ kind }: Choice): boolean {
  small ??= new MediaQuery(SMALL);
  return kind !== "go" || !small.current;
}
