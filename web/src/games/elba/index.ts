import "@fontsource/im-fell-english/latin-400.css";
import "@fontsource/im-fell-english/latin-400-italic.css";
import { anyModule, type GameModule } from "../../lib/game/module.ts";
import type { View } from "./view.ts";
import { bagging, toldBagging } from "./bagging.ts";
import { inOrder, isLikelyWord } from "./claims.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Face from "./Face.svelte";
import Finale from "./Finale.svelte";
import Intro from "./Intro.svelte";
import Secrets from "./Secrets.svelte";
import { offersOnBoard } from "./offers.ts";
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
  ending: () => import("./ending.ts"),
  Secrets,
  Intro,
  stage: makeStage,
  start: startStage,
  scenes,
  hints,
  ambience: [
    // A clock in a large house.
    { kind: "tick", pitch: 1150, loud: 0.3, every: 1 },
    { kind: "noise", pitch: 220, narrow: 0.7, loud: 0.25, swell: 0.05 },
  ],
  parting: { starts: ["started"], ends: ["turn_ended"], dice: ["rolled"] },
  join: bagging,
  told: (fact, sentences) => (fact.kind === "bagged" ? toldBagging(fact, sentences) : null),
  turns: ["started", "turn_ended"],
  offers: (choice, _stage, narrowed) => narrowed === null && offersOnBoard(choice),
  order: inOrder,
  prominent: isLikelyWord,
  smallPrint,
  repeats: { discard: "elba-web-discard-rest" },
};
export default anyModule(elba);
