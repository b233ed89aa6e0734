import { expect, it } from "vitest";
import { Reader, type Synthesis } from "./reader.svelte.ts";
import { breaths, endOfWord } from "./sentences.ts";

interface Uttered {
  text: string;
  lang?: string;
  voice?: { lang: string };
  onstart?: () => void;
  onboundary?: (event: { charIndex: number; charLength?: number; name: string }) => void;
  onend?: () => void;
}

/** A browser with these voices, which says nothing by itself. */
function browser(...languages: string[]) {
  const said: Uttered[] = [];
  let cancelled = 0;
  let later: () => void = () => undefined;
  const voices = languages.map((lang) => ({ lang, localService: !lang.startsWith("en-GB"), name: lang }));
  const synthesis = {
    speak: (one: Uttered) => said.push(one),
    cancel: () => (cancelled += 1),
    getVoices: () => voices,
    addEventListener: (_kind: string, listener: () => void) => (later = listener),
  };
  const reader = new Reader(synthesis as unknown as Synthesis, (text) => ({ text }) as SpeechSynthesisUtterance);
  const find = (lang: string): void => {
    voices.push({ lang, localService: true, name: lang });
    later();
  };
  return { reader, said, find, cancelled: () => cancelled };
}

const TALE = "The gaoler sleeps. Do you dare?";

it("reads sentence by sentence in the language of the reader, and marks the word in the whole text", () => {
  const { reader, said } = browser("de-DE", "en-GB", "en-US", "fr-FR");
  reader.read([{ id: "tale", text: TALE }], "en");
  expect(said.map(({ text }) => text)).toEqual(["The gaoler sleeps.", "Do you dare?"]);
  expect(said.every(({ lang }) => lang === "en-US")).toBe(true);
  expect(reader.reading).toBe("tale");
  said[0]?.onboundary?.({ charIndex: 4, charLength: 6, name: "word" });
  expect(TALE.slice(reader.word?.start, reader.word?.end)).toBe("gaoler");
  said[1]?.onboundary?.({ charIndex: 3, name: "word" });
  expect(TALE.slice(reader.word?.start, reader.word?.end)).toBe("you");
  said[1]?.onend?.();
  expect([reader.reading, reader.word]).toEqual([null, null]);
});

it("stops when it is told to, and hears nothing more of what it stopped", () => {
  const { reader, said, cancelled } = browser("fr-FR");
  reader.read([{ id: "tale", text: "Le geôlier dort." }], "fr");
  reader.stop();
  expect([reader.reading, cancelled()]).toEqual([null, 1]);
  said[0]?.onboundary?.({ charIndex: 3, charLength: 7, name: "word" });
  said[0]?.onend?.();
  expect(reader.word).toBeNull();
});

it("is silent where there is no voice for the language, and where the browser has none at all", () => {
  const { reader, said, find } = browser("de-DE");
  expect(reader.speaks("fr")).toBe(false);
  reader.read([{ id: "tale", text: TALE }], "fr");
  expect([said, reader.reading]).toEqual([[], null]);
  find("fr_CA");
  expect(reader.speaks("fr")).toBe(true);
  const mute = new Reader(undefined, () => {
    throw new Error("nothing to speak with");
  });
  mute.read([{ id: "tale", text: TALE }], "en");
  expect([mute.speaks("en"), mute.reading]).toEqual([false, null]);
});

it("reads several texts one after the other, and is done with the last", () => {
  const { reader, said } = browser("en-US");
  reader.read(
    [
      { id: "tale", text: "It burns." },
      { id: "ending", text: "It is out." },
    ],
    "en",
  );
  said[0]?.onend?.();
  expect(reader.reading).toBe("tale");
  said[1]?.onstart?.();
  expect(reader.reading).toBe("ending");
  said[1]?.onend?.();
  expect(reader.reading).toBeNull();
});

it("cuts a text into breaths that lie where they lay", () => {
  const text = "« Qui va là ? » dit-il… Personne !";
  for (const { text: one, start } of breaths(text)) expect(text.startsWith(one, start)).toBe(true);
  expect(breaths(text).length).toBeGreaterThan(1);
  expect(breaths("")).toEqual([]);
  expect(endOfWord("Do you dare?", 3)).toBe(6);
});
