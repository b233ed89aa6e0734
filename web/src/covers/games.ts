/** The shelf: what the boxes say on their lids. Games that are not on this server yet are not shown. */

import "@fontsource/baloo-2/latin-700.css";
import "@fontsource/im-fell-english/latin-400.css";
import "@fontsource/pirata-one/latin-400.css";
import "@fontsource/special-elite/latin-400.css";
import type { Component } from "svelte";
import DarkCastle from "./DarkCastle.svelte";
import Elba from "./Elba.svelte";
import Evades from "./Evades.svelte";
import PrisonBreak from "./PrisonBreak.svelte";

export interface Lid {
  key: string;
  Cover: Component;
  minutes: [number, number];
  /** How many sit down when nothing else was asked for. */
  seats: number;
}

export const LIDS: Lid[] = [
  { key: "evades", Cover: Evades, minutes: [20, 40], seats: 4 },
  { key: "elba", Cover: Elba, minutes: [45, 90], seats: 4 },
  { key: "dark_castle", Cover: DarkCastle, minutes: [20, 40], seats: 3 },
  { key: "prison_break", Cover: PrisonBreak, minutes: [60, 90], seats: 4 },
];
