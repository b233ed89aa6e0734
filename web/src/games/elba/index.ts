import "@fontsource/im-fell-english/latin-400.css";
import "@fontsource/im-fell-english/latin-400-italic.css";
import { anyModule, type GameModule } from "../../lib/game/module.ts";
import type { View } from "./view.ts";
import { inOrder, isLikelyWord } from "./claims.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Face from "./Face.svelte";
import Finale from "./Finale.svelte";
import { smallPrint } from "./print.ts";
import { scenes } from "./scenes.ts";
import { makeStage, startStage, type ElbaStage } from "./stage.ts";

const HINTED = new Set(["draw", "act", "fill", "clean", "bonus"]);

/** The first match: one sentence at the moment it matters. */
function hints(view: View): string[] {
  const question = view.question.key;
  return HINTED.has(question) ? [`elba-web-hint-${question}`] : [];
}

const elba: GameModule<ElbaStage, View> = {
  Board,
  ChoiceIcon,
  Face,
  Finale,
  stage: makeStage,
  start: startStage,
  scenes,
  hints,
  turns: ["started", "turn_ended"],
  order: inOrder,
  prominent: isLikelyWord,
  smallPrint,
  repeats: { discard: "elba-web-discard-rest" },
};
export default anyModule(elba);
