/** The language of the page and its sentences: the same Fluent files and the same keys as the engine's own. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { asWritten } from "./numbers.ts";
import { chunks } from "../net/chunks.svelte.ts";
import { remember, recall } from "../store/memory.ts";

export const LANGUAGES = ["en", "fr"] as const;
export type Code = (typeof LANGUAGES)[number];

/** Each file is a chunk of its own, fetched when it is first needed: a game's sentences come with its board. */
const FILES = import.meta.glob<string>("@locales/*/*.ftl", { query: "?raw", import: "default" });

type Params = Record<string, FluentVariable>;

class Language {
  code: Code = $state("en");
  /** Goes up with every file read, so that what was said before is said again. */
  private version = $state(0);
  private bundles = new Map<Code, FluentBundle>();
  private read = new Set<string>();
  private wanted = new Set(["common", "web"]);

  /** The language chosen before, else the browser's first that we speak. */
  async start(): Promise<void> {
    const chosen = recall("language");
    const spoken = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))];
    await this.speak(spoken.find(isCode) ?? "en");
  }

  async speak(code: Code): Promise<void> {
    await this.fetchAll(code);
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Another language, if all of its sentences are to be had: half a page of it helps nobody. */
  async choose(code: Code): Promise<void> {
    if (!(await this.fetchAll(code))) return;
    remember("language", code);
    await this.speak(code);
  }

  /** Have the sentences of a file at hand, now and after every change of language; whether they are. */
  async need(...files: string[]): Promise<boolean> {
    for (const file of files) this.wanted.add(file);
    return this.fetchAll(this.code);
  }

  say(key: string, params: Params = {}): string {
    void this.version;
    const bundle = this.bundles.get(this.code);
    const message = bundle?.getMessage(key);
    if (bundle === undefined || message?.value == null) return key;
    return bundle.formatPattern(message.value, asWritten(params), []);
  }

  knows(key: string): boolean {
    void this.version;
    return this.bundles.get(this.code)?.hasMessage(key) ?? false;
  }

  private async fetchAll(code: Code): Promise<boolean> {
    return (await Promise.all([...this.wanted].map((file) => this.fetchOne(code, file)))).every(Boolean);
  }

  private async fetchOne(code: Code, file: string): Promise<boolean> {
    const path = Object.keys(FILES).find((known) => known.endsWith(`/${code}/${file}.ftl`));
    const load = path === undefined ? undefined : FILES[path];
    if (load === undefined || this.read.has(`${code}/${file}`)) return true;
    const text = await chunks.fetch(load);
    if (text === null) return false;
    this.read.add(`${code}/${file}`);
    bundleOf(this.bundles, code).addResource(new FluentResource(text));
    this.version += 1;
    return true;
  }
}

export function bundleOf(bundles: Map<Code, FluentBundle>, code: Code): FluentBundle {
  const bundle = bundles.get(code) ?? new FluentBundle(code, { useIsolating: false });
  bundles.set(code, bundle);
  return bundle;
}

export function isCode(text: string | null): text is Code {
  return (LANGUAGES as readonly (string | null)[]).includes(text);
}

export const language = new Language();

/** Short, because every template says something. */
export const say = (key: string, params: Params = {}): string => language.say(key, params);
