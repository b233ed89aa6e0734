import { beforeAll, expect, it, vi } from "vitest";

const target = new EventTarget();
let sound: typeof import("./sound.ts");
let settings: typeof import("./settings.svelte.ts").settings;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  sound = await import("./sound.ts");
  ({ settings } = await import("./settings.svelte.ts"));
  sound.listenForTouch(target);
});

it("is on, and silent until the first touch; ambience is off", () => {
  expect([settings.sound, settings.ambience]).toEqual([true, false]);
  expect(sound.isHeard("dice", 1000)).toBe(false);
  target.dispatchEvent(new Event("pointerdown"));
  expect(sound.isHeard("dice", 1000)).toBe(true);
});

it("hears no echo: what comes at once is one sound", () => {
  expect([sound.isHeard("step", 5000), sound.isHeard("step", 5030), sound.isHeard("step", 5080)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(sound.isHeard("card", 5030)).toBe(true);
});

it("is off for whoever switched it off", () => {
  settings.setSound(false);
  expect(sound.isHeard("dice", 9000)).toBe(false);
});
