/** A moment of a match as a link names it: by the answer or draw that was shown last, and how many of its facts. The
    same whichever way the client of the day cuts the facts into scenes. */

import type { Fact } from "../net/protocol.ts";

type Scenes = readonly { facts: readonly Fact[] }[];
interface Moment {
  seq: number;
  told: number;
}

/** The moment after each scene. */
function momentsOf(scenes: Scenes): Moment[] {
  let [seq, told] = [0, 0];
  return scenes.map(({ facts }) => {
    for (const fact of facts) [seq, told] = [fact.seq, fact.seq === seq ? told + 1 : 1];
    return { seq, told };
  });
}

/** The entry of the record that each moment of a replay has come to, the beginning first. */
export function entriesOf(scenes: Scenes): number[] {
  return [0, ...momentsOf(scenes).map(({ seq }) => seq)];
}

/** What a link says of the moment after so many scenes; the beginning has none of them. */
export function momentAt(scenes: Scenes, at: number): string {
  const { seq, told } = momentsOf(scenes)[at - 1] ?? { seq: 0, told: 0 };
  return `${seq}.${told}`;
}

/** After how many scenes the moment has come that a link names; whatever it says, a place in this match. With none of
    its facts (`47.0`) it is the moment before that answer or draw. */
export function placeOf(scenes: Scenes, moment: string | undefined): number {
  const [, seq = "0", told = "1"] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(moment ?? "") ?? [];
  const wanted = { seq: Number(seq), told: Number(told) };
  if (wanted.seq === 0) return 0;
  const hasCome = (one: Moment): boolean => one.seq > wanted.seq || (one.seq === wanted.seq && one.told >= wanted.told);
  const found = momentsOf(scenes).findIndex(hasCome);
  if (found === -1) return scenes.length;
  return wanted.told === 0 ? found : found + 1;
}

/** Which turn it is, from 1 on, and how many there are; null where no turn has begun or none are told apart. */
export function turnAt(stops: readonly number[], scenes: number, at: number): { turn: number; turns: number } | null {
  const begun = stops.filter((stop) => stop > 0 && stop < scenes);
  const turn = begun.filter((stop) => stop <= at).length;
  return turn === 0 ? null : { turn, turns: begun.length };
}
