/** What a click on the plan may mean, and what to ask about when it means nothing. No rules: only kinds and fields. */

import type { Claim } from "../../lib/choose/choose.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import type { PrisonStage } from "./stage.ts";

/** Kinds that speak of the square where the figure on turn stands. */
const HERE = [
  "stop",
  "lay",
  "search",
  "pick",
  "recruit",
  "bribe",
  "take_tool",
  "disable",
  "done",
  "take",
  "leave",
  "throw",
];

export function actorSquare(stage: PrisonStage): string | null {
  return stage.actor === null ? null : (stage.figures[stage.actor]?.square ?? null);
}

/** The zone or building where the figure on turn stands. */
export function placeOf(stage: PrisonStage): string | null {
  return stage.plan.squares.get(actorSquare(stage) ?? "")?.place ?? null;
}

/** Whether a route token can be laid here, on a place of one's own plan. */
export function isMarkWanted(stage: PrisonStage, choices: readonly Choice[]): boolean {
  const wanted = stage.escapes[stage.card ?? ""]?.route ?? [];
  return choices.some(({ kind }) => kind === "lay") && wanted.includes(placeOf(stage) ?? "");
}

export function devicesAt(stage: PrisonStage, square: string): string[] {
  return stage.plan.devices.filter((device) => device.square === square).map(({ key }) => key);
}

export function squareClaims(stage: PrisonStage, square: string): Claim[] {
  const claims: Claim[] = [{ fields: { square } }];
  for (const device of devicesAt(stage, square)) claims.push({ kind: "watch", fields: { device } });
  for (const [object, at] of Object.entries(stage.lying))
    if (at === square) claims.push({ kind: "retrieve", fields: { object } });
  if (actorSquare(stage) === square) claims.push(...HERE.map((kind) => ({ kind })));
  return claims;
}

export function figureClaims(figure: string): Claim[] {
  return [{ fields: { leader: figure } }, { kind: "name", fields: { figure } }];
}

export function objectClaims(object: string): Claim[] {
  return ["lose", "swap", "pick", "retrieve"].map((kind) => ({ kind, fields: { object } }));
}

/** The thing one was about to do with a square, in the game's words. */
export function squareWords(stage: PrisonStage, question: string | undefined, square: string): string {
  const verbs: Record<string, string> = {
    post: "post",
    guard_place: "post",
    go: "go",
    peek: "peek",
    dismiss: "dismiss",
  };
  const verb = verbs[question ?? ""];
  if (verb !== undefined) return `${verb} ${square}`;
  const [device] = devicesAt(stage, square);
  if (question === "bellick")
    return device !== undefined && !isGuarded(stage, square) ? `watch ${device}` : `guard ${square}`;
  if (question === "act" && actorSquare(stage) === square) return "search";
  return `step ${square}`;
}

export function isGuarded(stage: PrisonStage, square: string): boolean {
  return stage.guards.some((guard) => guard.square === square);
}

/** Squares that something on the list speaks of, and of what kind: how they are drawn. */
export function targets(stage: PrisonStage, choices: readonly Choice[]): Map<string, string> {
  const found = new Map<string, string>();
  const here = actorSquare(stage);
  for (const { kind, fields } of choices) {
    if (typeof fields.square === "string") found.set(fields.square, kind);
    const device = kind === "watch" ? stage.plan.devices.find(({ key }) => key === fields.device) : undefined;
    if (device !== undefined && !found.has(device.square)) found.set(device.square, kind);
    const lies = kind === "retrieve" ? stage.lying[String(fields.object)] : undefined;
    if (lies !== undefined) found.set(lies, kind);
    if (here !== null && HERE.includes(kind) && !found.has(here)) found.set(here, "here");
  }
  return found;
}

/** What is seldom wanted stands last: on a phone the steps must not lie below five ways to talk about the plan. */
const SELDOM = ["add_third", "show", "give_up"];

export function seldomLast(choices: readonly Choice[]): readonly Choice[] {
  const last = ({ kind }: Choice): number => Number(SELDOM.includes(kind));
  return [...choices].sort((one, other) => last(one) - last(other));
}
