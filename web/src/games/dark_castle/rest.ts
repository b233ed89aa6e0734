/** The rest between two pages (DC-26): what can be done with a thing, and who may turn the page. All of it is read off
    the list of the engine. */

import { fits, type Claim } from "../../lib/choose/choose.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import type { CastleStage } from "./stage.ts";

/** A thing, and in whose hands it is; null is the middle. */
export interface Thing {
  item: string;
  bearer: string | null;
}

/** Where a thing can be let go: over somebody, or in the middle. */
export type Place = { hero: string } | "middle";

const QUESTIONS = ["share", "turn", "consent", "drop"];

/** Whether the party rests: a page is done, or none was turned yet, and the next one is not turned. What a page takes
    from somebody is asked for in the middle of it, and is no rest. */
export function isResting(stage: Pick<CastleStage, "card" | "done" | "heroes">, question: string | undefined): boolean {
  const between = stage.done || stage.card === null;
  return between && stage.heroes.length > 0 && QUESTIONS.includes(question ?? "");
}

/** Everything that may be done with a thing. Out of the middle it is given; out of a hand it is handed on, put down,
    let go or used. */
export function claimsOn({ item, bearer }: Thing): Claim[] {
  if (bearer === null) return [{ kind: "give", fields: { item } }];
  return [
    ...["hand", "lay", "use"].map((kind) => ({ kind, fields: { item, hero: bearer } })),
    { kind: "drop", fields: { item } },
  ];
}

/** What letting go of a thing over a place means: over another it changes hands, over its own bearer it is eaten or
    used, in the middle it is put down. */
export function claimsAt({ item, bearer }: Thing, place: Place): Claim[] {
  if (place === "middle")
    return bearer === null
      ? []
      : [
          { kind: "lay", fields: { item, hero: bearer } },
          { kind: "drop", fields: { item } },
        ];
  if (bearer === null) return [{ kind: "give", fields: { item, hero: place.hero } }];
  if (place.hero === bearer) return [{ kind: "use", fields: { item, hero: bearer } }];
  return [{ kind: "hand", fields: { item, hero: bearer, target: place.hero } }];
}

/** What to ask about where that cannot be. */
export function wordsAt({ item, bearer }: Thing, place: Place): string {
  if (place === "middle") return `lay ${item} ${bearer ?? ""}`.trim();
  if (bearer === null) return `give ${item} ${place.hero}`;
  return place.hero === bearer ? `use ${item} ${bearer}` : `hand ${item} ${bearer} ${place.hero}`;
}

/** The one choice of the list that a claim names, if there is one. */
export function only(choices: readonly Choice[], claims: readonly Claim[]): Choice | null {
  return choices.find((choice) => claims.some((claim) => fits(choice, claim))) ?? null;
}
