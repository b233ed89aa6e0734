/** How this person likes it: theme, pace, sound, name. Kept by the browser. */

import { recall, remember } from "./memory.ts";

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "usual" | "fast" | "none";

const PACES: Record<Pace, number> = { slow: 0.6, usual: 1, fast: 2, none: 0 };

class Settings {
  theme: Theme = $state(oneOf(["auto", "light", "dark"], recall("theme"), "auto"));
  pace: Pace = $state(oneOf(["slow", "usual", "fast", "none"], recall("pace"), "usual"));
  sound: boolean = $state(recall("sound") === "on");
  hints: boolean = $state(recall("hints") !== "off");
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

  setHints(on: boolean): void {
    this.hints = on;
    remember("hints", on ? "on" : "off");
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
