import type { Ending } from "../../lib/game/ending.ts";
import { curve } from "./curve.ts";
import EndPicture from "./EndPicture.svelte";
import { luck } from "./luck.ts";
import type { ElbaStage } from "./stage.ts";
import { tale } from "./tale.ts";

const ending: Ending<ElbaStage> = {
  Picture: EndPicture,
  band: { ground: "#efe3c8", ink: "#3a2e25", soft: "#5b4a3a", display: "IM Fell English", text: "IM Fell English" },
  tale,
  curve,
  luck,
};
export default ending;
