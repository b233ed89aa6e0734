/** The sentences as the pages are given them: without the notes for translators, and those of the frame with what
    stands on the lids of the boxes, so that the first page needs no game's sentences. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const FILE = /\.ftl\?raw$/;
const FRAME = "web";
/** Of every game. */
const ON_THE_LID = ["title", "tagline"];

export function withoutNotes(text: string): string {
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n")
    .trimStart();
}

/** One message with the lines that belong to it. */
export function messageOf(key: string, text: string): string {
  return new RegExp(`^${key} =.*\n(?:[ \\t]+.*\n)*`, "m").exec(text)?.[0] ?? "";
}

function lids(folder: string): string {
  const games = readdirSync(folder).map((name) => ({
    key: basename(name, ".ftl"),
    text: readFileSync(join(folder, name), "utf-8"),
  }));
  return games.flatMap(({ key, text }) => ON_THE_LID.map((part) => messageOf(`${key}-${part}`, text))).join("");
}

export function lightSentences(): Plugin {
  return {
    name: "light-sentences",
    enforce: "pre",
    load(id) {
      if (!FILE.test(id)) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      const more = basename(file, ".ftl") === FRAME ? lids(dirname(file)) : "";
      const text = withoutNotes(`${readFileSync(file, "utf-8")}\n${more}`);
      return { code: `export default ${JSON.stringify(text)};`, moduleSideEffects: false };
    },
  };
}
