import "@fontsource/special-elite/latin-400.css";
import type { GameModule, View } from "../module.ts";
import Board from "./Board.svelte";
import { makeStage, scenes, startStage } from "./stage.ts";

function hints(view: View): string[] {
  const question = view.question?.key as string | undefined;
  if (question === "choose") return ["web-prison-hint-choose"];
  if (question === "move") return ["web-prison-hint-move"];
  return [];
}

const prisonBreak: GameModule = { Board, stage: makeStage, start: startStage, scenes, hints };
export default prisonBreak;
