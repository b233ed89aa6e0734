/** Choices in the order of the wall: whoever hangs there first is listed first, and so is what they hold. */

import type { Choice } from "../../lib/net/protocol.ts";
import type { CastleStage } from "./stage.ts";

/** What names nobody and nothing on the wall keeps its place behind those that do. */
export function asOnTheWall(choices: readonly Choice[], stage: CastleStage): readonly Choice[] {
  const things = stage.heroes.flatMap(({ key, items }) => [key, ...items]);
  const rank = ({ fields }: Choice): number => {
    const place = things.indexOf(String(fields.hero ?? fields.item ?? ""));
    return place < 0 ? things.length : place;
  };
  // Only within a kind: the kinds stand in the order of the rules.
  const kinds = [...new Set(choices.map(({ kind }) => kind))];
  return [...choices].sort(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || rank(one) - rank(other),
  );
}
