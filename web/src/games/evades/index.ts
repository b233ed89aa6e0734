import "@fontsource/baloo-2/latin-700.css";
import "@fontsource/baloo-2/latin-800.css";
import type { GameModule, View } from "../module.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Finale from "./Finale.svelte";
import { makeStage, scenes, startStage } from "./stage.ts";

/** The first match: one sentence at the moment it matters. */
function hints(view: View): string[] {
  const question = view.question?.key as string | undefined;
  if (question === "bet") return [view.question.fields.place === 1 ? "web-evades-hint-bet" : ""].filter(Boolean);
  if (question === "choose") return ["web-evades-hint-choose"];
  if (question === "use") return ["web-evades-hint-use"];
  return [];
}

const evades: GameModule = { Board, ChoiceIcon, Finale, stage: makeStage, start: startStage, scenes, hints };
export default evades;
