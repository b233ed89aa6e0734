import type { Ending } from "../../lib/game/ending.ts";
import { curve } from "./curve.ts";
import EndPicture from "./EndPicture.svelte";
import { luck } from "./luck.ts";
import type { CastleStage } from "./stage.ts";
import { tale } from "./tale.ts";

const ending: Ending<CastleStage> = {
  Picture: EndPicture,
  band: { ground: "#0e0e0e", ink: "#efe9dc", soft: "#cfc8b8", display: "Pirata One", text: "Crimson Text" },
  tale,
  curve,
  luck,
};
export default ending;
