/** What a tap means in a sharing: a thing first, then who shall have it; somebody first, and he may turn the page. */

import type { Claim } from "../../lib/choose/choose.ts";
import type { Choice } from "../../lib/net/protocol.ts";

/** A thing: out of the middle to anybody; out of a hand to another, down, or used. */
export function claimsOnThing(item: string, bearer: string | null): Claim[] {
  if (bearer === null) return [{ kind: "give", fields: { item } }];
  return ["hand", "lay", "use"].map((kind) => ({ kind, fields: { item, hero: bearer } }));
}

/** Somebody. With a thing chosen he gets it. With none he turns the page, or is given what lies in the middle: where
    something does, the first tap offers both and the second one names him, so that nothing is left behind unawares. */
export function claimsOnHero(hero: string, chosen: readonly Choice[] | null): Claim[] {
  const turn: Claim = { kind: "turn", fields: { hero } };
  const give: Claim = { kind: "give", fields: { hero } };
  if (chosen === null) return [turn, give];
  if (chosen.some(({ kind, fields }) => kind === "turn" && fields.hero === hero)) return [turn];
  if (chosen.some(({ kind }) => kind === "turn")) return [turn, give];
  return [give, { kind: "hand", fields: { target: hero } }];
}

/** Whether the thing that is chosen is in this one's hands: a tap on him lets go of it. */
export function holdsChosen(hero: string, chosen: readonly Choice[] | null): boolean {
  return chosen !== null && chosen.some(({ kind, fields }) => kind === "lay" && fields.hero === hero);
}

/** Whether this thing is the one that is chosen. */
export function isChosen(item: string, bearer: string | null, chosen: readonly Choice[] | null): boolean {
  const kind = bearer === null ? "give" : "lay";
  return (
    chosen !== null &&
    chosen.every(({ fields }) => fields.item === item) &&
    chosen.some((choice) => choice.kind === kind && (bearer === null || choice.fields.hero === bearer))
  );
}
