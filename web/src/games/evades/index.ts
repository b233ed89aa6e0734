import "@fontsource/baloo-2/latin-700.css";
import "@fontsource/baloo-2/latin-800.css";
import { anyModule, type GameModule } from "../../lib/game/module.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import type { View } from "./view.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Finale from "./Finale.svelte";
import Intro from "./Intro.svelte";
import Secrets from "./Secrets.svelte";
import { label } from "./label.ts";
import { offers } from "./offers.ts";
import { shoulders } from "./shoulders.ts";
import { makeStage, scenes, startStage, type EvadesStage } from "./stage.ts";

/** The first match: one sentence at the moment it matters. */
function hints(view: View): string[] {
  const question = view.question.key;
  if (question === "bet") return [view.question.fields.place === 1 ? "evades-web-hint-bet" : ""].filter(Boolean);
  if (question === "choose") return ["evades-web-hint-choose"];
  if (question === "use") return ["evades-web-hint-use"];
  return [];
}

// Forty-odd lines of a bet being filled in and opened would push everything else out of sight; a die that is taken is
// rolled a moment later, which names it again.
const unlogged = ["picked", "bet_shown", "took"];

/** The number on the chest of whoever moves, or whose die it is. */
function choiceNumber(choice: Choice, stage: EvadesStage): number | null {
  const key = choice.fields.pawn ?? choice.fields.die;
  return stage.prisoners.find((prisoner) => prisoner.key === key)?.number ?? null;
}

const evades: GameModule<EvadesStage, View> = {
  Board,
  ChoiceIcon,
  choiceNumber,
  Finale,
  ending: () => import("./ending.ts"),
  Secrets,
  Intro,
  stage: makeStage,
  start: startStage,
  scenes,
  hints,
  label,
  offers: (choice, _stage, narrowed) => offers(choice, narrowed),
  unlogged,
  ambience: [
    // Waves on the shore, and the wind behind them.
    { kind: "noise", pitch: 480, narrow: 0.6, loud: 0.5, swell: 0.11 },
    { kind: "noise", pitch: 1400, narrow: 0.8, loud: 0.12, swell: 0.07 },
  ],
  parting: { starts: ["started"], ends: ["turn_ended"], dice: ["rolled"] },
  remarks: shoulders,
  turns: ["started", "turn_ended"],
};
export default anyModule(evades);
