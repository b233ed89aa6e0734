/** What is heard at a table: on unless somebody switched it off, silent until the page was touched once. The voices
    themselves are fetched when the first of them is wanted. */

import { chunks } from "../net/chunks.svelte.ts";
import type { Ambience } from "../sound/ambience.ts";
import type { Orchestra } from "../sound/orchestra.ts";
import type { Sound } from "../sound/voices.ts";
import { settings } from "./settings.svelte.ts";

export type { Sound } from "../sound/voices.ts";

/** The same sound again within so many milliseconds is one sound: without motion many facts come at once. */
const APART = 70;

let touched = false;
let orchestra: Promise<Orchestra | null> | null = null;
const last = new Map<Sound, number>();

/** From the first touch on; whoever opens a page in a quiet room is not startled. */
export function listenForTouch(target: EventTarget): void {
  const touch = (): void => void (touched = true);
  for (const kind of ["pointerdown", "keydown"]) target.addEventListener(kind, touch, { capture: true, once: true });
}

/** Whether a sound may be heard now: it is wanted, somebody is there, and it is not the echo of itself. */
export function isHeard(sound: Sound, now: number): boolean {
  if (!settings.sound || !touched || now - (last.get(sound) ?? -APART) < APART) return false;
  last.set(sound, now);
  return true;
}

export function play(sound: Sound): void {
  if (isHeard(sound, Date.now())) void wake().then((found) => found?.play(sound));
}

/** What is heard of a place all the time; null is silence. */
export function surround(ambience: Ambience | null): void {
  const wanted = settings.sound && settings.ambience && touched ? ambience : null;
  if (wanted === null && orchestra === null) return;
  void wake().then((found) => found?.surround(wanted));
}

function wake(): Promise<Orchestra | null> {
  orchestra ??= chunks.fetch(async () => {
    const { Orchestra } = await import("../sound/orchestra.ts");
    return new Orchestra(new AudioContext());
  });
  return orchestra;
}
