/** Sentences of a game, by shapes and content: what `escapade.language` does in Python, with the same params. */

import type { Outcome, Question } from "../game/view.ts";
import type { Choice, CoachWord, Fact, FieldInfo, Figure, GameInfo, ShapeInfo } from "../net/protocol.ts";
import { fewSpellings } from "./spellings.ts";

export type Params = Record<string, string | number>;
export interface Speaker {
  say(key: string, params?: Params): string;
  knows(key: string): boolean;
}

export interface Reason {
  code: string;
  params: Record<string, unknown>;
  rule: string;
}

/** Nearer to 0 or 1 than this a chance is none. */
const SURE = 1e-9;

/** Everything about one match that its sentences need: the game, who sits where, who is looking. */
export class Sentences {
  private readonly speaker: Speaker;
  readonly game: GameInfo;
  readonly names: readonly string[];
  readonly you: number | null;

  constructor(speaker: Speaker, game: GameInfo, names: readonly string[], you: number | null) {
    this.speaker = speaker;
    this.game = game;
    this.names = names;
    this.you = you;
  }

  say(key: string, params: Params = {}): string {
    return this.speaker.say(key, params);
  }

  /** Whether there is such a sentence: of a pack's own keys nobody may have told anything. */
  knows(key: string): boolean {
    return this.speaker.knows(key);
  }

  /** A choice in words; the question's key, where the same action means more than one thing. */
  action(choice: Pick<Choice, "kind" | "fields"> & Partial<Choice>, question = ""): string {
    return this.tell("action", this.game.actions, choice.kind, choice.fields, { question });
  }

  /** Several actions of one kind at once: what they do not share is left open with dots. */
  actions(kind: string, fixed: Record<string, unknown>): string {
    const group = `${this.game.key}-web-group-${kind}`;
    if (Object.keys(fixed).length === 0 && this.speaker.knows(group)) return this.say(group);
    const shape = named(this.game.actions, kind);
    const params: Params = { question: "", ...(shape === undefined ? {} : this.params(shape.fields, fixed)) };
    for (const field of shape?.fields ?? []) if (!(field.name in fixed)) params[field.name] = "…";
    return this.say(`${this.game.key}-action-${kind}`, params);
  }

  event(fact: Pick<Fact, "kind" | "fields">): string {
    return this.tell("event", this.game.events, fact.kind, fact.fields);
  }

  chance(kind: string, field: string, value: string): string {
    return this.tell("chance", this.game.chances, kind, { [field]: value });
  }

  question(question: Question): string {
    const asked = this.you !== null && question.waiting_for.includes(`p${this.you}`);
    const shape = named(this.game.questions, question.key);
    const params = shape === undefined ? {} : this.params(shape.fields, question.fields);
    Object.assign(params, this.seats("waiting_for", question.waiting_for));
    return this.say(`${this.game.key}-question-${question.key}${asked ? "" : "-others"}`, params);
  }

  reason(reason: Reason): string {
    const shape = named(this.game.reasons, reason.code);
    if (shape !== undefined) {
      return this.say(`${this.game.key}-why-${reason.code}`, this.params(shape.fields, reason.params));
    }
    if (reason.code === "over") return this.say("why-over");
    return this.say("why-not_your_turn", this.seats("waiting_for", list(reason.params.waiting_for)));
  }

  /** Why a bot would do it: the game's own sentence or one of every game, about things told by type, and numbers. */
  because(reason: string, params: Record<string, string>): string {
    const own = `${this.game.key}-because-${reason}`;
    const key = this.speaker.knows(own) ? own : `common-because-${reason}`;
    const word = (type: string, value: string): string =>
      type === "number" || type === "share" ? value : this.name(type, value);
    const words = Object.entries(params).map(([type, value]): [string, string] => [type, word(type, value)]);
    return this.speaker.knows(key) ? this.say(key, Object.fromEntries(words)) : "";
  }

  /** A figure that was counted about a choice. */
  odds({ key, unit, value, params }: Figure): string {
    const words = Object.entries(params).map(([type, name]): [string, string] => [type, this.name(type, name)]);
    return this.say(`${this.game.key}-odds-${key}`, { ...Object.fromEntries(words), value: this.figure(unit, value) });
  }

  /** A share as a percentage, never sure where it is not; an amount with its sign and a tenth. */
  private figure(unit: Figure["unit"], value: number): string {
    if (unit === "share") {
      const percent = Math.round(100 * value);
      const sure = value < SURE || value > 1 - SURE;
      return this.say("odds-share", { percent: sure ? percent : Math.min(99, Math.max(1, percent)) });
    }
    const tenths = Math.round(Math.abs(value) * 10);
    const sign = tenths === 0 ? "" : value < 0 ? "−" : "+";
    return this.say("odds-amount", { sign, whole: Math.floor(tenths / 10), tenth: tenths % 10 });
  }

  /** What the coach adds to a hint; `other` is the next best choice in words. */
  coach(word: CoachWord, other: string): string {
    const share = (value: number): string => this.figure("share", value);
    const told = (value: number): string => this.figure(word.unit, value).replace("+", "");
    const figures = { first: told(word.first), second: told(word.second) };
    return this.say("coach-word", {
      first: share(word.win),
      low: share(word.low),
      high: share(word.high),
      second: share(word.other_win),
      action: other,
      clear: word.clear ? "yes" : "no",
      differs: word.key === "" ? "" : this.say(`${this.game.key}-coach-${word.key}`, figures),
    }).trimEnd();
  }

  outcome(outcome: Outcome): string {
    const params = this.seats(
      "winners",
      outcome.winners.map((seat) => `p${seat}`),
      null,
    );
    const scores = outcome.winners.map((seat) => outcome.scores?.[seat] ?? 0);
    params.points = Math.max(0, ...scores);
    return this.say(`${this.game.key}-outcome-${outcome.reason}`, params);
  }

  /** The name of a content key, which may use what stands before it in its shape; a pack's own keys stay themselves. */
  name(type: string, value: string, before: Params = {}): string {
    const key = `${this.game.key}-${type}-${value}`;
    return this.speaker.knows(key) ? this.say(key, before) : value;
  }

  seat(word: string): string {
    if (word === "chance" || word === "spectator") return this.say(`seat-${word}`);
    const seat = Number(word.slice(1));
    return this.names[seat] ?? this.say("seat-name", { number: seat + 1 });
  }

  private tell(
    family: string,
    shapes: ShapeInfo[],
    kind: string,
    fields: Record<string, unknown>,
    more: Params = {},
  ): string {
    const shape = named(shapes, kind);
    const params = shape === undefined ? more : { ...more, ...this.params(shape.fields, fields) };
    return this.say(`${this.game.key}-${family}-${kind}`, params);
  }

  private params(fields: FieldInfo[], values: Record<string, unknown>): Params {
    const params: Params = {};
    for (const field of fields) {
      const value = values[field.name] ?? null;
      params[field.name] = this.value(field, value, params);
      params[`${field.name}Key`] = value === null ? "none" : String(value);
      if (mayBeSeat(field)) params[`${field.name}IsYou`] = this.isYou(value) ? "yes" : "no";
    }
    return params;
  }

  private isYou(value: unknown): boolean {
    return this.you !== null && value === `p${this.you}`;
  }

  private value(field: FieldInfo, value: unknown, before: Params): string | number {
    if (value === null) return this.say("nothing");
    if (field.type === "number") return Number(value);
    const word = String(value);
    if (field.type === "seat" || (mayBeSeat(field) && /^p\d+$/.test(word))) return this.seat(word);
    const labels = this.game.labels?.[field.type];
    // A table may play with another list of words than the one that every browser has.
    return labels === undefined
      ? this.name(field.type, word, before)
      : fewSpellings(labels[word] ?? word.toUpperCase());
  }

  private seats(name: string, words: string[], you: number | null = this.you): Params {
    const shown = words.map((word) => (you !== null && word === `p${you}` ? this.say("seat-you") : this.seat(word)));
    const key = words.length === 1 ? (words[0] ?? "many") : "many";
    return { [name]: this.join(shown), [`${name}Key`]: key, [`${name}Count`]: words.length };
  }

  private join(shown: string[]): string {
    const [last, before, ...rest] = [...shown].reverse();
    if (last === undefined) return this.say("list-nobody");
    if (before === undefined) return last;
    return rest.reduce(
      (text, first) => this.say("list-more", { first, rest: text }),
      this.say("list-two", { first: before, last }),
    );
  }
}

function mayBeSeat(field: FieldInfo): boolean {
  return field.type === "seat" || field.values[0] === "p0";
}

function named(shapes: ShapeInfo[], name: string): ShapeInfo | undefined {
  return shapes.find((shape) => shape.name === name);
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Error codes are `refused.stale`; keys have `-` instead of the dot. */
export function errorKey(code: string): string {
  return `error-${code.replace(/\./g, "-")}`;
}
