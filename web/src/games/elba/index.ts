import "@fontsource/im-fell-english/latin-400.css";
import type { GameModule, View } from "../module.ts";
import Board from "./Board.svelte";
import { makeStage, scenes, startStage } from "./stage.ts";

function hints(view: View): string[] {
  const question = view.question?.key as string | undefined;
  if (question === "draw") return ["web-elba-hint-draw"];
  if (question === "act") return ["web-elba-hint-act"];
  if (question === "fill") return ["web-elba-hint-fill"];
  return [];
}

const elba: GameModule = { Board, stage: makeStage, start: startStage, scenes, hints };
export default elba;
