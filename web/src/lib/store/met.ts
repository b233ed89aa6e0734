/** Which games this device has met: the first match of each begins with three cards. */

import { recall, remember } from "./memory.ts";

const NAME = "met";

export function hasMet(game: string): boolean {
  return (recall(NAME) ?? "").split(" ").includes(game);
}

export function meet(game: string): void {
  if (!hasMet(game)) remember(NAME, `${recall(NAME) ?? ""} ${game}`.trim());
}
