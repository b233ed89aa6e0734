import type { Ending } from "../../lib/game/ending.ts";
import { curve } from "./curve.ts";
import EndPicture from "./EndPicture.svelte";
import { luck } from "./luck.ts";
import type { PrisonStage } from "./stage.ts";
import { tale } from "./tale.ts";

const ending: Ending<PrisonStage> = {
  Picture: EndPicture,
  band: { ground: "#0b2a4a", ink: "#eaf3fb", soft: "#cfe3f5", display: "Special Elite", text: "Special Elite" },
  tale,
  curve,
  luck,
};
export default ending;
