/** Which choices the plan itself offers to be tapped, so that a list beside it need not repeat them. */

import type { Choice } from "../../lib/net/protocol.ts";
import { actorSquare } from "./claims.ts";
import type { PrisonStage } from "./stage.ts";

/** Each has a square of its own that glows: the square it names, a device's, or where an object lies. */
const ON_SQUARES = ["step", "slip", "go", "post", "guard", "watch", "peek", "dismiss", "retrieve"];

/** Done where the figure on turn stands: a tap on its square does it, or opens the menu there. */
const UNDERFOOT = ["search", "pick", "recruit", "bribe", "take_tool", "disable"];

/** Faces and sheets that lie over the plan while they are asked about. */
const IN_PICTURES = ["choose", "vote", "keep_plan"];

/** Only what is surely in sight: the files below the plan scroll, the line-up of a card's victims leaves a phone its
    plan, and that one may stop, mark a place, or leave a thing where it lies, no square says by itself. */
export function standsOnBoard({ kind, fields }: Choice, stage: PrisonStage): boolean {
  if (UNDERFOOT.includes(kind)) return actorSquare(stage) !== null;
  if (kind === "watch") return stage.plan.devices.some(({ key }) => key === fields.device);
  if (kind === "retrieve") return stage.lying[String(fields.object)] !== undefined;
  return ON_SQUARES.includes(kind) || IN_PICTURES.includes(kind);
}
