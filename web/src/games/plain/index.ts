/** A game without a board of its own still plays: its facts are told, its choices stand as a list. */

import { anyModule, type GameModule, type Scene } from "../../lib/game/module.ts";
import type { CommonView } from "../../lib/game/view.ts";
import type { Fact } from "../../lib/net/protocol.ts";
import Board from "./Board.svelte";

const plain: GameModule<{ view: CommonView }, CommonView> = {
  Board,
  stage: (view) => ({ view }),
  scenes: (_stage, facts: readonly Fact[]): Scene[] =>
    facts.map((fact) => ({ facts: [fact], steps: [{ change: () => undefined, wait: 250 }] })),
};
export default anyModule(plain);
