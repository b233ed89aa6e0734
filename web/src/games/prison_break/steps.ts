/** Steps of one figure that follow each other are one walk. */

import type { Fact } from "../../lib/net/protocol.ts";

export function steps(one: Fact, next: Fact): Fact | null {
  if (one.kind !== "moved" || next.kind !== "moved") return null;
  if (one.fields.figure !== next.fields.figure || one.fields.square !== next.fields.start) return null;
  return { ...next, fields: { ...next.fields, start: one.fields.start } };
}
