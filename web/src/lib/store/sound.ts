/** Small sounds, made on the spot; silent until somebody asks for them. */

import { settings } from "./settings.svelte.ts";

export type Sound = "dice" | "click" | "step" | "board" | "card" | "turn";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === "dice")
    for (let knock = 0; knock < 7; knock++) tap(now + knock * 0.08 + Math.random() * 0.03, 500, 0.04);
  else if (sound === "step") tap(now, 240, 0.05);
  else if (sound === "click") tap(now, 700, 0.03);
  else if (sound === "card") tap(now, 1400, 0.06);
  else for (const [place, tone] of [523, 659, 784].entries()) ring(now + place * 0.09, tone);
}

function tap(at: number, tone: number, length: number): void {
  note(at, tone * (0.9 + Math.random() * 0.2), length, "triangle", 0.25);
}

function ring(at: number, tone: number): void {
  note(at, tone, 0.25, "sine", 0.15);
}

function note(at: number, tone: number, length: number, type: OscillatorType, loudness: number): void {
  if (context === null) return;
  const voice = context.createOscillator();
  const level = context.createGain();
  voice.type = type;
  voice.frequency.value = tone;
  level.gain.setValueAtTime(loudness, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(level).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}
