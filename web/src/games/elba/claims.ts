/** What a click on a thing may mean: parts of actions, to be looked for in the legal list. No rule is known here. */

import { narrow, type Claim } from "../../lib/choose/choose.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import type { ElbaStage } from "./stage.ts";

/** A room means going there; if one cannot, it means pushing somebody into it. */
export function placeClaims(choices: readonly Choice[], place: string): Claim[] {
  const going: Claim[] = [
    { kind: "move", fields: { place } },
    { kind: "jump", fields: { room: place } },
  ];
  return narrow(choices, going).length > 0 ? going : [{ kind: "push", fields: { place } }];
}

/** A Guest stands for the room too: one goes there, fights or pushes; pushing others into it is meant only if nothing
    else can be. */
export function guestClaims(choices: readonly Choice[], guest: string, place: string | null): Claim[] {
  const own: Claim[] = [
    { kind: "push", fields: { guest } },
    { kind: "fight", fields: { guest } },
  ];
  if (place === null) return own;
  const room = placeClaims(choices, place);
  return room.every(({ kind }) => kind === "push") && narrow(choices, own).length > 0 ? own : [...room, ...own];
}

export function handClaims(letter: string): Claim[] {
  return [
    { kind: "put", fields: { letter } },
    { kind: "give_hand", fields: { letter } },
  ];
}

/** The Bag: a first letter narrows to what can be kept with it, a second one decides, the same card again keeps it
    alone. */
export function bagClaims(letter: string, chosen: { letter: string; same: boolean } | null): Claim[] {
  const away: Claim[] = [
    { kind: "discard", fields: { letter } },
    { kind: "give_bag", fields: { letter } },
  ];
  if (chosen?.same === true) return [{ kind: "keep_one", fields: { letter } }, ...away];
  if (chosen !== null) {
    return [
      { kind: "keep_two", fields: { first: chosen.letter, second: letter } },
      { kind: "keep_two", fields: { first: letter, second: chosen.letter } },
    ];
  }
  return [
    { kind: "keep_one", fields: { letter } },
    { kind: "keep_two", fields: { first: letter } },
    { kind: "keep_two", fields: { second: letter } },
    ...away,
  ];
}

const KEPT = ["keep_word", "keep_two", "keep_one", "keep_nothing"];

/** One's own ways come before pushing others about, and the way out before all. */
const ACTS = ["escape", "move", "jump", "push", "end"];

/** What keeps most comes first: words, the longest before all, then two letters, one, none. */
export function inOrder(choices: readonly Choice[]): readonly Choice[] {
  if (choices.every(({ kind }) => ACTS.includes(kind)))
    return [...choices].sort((one, other) => ACTS.indexOf(one.kind) - ACTS.indexOf(other.kind));
  if (!choices.some(({ kind }) => KEPT.includes(kind))) return choices;
  const length = ({ fields }: Choice): number => String(fields.word ?? "").length;
  return [...choices].sort(
    (one, other) => KEPT.indexOf(one.kind) - KEPT.indexOf(other.kind) || length(other) - length(one),
  );
}

/** A word that keeps the whole Bag, or one that opens a door: most players look for just these. */
export function isLikelyWord(
  { kind, fields }: Choice,
  { players, spells, active }: Pick<ElbaStage, "players" | "spells" | "active">,
): boolean {
  if (kind !== "keep_word" || active === null) return false;
  const letters = (word: string): string => [...word].sort().join("");
  const word = String(fields.word);
  return (
    word.length === players[active]?.bag.length ||
    (spells[active]?.escape_words.some((way) => letters(way) === letters(word)) ?? false)
  );
}

export interface Word {
  kind: string;
  word: string;
}

export interface WordRow {
  use: "out" | "weapon" | "jump" | "other";
  words: Word[];
}

/** Words by what the Bag does with them, as the view tells it: ways out first, then weapons, then jumps, then the rest.
 */
export function wordRows(
  words: readonly Word[],
  spellings: Record<string, string[]>,
  uses: Record<"out" | "weapon" | "jump", readonly string[]>,
): WordRow[] {
  const rows: WordRow[] = [
    { use: "out", words: [] },
    { use: "weapon", words: [] },
    { use: "jump", words: [] },
    { use: "other", words: [] },
  ];
  for (const word of words) {
    const written = spellings[word.word] ?? [word.word];
    rows.find(({ use }) => use === "other" || uses[use].some((one) => written.includes(one)))?.words.push(word);
  }
  return rows.filter((row) => row.words.length > 0);
}

/** The words that can be kept or put to the vote, longest first. */
export function wordsToChoose(choices: readonly Choice[]): Word[] {
  return choices
    .filter(({ kind }) => kind === "keep_word" || kind === "propose")
    .map(({ kind, fields }) => ({ kind, word: String(fields.word) }))
    .sort((one, other) => other.word.length - one.word.length || one.word.localeCompare(other.word));
}
