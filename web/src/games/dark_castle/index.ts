import "@fontsource/crimson-text/latin-400.css";
import "@fontsource/crimson-text/latin-600.css";
import "@fontsource/pirata-one/latin-400.css";
import type { GameModule, View } from "../module.ts";
import Board from "./Board.svelte";
import { makeStage, scenes, startStage } from "./stage.ts";

function hints(view: View): string[] {
  const question = view.question?.key as string | undefined;
  if (question === "choose") return ["web-castle-hint-choose"];
  if (question === "rest") return ["web-castle-hint-rest"];
  if (question === "turn") return ["web-castle-hint-turn"];
  return [];
}

const darkCastle: GameModule = { Board, stage: makeStage, start: startStage, scenes, hints };
export default darkCastle;
