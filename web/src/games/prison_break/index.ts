import "@fontsource/special-elite/latin-400.css";
import { anyModule, type GameModule } from "../../lib/game/module.ts";
import type { View } from "./view.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Face from "./Face.svelte";
import Finale from "./Finale.svelte";
import { seldomLast } from "./claims.ts";
import { smallPrint } from "./print.ts";
import { scenes } from "./scenes.ts";
import { steps } from "./steps.ts";
import { makeStage, startStage, type PrisonStage } from "./stage.ts";

const HINTS: Record<string, string> = {
  choose: "web-prison_break-hint-choose",
  keep_plan: "web-prison_break-hint-keep_plan",
  announce: "web-prison_break-hint-announce",
  harmful: "web-prison_break-hint-harmful",
  escape: "web-prison_break-hint-escape",
  move: "web-prison_break-hint-move",
  vote: "web-prison_break-hint-vote",
  bellick: "web-prison_break-hint-bellick",
  caught: "web-prison_break-hint-caught",
};

/** The first match: one sentence at the moment it matters. */
function hints(view: View): string[] {
  const question = view.question.key;
  const hint = hintOf(question, view);
  return [
    ...(question === "harmful" && isInitiated(view) ? ["web-prison_break-hint-known"] : []),
    ...(hint === undefined ? [] : [hint]),
  ];
}

/** Somebody on turn who is not Michael and sees his card: that the plan can be opened now is nowhere else said. */
function isInitiated(view: View): boolean {
  const seat = view.figures[view.turn.actor ?? ""]?.seat;
  return view.stage === "plan" && view.card !== null && seat !== undefined && seat !== view.figures.michael?.seat;
}

function hintOf(question: string, view: View): string | undefined {
  if ((question === "move" || question === "escape") && view.stage === "plan") return "web-prison_break-hint-lay";
  // Two are with you: the second half of the game is one word away, and nothing else says so.
  if (
    question === "harmful" &&
    view.stage === "recruiting" &&
    view.card !== null &&
    view.announced.every((key) => view.joined.includes(key))
  )
    return "web-prison_break-hint-declare";
  return HINTS[question];
}

function hasFace(stage: PrisonStage, seat: number): boolean {
  return Boolean(stage.leaders[seat]) || stage.bellick === `p${seat}`;
}

const prisonBreak: GameModule<PrisonStage, View> = {
  Board,
  ChoiceIcon,
  Face,
  hasFace,
  Finale,
  stage: makeStage,
  start: startStage,
  scenes,
  hints,
  smallPrint,
  join: steps,
  order: seldomLast,
  folded: ["show"],
  turns: ["turn", "bellick_turn"],
};
export default anyModule(prisonBreak);
