import "@fontsource/crimson-text/latin-400.css";
import "@fontsource/crimson-text/latin-400-italic.css";
import "@fontsource/crimson-text/latin-600.css";
import "@fontsource/pirata-one/latin-400.css";
import type { GameModule, View } from "../module.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Finale from "./Finale.svelte";
import { scenes } from "./scenes.ts";
import { makeStage, startStage } from "./stage.ts";

/** The first match: one sentence at the moment it matters. */
const HINTS = ["choose", "turn", "way", "nominate", "rest", "strike", "give", "use", "dare"];

function hints(view: View): string[] {
  const question = view.question?.key as string | undefined;
  return question !== undefined && HINTS.includes(question) ? [`web-dark_castle-hint-${question}`] : [];
}

const castle: GameModule = { Board, ChoiceIcon, Finale, stage: makeStage, start: startStage, scenes, hints };
export default castle;
