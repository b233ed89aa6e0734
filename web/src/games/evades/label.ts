/** What a choice's button says: where it leads. */

import type { Label } from "../../lib/game/module.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import { landing } from "./landing.ts";
import type { View } from "./view.ts";

/** The view knows where each die leads: nobody has to count stones. */
export function label(choice: Choice, view: Pick<View, "landings" | "squares">): Label | null {
  const square = landing(view, choice.words);
  if (square === null) return null;
  const end = square === view.squares ? "boat" : "square";
  return {
    key: choice.kind === "back" ? "evades-web-back-to" : "evades-web-move-to",
    params: { square, end },
    names: { pawn: "prisoner" },
  };
}
