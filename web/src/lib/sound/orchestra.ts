/** Plays notes and places through the browser's own synthesiser. */

import type { Ambience, Layer } from "./ambience.ts";
import { VOICES, type Note, type Sound } from "./voices.ts";

/** Low, because nobody asked for it. */
const LEVEL = 0.32;
const AMBIENCE = 0.16;
const SILENT = 0.0001;

export class Orchestra {
  private readonly context: AudioContext;
  private readonly noise: AudioBuffer;
  private readonly out: GainNode;
  private place: { ambience: Ambience; stop: () => void } | null = null;

  constructor(context: AudioContext) {
    this.context = context;
    this.out = context.createGain();
    this.out.gain.value = LEVEL;
    this.out.connect(context.destination);
    this.noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  }

  play(sound: Sound): void {
    // A context that slept (the page was hidden) wakes up with the next touch; what is over by then is not made up for.
    if (this.context.state !== "running") void this.context.resume();
    const now = this.context.currentTime + 0.01;
    for (const note of VOICES[sound]) this.note(note, now);
  }

  surround(ambience: Ambience | null): void {
    if (ambience === (this.place?.ambience ?? null)) return;
    this.place?.stop();
    this.place = null;
    if (ambience === null) return;
    const level = this.context.createGain();
    level.gain.setValueAtTime(SILENT, this.context.currentTime);
    level.gain.exponentialRampToValueAtTime(AMBIENCE, this.context.currentTime + 2);
    level.connect(this.context.destination);
    const ends = ambience.map((layer) => this.layer(layer, level));
    this.place = {
      ambience,
      stop: () => {
        for (const end of ends) end();
        level.disconnect();
      },
    };
  }

  private note({ at, length, wave, from, to = from, loud, narrow = 1, swells = false }: Note, now: number): void {
    const [start, end] = [now + at, now + at + length];
    const level = this.context.createGain();
    level.gain.setValueAtTime(swells ? SILENT : loud, start);
    if (swells) level.gain.exponentialRampToValueAtTime(loud, start + length * 0.4);
    level.gain.exponentialRampToValueAtTime(SILENT, end);
    level.connect(this.out);
    const voice = wave === "noise" ? this.hiss(narrow, level) : this.tone(wave, level);
    voice.pitch.setValueAtTime(from, start);
    voice.pitch.exponentialRampToValueAtTime(to, end);
    voice.source.start(start);
    voice.source.stop(end);
  }

  private tone(wave: OscillatorType, into: AudioNode): { source: AudioScheduledSourceNode; pitch: AudioParam } {
    const source = this.context.createOscillator();
    source.type = wave;
    source.connect(into);
    return { source, pitch: source.frequency };
  }

  private hiss(narrow: number, into: AudioNode): { source: AudioScheduledSourceNode; pitch: AudioParam } {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = this.context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = narrow;
    source.connect(filter).connect(into);
    return { source, pitch: filter.frequency };
  }

  private layer(layer: Layer, into: AudioNode): () => void {
    if (layer.kind === "tick") {
      const tick = (): void => this.tick(layer.pitch, layer.loud, into);
      const timer = setInterval(tick, layer.every * 1000);
      return () => clearInterval(timer);
    }
    const level = this.context.createGain();
    level.gain.value = layer.loud;
    level.connect(into);
    const voice = layer.kind === "hum" ? this.tone("sine", level) : this.hiss(layer.narrow, level);
    voice.pitch.value = layer.pitch;
    voice.source.start();
    const swell = layer.kind === "noise" ? this.swell(level.gain, layer.loud * 0.7, layer.swell) : null;
    return () => {
      voice.source.stop();
      swell?.stop();
    };
  }

  /** Up and down so many times a second, as waves and wind do. */
  private swell(gain: AudioParam, depth: number, pace: number): OscillatorNode {
    const wave = this.context.createOscillator();
    const level = this.context.createGain();
    wave.frequency.value = pace;
    level.gain.value = depth;
    wave.connect(level).connect(gain);
    wave.start();
    return wave;
  }

  private tick(pitch: number, loud: number, into: AudioNode): void {
    const level = this.context.createGain();
    const now = this.context.currentTime;
    level.gain.setValueAtTime(loud, now);
    level.gain.exponentialRampToValueAtTime(SILENT, now + 0.09);
    level.connect(into);
    const { source, pitch: param } = this.tone("triangle", level);
    param.value = pitch;
    source.start(now);
    source.stop(now + 0.1);
  }
}
