/** The table as this board sees it: with its own stage and view. */

import type { BoardProps } from "../../lib/game/module.ts";
import type { PrisonStage } from "./stage.ts";
import type { View } from "./view.ts";

export type Props = BoardProps<PrisonStage, View>;
export type PrisonTable = Props["table"];
