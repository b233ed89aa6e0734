/** The small print on a choice's button: on a phone the page and the cards on the wall may be out of sight. */

import type { Sentences } from "../../lib/i18n/sentences.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import { stepWords } from "./content.ts";
import { heroOf, type CastleStage } from "./stage.ts";

/** Answers about a thing in somebody's hands. */
const THINGS = ["use", "lay", "drop"];

export function smallPrint({ kind, fields }: Choice, stage: CastleStage, sentences: Sentences): string {
  if (kind === "go") return priceOf(String(fields.way), stage, sentences);
  if (THINGS.includes(kind)) return sentences.name("item_use", String(fields.item));
  if (kind === "give") return carriedBy(String(fields.hero), stage, sentences);
  if (kind === "hand") return carriedBy(String(fields.target), stage, sentences);
  return "";
}

/** The price of a way. */
function priceOf(key: string, stage: CastleStage, sentences: Sentences): string {
  const way = stage.box.cards[stage.card ?? ""]?.ways?.find((one) => one.key === key);
  return way === undefined ? "" : stepWords(sentences, way.steps).join(" · ");
}

/** What is in the hands that shall take one thing more. */
function carriedBy(hero: string, stage: CastleStage, sentences: Sentences): string {
  const items = heroOf(stage, hero)?.items ?? [];
  const hands = items.reduce((sum, item) => sum + (stage.box.items[item]?.hands ?? 1), 0);
  return items.length === 0
    ? ""
    : sentences.say("dark_castle-web-carries", {
        hands,
        items: items.map((item) => sentences.name("item", item)).join(", "),
      });
}
