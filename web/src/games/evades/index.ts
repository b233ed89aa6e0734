import "@fontsource/baloo-2/latin-700.css";
import "@fontsource/baloo-2/latin-800.css";
import type { Choice } from "../../lib/net/protocol.ts";
import type { GameModule, Label, View } from "../module.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Finale from "./Finale.svelte";
import { landing } from "./landing.ts";
import { makeStage, scenes, startStage } from "./stage.ts";

/** The view knows where each die leads: nobody has to count stones. */
function label(choice: Choice, view: View): Label | null {
  const square = landing(view, choice.words);
  if (square === null) return null;
  const end = square === Number(view.squares) ? "boat" : "square";
  return {
    key: choice.kind === "back" ? "web-evades-back-to" : "web-evades-move-to",
    params: { square, end },
    names: { pawn: "prisoner" },
  };
}

/** The first match: one sentence at the moment it matters. */
function hints(view: View): string[] {
  const question = view.question?.key as string | undefined;
  if (question === "bet") return [view.question.fields.place === 1 ? "web-evades-hint-bet" : ""].filter(Boolean);
  if (question === "choose") return ["web-evades-hint-choose"];
  if (question === "use") return ["web-evades-hint-use"];
  return [];
}

// Forty-odd lines of a bet being filled in and opened would push everything else out of sight; a die that is taken is
// rolled a moment later, which names it again.
const unlogged = ["picked", "bet_shown", "took"];

const evades: GameModule = {
  Board,
  ChoiceIcon,
  Finale,
  stage: makeStage,
  start: startStage,
  scenes,
  hints,
  label,
  unlogged,
  turns: ["started", "turn_ended"],
};
export default evades;
