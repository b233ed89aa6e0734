/** Narrowing the list of legal actions, click by click. No rule of any game: only kinds, fields and values. */

import type { Choice, ShapeInfo } from "../net/protocol.ts";

export type Value = string | number | boolean | null;

/** Part of an action: its kind, some of its fields, or both. */
export interface Claim {
  kind?: string;
  fields?: Record<string, Value>;
}

export function fits(choice: Choice, claim: Claim): boolean {
  if (claim.kind !== undefined && choice.kind !== claim.kind) return false;
  return Object.entries(claim.fields ?? {}).every(([name, value]) => same(choice.fields[name], value));
}

/** Content keys are texts, counted fields may be numbers: `4` clicked is `"4"` listed. */
function same(one: unknown, other: unknown): boolean {
  return one === other || (one !== undefined && one !== null && other !== null && String(one) === String(other));
}

/** What is left when any of the claims may be meant: a click on a prisoner means the prisoner or the die. */
export function narrow(legal: readonly Choice[], claims: readonly Claim[]): Choice[] {
  return legal.filter((choice) => claims.some((claim) => fits(choice, claim)));
}

/** The different values a field still has, in the order of the list. */
export function valuesOf(legal: readonly Choice[], field: string): string[] {
  const found = new Set<string>();
  for (const choice of legal) {
    const value = choice.fields[field];
    if (value !== undefined && value !== null) found.add(String(value));
  }
  return [...found];
}

/** The fields on which the choices differ, in the order of their shapes: what is left to be asked. */
export function openFields(legal: readonly Choice[]): string[] {
  const names = new Set(legal.flatMap((choice) => Object.keys(choice.fields)));
  return [...names].filter((name) => {
    const values = new Set(legal.map((choice) => String(choice.fields[name] ?? "")));
    return values.size > 1;
  });
}

export interface Group {
  kind: string;
  choices: Choice[];
}

/** The list by kind, kinds in the order in which they first stand there. */
export function byKind(legal: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of legal) {
    const group = groups.get(choice.kind);
    if (group === undefined) groups.set(choice.kind, [choice]);
    else group.push(choice);
  }
  return [...groups].map(([kind, choices]) => ({ kind, choices }));
}

export type Pick =
  { outcome: "act"; choice: Choice } | { outcome: "narrowed"; choices: Choice[] } | { outcome: "impossible" };

/** What a click on the board comes to: one action, a shorter list to choose from, or a reason to be asked for. */
export function pick(legal: readonly Choice[], narrowed: readonly Choice[] | null, claims: readonly Claim[]): Pick {
  // A second click first refines what the first one left; if that is nothing, it starts afresh.
  for (const list of narrowed === null ? [legal] : [narrowed, legal]) {
    const left = narrow(list, claims);
    if (left.length === 1 && left[0] !== undefined) return { outcome: "act", choice: left[0] };
    if (left.length > 1) return { outcome: "narrowed", choices: left };
  }
  return { outcome: "impossible" };
}

export interface Entry {
  kind: string;
  /** The fields that all choices behind this entry share; the others are still open. */
  fixed: Record<string, unknown>;
  choices: Choice[];
}

/** More entries than this push the board away on a phone: groups stay folded then. */
const COMFORT = 8;
/** Of one group; who wants another opens it. */
const PROMINENT = 3;

/** A list that fits the hand: the choices themselves if they are few, else groups by kind, then field by field.
    Where there is room a small group stands there unfolded: nobody should click twice for one of three doors.
    What is `prominent` stands for itself before the group it belongs to. */
export function menu(
  legal: readonly Choice[],
  most: number,
  folded: readonly string[] = [],
  prominent: (choice: Choice) => boolean = () => false,
): Entry[] {
  const seldom = byKind(legal).filter(({ kind, choices }) => folded.includes(kind) && choices.length > 1);
  const usual = legal.filter(({ kind }) => !seldom.some((group) => group.kind === kind));
  if (seldom.length > 0 && usual.length > 0) {
    return [...menu(usual, most, [], prominent), ...seldom.map((group) => entryOf(group.kind, group.choices))];
  }
  if (legal.length <= most) return single(legal);
  const kinds = byKind(legal);
  if (kinds.length > 1) {
    const unfolded = unfold(kinds, Math.min(most, COMFORT));
    return kinds.flatMap((group) => (unfolded.has(group.kind) ? single(group.choices) : folding(group, prominent)));
  }
  const [field] = openFields(legal);
  if (field === undefined) return single(legal);
  return valuesOf(legal, field).map((value) =>
    entryOf(legal[0]?.kind ?? "", narrow(legal, [{ fields: { [field]: value } }])),
  );
}

/** The smallest groups first, for as long as the whole list fits. */
function unfold(groups: readonly Group[], most: number): Set<string> {
  let room = most - groups.length;
  const unfolded = new Set<string>();
  for (const { kind, choices } of [...groups].sort((one, other) => one.choices.length - other.choices.length)) {
    room -= choices.length - 1;
    if (room < 0) break;
    unfolded.add(kind);
  }
  return unfolded;
}

function single(choices: readonly Choice[]): Entry[] {
  return choices.map((choice) => entryOf(choice.kind, [choice]));
}

/** A few of a long group, then the others. */
function folding({ kind, choices }: Group, prominent: (choice: Choice) => boolean): Entry[] {
  const first = choices.filter(prominent).slice(0, PROMINENT);
  const others = choices.filter((choice) => !first.includes(choice));
  return [...single(first), ...(others.length > 0 ? [entryOf(kind, others)] : [])];
}

function entryOf(kind: string, choices: Choice[]): Entry {
  const first = choices[0];
  const open = new Set(openFields(choices));
  const fixed = Object.entries(first?.fields ?? {}).filter(([name]) => !open.has(name));
  return { kind, fixed: Object.fromEntries(fixed), choices };
}

/** The rule behind each kind of answer: the one that the question is asked by, where that names it, else its first. */
export function rulesOf(kinds: readonly string[], actions: readonly ShapeInfo[], asked: string | undefined): string[] {
  const rules = kinds.flatMap((kind) => {
    const own = actions.find(({ name }) => name === kind)?.rules ?? [];
    return asked !== undefined && own.includes(asked) ? [asked] : own.slice(0, 1);
  });
  return [...new Set(rules)];
}
