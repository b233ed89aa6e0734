/** How this person likes it: theme, pace, sound, name. Kept by the browser. */

import { recall, remember } from "./memory.ts";

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "usual" | "fast" | "none";

const PACES: Record<Pace, number> = { slow: 0.6, usual: 1, fast: 2, none: 0 };

class Settings {
  theme: Theme = $state(oneOf(["auto", "light", "dark"], recall("theme"), "auto"));
  pace: Pace = $state(oneOf(["slow", "usual", "fast", "none"], recall("pace"), "usual"));
  sound: boolean = $state(recall("sound") !== "off");
  /** What is heard of the place itself; only for those who ask for it. */
  ambience: boolean = $state(recall("ambience") === "on");
  hints: boolean = $state(recall("hints") !== "off");
  /** All choices as a list, also those that the board offers. */
  list: boolean = $state(recall("list") === "on");
  /** Dice that one would throw oneself fall by themselves. */
  fightsRun: boolean = $state(recall("fights") === "run");
  /** Bots that play along say what they would do, where people decide. */
  counsel: boolean = $state(recall("counsel") !== "off");
  /** Tales are read aloud by themselves. */
  aloud: boolean = $state(recall("aloud") === "on");
  name: string = $state(recall("name") ?? "");

  applyTheme(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.applyTheme();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  setAmbience(on: boolean): void {
    this.ambience = on;
    remember("ambience", on ? "on" : "off");
  }

  setHints(on: boolean): void {
    this.hints = on;
    remember("hints", on ? "on" : "off");
  }

  setList(on: boolean): void {
    this.list = on;
    remember("list", on ? "on" : "off");
  }

  setFightsRun(on: boolean): void {
    this.fightsRun = on;
    remember("fights", on ? "run" : "wait");
  }

  setCounsel(on: boolean): void {
    this.counsel = on;
    remember("counsel", on ? "on" : "off");
  }

  setAloud(on: boolean): void {
    this.aloud = on;
    remember("aloud", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  /** How fast events are shown; the system's wish for less motion is stronger than ours. */
  speed(): number {
    return reducedMotion() ? 0 : PACES[this.pace];
  }
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null, otherwise: Value): Value {
  return values.find((known) => known === value) ?? otherwise;
}

export const settings = new Settings();
