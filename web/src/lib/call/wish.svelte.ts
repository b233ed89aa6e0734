/** Whether this person wants to be notified: their own word, and their browser's. */

import { recall, remember } from "../store/memory.ts";
import { has } from "./abilities.ts";

class Wish {
  /** What they said here; null as long as nobody asked them. */
  said: "yes" | "no" | null = $state(recall("calls") === "yes" ? "yes" : recall("calls") === "no" ? "no" : null);
  permission: NotificationPermission | "none" = $state(permission());

  get isGranted(): boolean {
    return this.said === "yes" && this.permission === "granted";
  }

  /** Whether to ask of our own accord: once, and only where the answer could be yes. */
  get isOpen(): boolean {
    return this.said === null && (this.permission === "default" || this.permission === "granted");
  }

  /** They want it; the browser asks them too, which it does only after a click. */
  async want(): Promise<void> {
    this.say("yes");
    if (permission() === "default") await Notification.requestPermission();
    this.permission = permission();
  }

  refuse(): void {
    this.say("no");
  }

  private say(said: "yes" | "no"): void {
    this.said = said;
    remember("calls", said);
  }
}

function permission(): NotificationPermission | "none" {
  return typeof window !== "undefined" && has("notifications", window) === "yes" ? Notification.permission : "none";
}

export const wish = new Wish();
