/** The time of day, for whoever shows how it passes: it ticks only while somebody looks. */

import { createSubscriber } from "svelte/reactivity";

const TICK = 500;

class Clock {
  private readonly watch = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.watch();
    return Date.now();
  }
}

export const clock = new Clock();
