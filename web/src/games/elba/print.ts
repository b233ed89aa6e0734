/** The small print on the buttons: what an attempt to escape takes, as the table tells it. */

import type { Sentences } from "../../lib/i18n/sentences.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import type { ElbaStage } from "./stage.ts";

export function smallPrint({ kind }: Choice, stage: ElbaStage, sentences: Sentences): string {
  const guest = stage.guests.find(({ key }) => key === `p${stage.active}`);
  if (kind !== "escape" || stage.active === null || guest === undefined) return "";
  const words = stage.spells[stage.active]?.escape_words ?? [];
  // Which of several words opens a door here is the engine's to know.
  const [word] = words.length === 1 ? words : [];
  return [word?.toUpperCase(), sentences.say("elba-web-below", { strength: guest.strength })]
    .filter((part) => part !== undefined)
    .join(" · ");
}
