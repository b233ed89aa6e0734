/** The shelf: every `<game>/cover.ts` is a box. They are here before any game is fetched. */

import type { Component } from "svelte";

/** What stands on the lid of a box. */
export interface Lid {
  Cover: Component;
  minutes: [number, number];
  /** How many sit down when nothing else was asked for. */
  seats: number;
  /** The place on the shelf: smaller numbers stand further to the left. */
  order: number;
}

const FOUND = import.meta.glob<Lid>("./*/cover.ts", { import: "default", eager: true });

/** The boxes by game, from left to right. */
export const LIDS: (Lid & { key: string })[] = Object.entries(FOUND)
  .map(([path, lid]) => ({ ...lid, key: path.split("/")[1] ?? "" }))
  .sort((one, other) => one.order - other.order);
