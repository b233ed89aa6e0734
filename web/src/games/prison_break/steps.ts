/** Steps of one figure that follow each other are one walk. */

import type { Sentences } from "../../lib/i18n/sentences.ts";
import type { Fact } from "../../lib/net/protocol.ts";

export function steps(one: Fact, next: Fact): Fact | null {
  if (one.kind !== "moved" || next.kind !== "moved") return null;
  if (one.fields.figure !== next.fields.figure || one.fields.square !== next.fields.start) return null;
  return { ...next, fields: { ...next.fields, start: one.fields.start } };
}

/** A walk that ends where it began is no way from one square to the same. */
export function toldWalk({ kind, fields }: Fact, sentences: Sentences): string | null {
  if (kind !== "moved" || fields.start !== fields.square) return null;
  return sentences.say("prison_break-web-came_back", {
    figure: sentences.name("figure", String(fields.figure)),
    square: sentences.name("square", String(fields.square)),
  });
}
