import type { Ending } from "../../lib/game/ending.ts";
import { curve } from "./curve.ts";
import EndPicture from "./EndPicture.svelte";
import { luck } from "./luck.ts";
import type { EvadesStage } from "./stage.ts";
import { tale } from "./tale.ts";

const ending: Ending<EvadesStage> = {
  Picture: EndPicture,
  band: { ground: "#16324f", ink: "#fff8ea", soft: "#dff1f2", display: "Baloo 2", text: "Source Sans 3" },
  tale,
  curve,
  luck,
};
export default ending;
