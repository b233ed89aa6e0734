/** The table as this board sees it: with its own stage and view. */

import type { BoardProps } from "../../lib/game/module.ts";
import type { CastleStage } from "./stage.ts";
import type { View } from "./view.ts";

export type Props = BoardProps<CastleStage, View>;
export type CastleTable = Props["table"];
