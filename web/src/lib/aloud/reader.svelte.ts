/** Reads a text aloud by the browser's own voices, in the reader's language, and says which word is being spoken. Where
    there is no voice for it there is nothing to be heard, and nothing to be seen of it. */

import { breaths, endOfWord, type Breath } from "./sentences.ts";

/** What is needed of a browser. */
export type Synthesis = Pick<SpeechSynthesis, "speak" | "cancel" | "getVoices" | "addEventListener">;
export type MakeUtterance = (text: string) => SpeechSynthesisUtterance;

/** The word that is being spoken: in which text, from where to where. */
export interface SpokenWord {
  id: string;
  start: number;
  end: number;
}

export class Reader {
  /** What is being read; null in silence. */
  reading: string | null = $state(null);
  word: SpokenWord | null = $state.raw(null);
  private voices: readonly SpeechSynthesisVoice[] = $state.raw([]);
  private readonly synthesis: Synthesis | undefined;
  private readonly make: MakeUtterance;
  /** Every reading has a number: what an older one still tells is not heard. */
  private number = 0;

  constructor(synthesis: Synthesis | undefined, make: MakeUtterance) {
    this.synthesis = synthesis;
    this.make = make;
    this.voices = synthesis?.getVoices() ?? [];
    // Some browsers find their voices late.
    synthesis?.addEventListener("voiceschanged", () => (this.voices = synthesis.getVoices()));
  }

  /** Whether there is a voice for a language. */
  speaks(language: string): boolean {
    return this.voiceFor(language) !== undefined;
  }

  /** Texts, one after the other, each under a name of its own. */
  read(texts: readonly { id: string; text: string }[], language: string): void {
    this.stop();
    const voice = this.voiceFor(language);
    if (this.synthesis === undefined || voice === undefined) return;
    const number = this.number;
    const said = texts.flatMap(({ id, text }) => breaths(text).map((breath) => ({ id, text, breath })));
    said.forEach(({ id, text, breath }, place) => {
      const utterance = this.utter(breath, voice);
      const isCurrent = (): boolean => this.number === number;
      utterance.onstart = () => {
        if (isCurrent()) this.reading = id;
      };
      utterance.onboundary = ({ charIndex, charLength, name }) => {
        if (!isCurrent() || name === "sentence") return;
        const start = breath.start + charIndex;
        this.word = { id, start, end: charLength > 0 ? start + charLength : endOfWord(text, start) };
      };
      utterance.onend = utterance.onerror = () => {
        if (isCurrent() && place === said.length - 1) this.hush();
      };
      this.synthesis?.speak(utterance);
    });
    this.reading = said[0]?.id ?? null;
  }

  stop(): void {
    this.number += 1;
    if (this.reading !== null) this.synthesis?.cancel();
    this.hush();
  }

  private hush(): void {
    this.reading = null;
    this.word = null;
  }

  private utter({ text }: Breath, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
    const utterance = this.make(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    // A tale is not read in a hurry.
    utterance.rate = 0.95;
    return utterance;
  }

  /** One that lives on this machine before one that needs a network. */
  private voiceFor(language: string): SpeechSynthesisVoice | undefined {
    const fitting = this.voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
    return fitting.find(({ localService }) => localService) ?? fitting[0];
  }
}

/** The voice of this page. */
export const reader = new Reader(
  (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis,
  (text) => new SpeechSynthesisUtterance(text),
);
