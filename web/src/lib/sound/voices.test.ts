import { expect, it, vi } from "vitest";
import type { Ambience } from "./ambience.ts";
import { Orchestra } from "./orchestra.ts";
import { VOICES, type Sound } from "./voices.ts";

const SOUNDS = Object.keys(VOICES) as Sound[];

it.each(SOUNDS)("%s is short, low enough, and made of notes that a browser can play", (sound) => {
  const notes = VOICES[sound];
  expect(notes.length).toBeGreaterThan(0);
  expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThan(2.5);
  for (const { at, length, from, to = from, loud } of notes) {
    expect(Math.min(at, 0)).toBe(0);
    expect(Math.min(length, from, to, loud)).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(0.6);
  }
});

/** A synthesiser that keeps a list of what was started and stopped. */
function fake(): { context: AudioContext; started: string[]; stopped: string[] } {
  const [started, stopped]: [string[], string[]] = [[], []];
  const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = (name: string): object => ({
    gain: param,
    frequency: param,
    Q: param,
    connect: (next: object) => next,
    disconnect: () => undefined,
    start: () => started.push(name),
    stop: () => stopped.push(name),
  });
  const context = {
    currentTime: 0,
    sampleRate: 100,
    state: "running",
    destination: {},
    createBuffer: () => ({ getChannelData: () => new Float32Array(4) }),
    createGain: () => node("gain"),
    createOscillator: () => node("tone"),
    createBufferSource: () => node("noise"),
    createBiquadFilter: () => node("filter"),
  };
  return { context: context as unknown as AudioContext, started, stopped };
}

it("starts every note of a sound, and stops it again", () => {
  const { context, started, stopped } = fake();
  new Orchestra(context).play("candle");
  expect(started).toEqual(["noise", "noise"]);
  expect(stopped).toEqual(started);
});

it("surrounds a place until another one, or none, is wanted", () => {
  const { context, started, stopped } = fake();
  const sea: Ambience = [
    { kind: "noise", pitch: 500, narrow: 1, loud: 0.5, swell: 0.1 },
    { kind: "hum", pitch: 50, loud: 0.1 },
  ];
  const orchestra = new Orchestra(context);
  orchestra.surround(sea);
  orchestra.surround(sea);
  expect(started).toEqual(["noise", "tone", "tone"]);
  expect(stopped).toEqual([]);
  orchestra.surround(null);
  expect(stopped.sort()).toEqual(["noise", "tone", "tone"]);
});
