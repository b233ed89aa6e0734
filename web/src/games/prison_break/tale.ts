/** The tale of a break-out: who joined, who was voted out, the worst day, and how far they came. */

import { onlyMost, tallied } from "../../lib/ending/counting.ts";
import { telling, type Ended, type Telling } from "../../lib/game/ending.ts";
import { caseOf, type Case } from "./case.ts";

const NAMES = { figure: "figure", other: "figure", leader: "figure", seat: "seat" };
/** A day on which guilt rose by less is a day like others. */
const DARK = 3;

export function tale(ended: Ended): Telling[] {
  const found = caseOf(ended);
  return [team(found), ...days(found), unlucky(found), end(found, ended)].filter((one) => one !== null);
}

/** The vote and the worst day, as they came one after the other. */
function days(found: Case): Telling[] {
  return [sergeant(found), darkestDay(found)]
    .filter((one) => one !== null)
    .sort((one, other) => Number(one.params.day) - Number(other.params.day));
}

function team({ recruited }: Case): Telling {
  const [figure, other] = recruited;
  if (figure === undefined) return telling("prison_break-story-alone");
  if (other === undefined) return telling("prison_break-story-one", { figure }, NAMES);
  return telling("prison_break-story-team", { figure, other, count: recruited.length }, NAMES);
}

function sergeant({ bellick }: Case): Telling | null {
  return bellick === null ? null : telling("prison_break-story-sergeant", { ...bellick }, NAMES);
}

function darkestDay({ risen }: Case): Telling | null {
  const most = onlyMost(risen);
  if (most === null || most.count < DARK) return null;
  return telling("prison_break-story-day", { day: most.key, guilt: most.count });
}

/** Whoever ran into the guards more often than anybody, and more than once. */
function unlucky({ caught }: Case): Telling | null {
  const most = onlyMost(tallied(caught));
  if (most === null || most.count < 2) return null;
  return telling("prison_break-story-caught", { figure: most.key, count: most.count }, NAMES);
}

function end({ day, guilt, laid, lincoln }: Case, { outcome: { reason } }: Ended): Telling {
  return telling(`prison_break-story-${reason}`, { day, guilt, laid, lincoln: lincoln ? "yes" : "no" });
}
