/** Walking on the plan: rooms without a door to where one stands are goals, too, while one may walk. */

import { narrow } from "../../lib/choose/choose.ts";
import { walkTo } from "./gestures.ts";
import type { ElbaStage } from "./stage.ts";
import type { ElbaTable } from "./table.ts";
import { houseOf, wayTo } from "./walking.ts";

/** The places on the way to a room; none where nobody walks just now. */
export function wayOnPlan({ server, answer }: ElbaTable, stage: ElbaStage, place: string): string[] {
  const afoot =
    server.seat !== null && answer.narrowed === null && narrow(answer.choices, [{ kind: "move" }]).length > 0;
  return afoot ? wayTo(houseOf(stage, `p${server.seat}`), place) : [];
}

export function stepsTo(table: ElbaTable, stage: ElbaStage, place: string): number {
  return wayOnPlan(table, stage, place).length;
}

/** Set out: from step to step the house is looked at as it is then. */
export function walk({ server, shown, answer }: ElbaTable, place: string): void {
  const { stage } = shown;
  if (stage !== null) answer.follow(walkTo(place, () => houseOf(shown.stage ?? stage, `p${server.seat}`)));
}
