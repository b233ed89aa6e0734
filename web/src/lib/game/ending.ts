/** What a game tells of a match that is over: its picture, its tale, its curve, its luck. Everything comes from the
    facts of the whole match, with nothing hidden; nothing is claimed that was not counted. */

import type { Component } from "svelte";
import type { Sentences } from "../i18n/sentences.ts";
import type { Fact, GameInfo } from "../net/protocol.ts";
import type { Outcome } from "./view.ts";

/** A finished match, as it can be told. */
export interface Ended {
  facts: readonly Fact[];
  outcome: Outcome;
  seats: number;
  game: GameInfo;
}

/** A sentence that is still to be said: its key, its params, and which of them are names of what. */
export interface Telling {
  key: string;
  params: Record<string, string | number>;
  /** By param, the type of what it names: `seat`, or one of the game's. */
  names: Record<string, string>;
}

/** One line of a curve: whose it is, and a value for every step, the one before the first included. */
export interface Series {
  type: string;
  value: string;
  color: string;
  values: number[];
}

export interface Curve {
  /** What is counted (`ending-curve-…`), and what a step is (`ending-step-…`). */
  counts: string;
  step: string;
  /** The most that a value can be, or the most that there was. */
  top: number;
  series: Series[];
}

export interface Ending<Stage extends object> {
  /** The inside of a drawing of 1200 by 440. */
  Picture: Component<{ stage: Stage; ended: Ended; names: readonly string[]; sentences: Sentences }>;
  /** The colours and the font of the band below the picture, where it is shared. */
  band: { ground: string; ink: string; soft: string; display: string; text: string };
  tale(ended: Ended): Telling[];
  curve(ended: Ended): Curve | null;
  luck(ended: Ended): Telling[];
}

export function telling(
  key: string,
  params: Record<string, string | number> = {},
  names: Record<string, string> = {},
): Telling {
  return { key, params, names };
}

/** The sentence itself, with names in the reader's language; each name has its key beside it, for its article. */
export function said({ key, params, names }: Telling, sentences: Sentences): string {
  const words = Object.entries(params).flatMap(([name, value]): [string, string | number][] => {
    const type = names[name];
    if (type === undefined) return [[name, value]];
    return [
      [name, nameOf(type, String(value), sentences)],
      [`${name}Key`, value],
    ];
  });
  return sentences.say(key, Object.fromEntries(words));
}

export function nameOf(type: string, value: string, sentences: Sentences): string {
  return type === "seat" || (type === "guest" && /^p\d+$/.test(value))
    ? sentences.seat(value)
    : sentences.name(type, value);
}

export function seatIn(word: unknown): number {
  return Number(String(word).slice(1));
}
