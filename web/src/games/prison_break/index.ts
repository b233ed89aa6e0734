import "@fontsource/special-elite/latin-400.css";
import { anyModule, type GameModule } from "../../lib/game/module.ts";
import type { View } from "./view.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Face from "./Face.svelte";
import Finale from "./Finale.svelte";
import Intro from "./Intro.svelte";
import Secrets from "./Secrets.svelte";
import { seldomLast } from "./claims.ts";
import { standsOnBoard } from "./offered.ts";
import { smallPrint } from "./print.ts";
import { scenes } from "./scenes.ts";
import { steps, toldWalk } from "./steps.ts";
import { makeStage, startStage, type PrisonStage } from "./stage.ts";

const HINTS: Record<string, string> = {
  choose: "prison_break-web-hint-choose",
  keep_plan: "prison_break-web-hint-keep_plan",
  announce: "prison_break-web-hint-announce",
  harmful: "prison_break-web-hint-harmful",
  escape: "prison_break-web-hint-escape",
  move: "prison_break-web-hint-move",
  vote: "prison_break-web-hint-vote",
  bellick: "prison_break-web-hint-bellick",
  caught: "prison_break-web-hint-caught",
};

/** The first match: one sentence at the moment it matters. */
function hints(view: View): string[] {
  const question = view.question.key;
  const hint = hintOf(question, view);
  return [
    ...(question === "harmful" && isInitiated(view) ? ["prison_break-web-hint-known"] : []),
    ...(hint === undefined ? [] : [hint]),
  ];
}

/** Somebody on turn who is not Michael and sees his card: that the plan can be opened now is nowhere else said. */
function isInitiated(view: View): boolean {
  const seat = view.figures[view.turn.actor ?? ""]?.seat;
  return view.stage === "plan" && view.card !== null && seat !== undefined && seat !== view.figures.michael?.seat;
}

function hintOf(question: string, view: View): string | undefined {
  if ((question === "move" || question === "escape") && view.stage === "plan") return "prison_break-web-hint-lay";
  // Two are with you: the second half of the game is one word away, and nothing else says so.
  if (
    question === "harmful" &&
    view.stage === "recruiting" &&
    view.card !== null &&
    view.announced.every((key) => view.joined.includes(key))
  )
    return "prison_break-web-hint-declare";
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
  ending: () => import("./ending.ts"),
  Secrets,
  Intro,
  stage: makeStage,
  start: startStage,
  scenes,
  hints,
  smallPrint,
  join: steps,
  told: toldWalk,
  offers: (choice, stage, narrowed) => narrowed === null && standsOnBoard(choice, stage),
  order: seldomLast,
  folded: ["show"],
  ambience: [
    // Lamps that hum, air that is blown through ducts.
    { kind: "hum", pitch: 100, loud: 0.16 },
    { kind: "noise", pitch: 260, narrow: 0.6, loud: 0.3, swell: 0.03 },
  ],
  parting: { starts: ["day", "turn", "bellick_turn"] },
  turns: ["turn", "bellick_turn"],
};
export default anyModule(prisonBreak);
