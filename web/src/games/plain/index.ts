/** A game without a board of its own still plays: its facts are told, its choices stand as a list. */

import type { Fact } from "../../lib/net/protocol.ts";
import type { GameModule, Scene, View } from "../module.ts";
import Board from "./Board.svelte";

const plain: GameModule = {
  Board,
  stage: (view: View) => ({ view }),
  scenes: (_stage, facts: readonly Fact[]): Scene[] =>
    facts.map((fact) => ({ facts: [fact], steps: [{ change: () => undefined, wait: 250 }] })),
};
export default plain;
