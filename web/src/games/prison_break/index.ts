import "@fontsource/special-elite/latin-400.css";
import type { GameModule, View } from "../module.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Finale from "./Finale.svelte";
import { scenes } from "./scenes.ts";
import { makeStage, startStage } from "./stage.ts";

const HINTED = new Set(["choose", "keep_plan", "announce", "harmful", "escape", "move", "vote", "bellick", "caught"]);

/** The first match: one sentence at the moment it matters. */
function hints(view: View): string[] {
  const question = String(view.question?.key);
  if ((question === "move" || question === "escape") && view.stage === "plan") return ["web-prison_break-hint-lay"];
  return HINTED.has(question) ? [`web-prison_break-hint-${question}`] : [];
}

const prisonBreak: GameModule = { Board, ChoiceIcon, Finale, stage: makeStage, start: startStage, scenes, hints };
export default prisonBreak;
