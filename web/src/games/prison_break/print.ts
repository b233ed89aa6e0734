/** The small print on the buttons: who asks for an object, what a token would mark, which device it is. No rules: only
    what lies open. */

import type { Sentences } from "../../lib/i18n/sentences.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import { actorSquare, devicesAt, isGuarded } from "./claims.ts";
import { isMember, wishOf, type PrisonStage } from "./stage.ts";
import { toldOf } from "./told.ts";

/** Kinds that speak of an object by its name. */
const OF_OBJECTS = ["lose", "swap", "pick", "retrieve"];

export function smallPrint({ kind, fields }: Choice, stage: PrisonStage, sentences: Sentences): string {
  const here = actorSquare(stage);
  if (OF_OBJECTS.includes(kind)) return useOf(String(fields.object), stage, sentences);
  if (kind === "choose") return toldOf(sentences, "figure", String(fields.leader));
  if (kind === "keep_plan") return toldOf(sentences, "escape", String(fields.escape));
  if (kind === "play") return sentences.say("prison_break-tale", { cardKey: String(fields.card) });
  if (kind === "announce")
    return announcedBy(String(fields.announcement), stage)
      .map((key) => sentences.name("figure", key))
      .join(" · ");
  if (kind === "step")
    return isGuarded(stage, String(fields.square)) ? sentences.say("prison_break-web-print-guard_there") : "";
  if (here === null) return "";
  if (kind === "stop") return whoIsAt(here, stage, sentences);
  if (kind === "take") return useOf(stage.tokens[here]?.object ?? null, stage, sentences);
  if (kind === "lay") return markOf(here, stage, sentences);
  if (kind === "recruit") return recruitAt(here, stage, sentences);
  if (kind === "take_tool")
    return Object.keys(stage.tools)
      .filter((tool) => stage.tools[tool] === here)
      .map((tool) => sentences.name("tool", tool))
      .join(" · ");
  return kind === "disable" ? deviceAt(here, stage, sentences) : "";
}

/** The list says “the two of your card”: their names stand on it. */
function announcedBy(announcement: string, stage: PrisonStage): string[] {
  return announcement === "two" ? (stage.escapes[stage.card ?? ""]?.outsiders ?? []) : Object.keys(stage.wishes);
}

/** Whether anybody could want it: an outsider who may be recruited, a guard on the board, or nobody just now. */
export function useOf(object: string | null, stage: PrisonStage, sentences: Sentences): string {
  if (object === null) return "";
  const asks = waiting(stage).find((key) => wishOf(stage, key) === object);
  if (asks !== undefined)
    return sentences.say("prison_break-web-print-asked", { figure: sentences.name("figure", asks) });
  const guards = stage.guards.filter((guard) => guard.object === object).length;
  return sentences.say("prison_break-web-print-guards", { count: guards });
}

function waiting(stage: PrisonStage): string[] {
  return stage.announced.filter((key) => {
    const figure = stage.figures[key];
    return figure !== undefined && figure.square !== null && !isMember(figure);
  });
}

function markOf(here: string, stage: PrisonStage, sentences: Sentences): string {
  const card = stage.escapes[stage.card ?? ""];
  const left = sentences.say("prison_break-web-print-left", { count: stage.most.route - stage.route.length });
  if (card === undefined) return left;
  const place = stage.plan.squares.get(here)?.place ?? "";
  const mark = card.route.includes(place) ? "prison_break-web-print-on_plan" : "prison_break-web-print-decoy";
  return `${sentences.say(mark)} · ${left}`;
}

/** A guard, or somebody who is not of the team yet. What comes of it is the engine's to say. */
function whoIsAt(here: string, stage: PrisonStage, sentences: Sentences): string {
  const strangers = Object.values(stage.figures).filter((figure) => figure.square === here && !isMember(figure));
  const found = strangers.map(({ key }) =>
    sentences.say("prison_break-web-print-is_here", { figure: sentences.name("figure", key) }),
  );
  if (isGuarded(stage, here)) found.push(sentences.say("prison_break-web-print-guard_here"));
  return found.join(" · ");
}

function recruitAt(here: string, stage: PrisonStage, sentences: Sentences): string {
  const key = waiting(stage).find((one) => stage.figures[one]?.square === here);
  const wish = key === undefined ? null : wishOf(stage, key);
  if (key === undefined || wish === null) return "";
  return sentences.say("prison_break-web-print-recruit", {
    figure: sentences.name("figure", key),
    object: sentences.name("object", wish),
  });
}

function deviceAt(here: string, stage: PrisonStage, sentences: Sentences): string {
  const [device] = devicesAt(stage, here);
  if (device === undefined) return "";
  const card = stage.escapes[stage.card ?? ""];
  const name = sentences.name("device", device);
  if (card === undefined) return name;
  const mark = card.device === device ? "prison_break-web-print-on_plan" : "prison_break-web-print-off_plan";
  return `${name} · ${sentences.say(mark)}`;
}
