/** Cuts the fonts down when the client is built: to the letters of the two languages, and for the lids of the boxes,
    which stand on the first page, to those of the title.

    `import "@fontsource/<font>/latin-400.css"` brings the letters of the two languages, the same with `?title=<game>`
    those of that game's title alone; where both are on the page, the first has all of them. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import subsetFont from "subset-font";
import { TYPED, WRITTEN } from "./letters.ts";

const SHEET = /@fontsource(-variable)?\/[a-z0-9-]+\/[a-z0-9-]+\.css(?:\?title=([a-z_]+))?$/;
const FACE = /@font-face \{[^}]+\}/g;
const FILE = /url\(\.\/(files\/[a-z0-9-]+-latin-(?!ext)[a-z0-9-]+\.woff2)\)/;
/** Swashes, old figures and fractions are asked for nowhere. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk"];
/** Where the fonts that were cut are kept, as a path from the folder of a font. */
const KEPT = "../../.cache/escapade-fonts";

/** The title of a game in every language, as the sentences have it. */
export function titleOf(game: string, locales: string): string {
  return readdirSync(locales)
    .map((code) => readFileSync(join(locales, code, `${game}.ftl`), "utf-8"))
    .map((text) => new RegExp(`^${game}-title = (.+)$`, "m").exec(text)?.[1] ?? "")
    .join("");
}

/** The one face of a sheet that has our alphabet, with the file it names. */
function ownFace(sheet: string): { face: string; file: string } {
  for (const [face] of sheet.matchAll(FACE)) {
    const file = FILE.exec(face)?.[1];
    if (file !== undefined) return { face, file };
  }
  throw new Error("a font without latin letters");
}

/** The face as pages are given it: one file, and only where a title stands the letters that it is for. */
function lighter(face: string, address: string, letters: string | null): string {
  const plain = face
    .replace(/\s*unicode-range:[^;]+;/, "")
    .replace(/src:[^;]+;/, `src: url(${address}) format("woff2");`)
    .replace(" Variable'", "'");
  return letters === null ? plain : plain.replace("}", `  unicode-range: ${ranges(letters)};\n}`);
}

function ranges(letters: string): string {
  return [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(", ");
}

export function lightFonts(locales: string): Plugin {
  return {
    name: "light-fonts",
    enforce: "pre",
    // Tests of the boards look at no letter.
    apply: () => process.env.VITEST === undefined,
    async transform(sheet, id) {
      const [found, variable, game] = SHEET.exec(id.replaceAll("\\", "/")) ?? [];
      if (found === undefined) return null;
      const { face, file } = ownFace(sheet);
      // The font of the frame has every weight in it, and all that people may type: names stand in it.
      const kept = game !== undefined ? titleOf(game, locales) : variable !== undefined ? TYPED : WRITTEN;
      const letters = [...new Set(kept)].sort().join("");
      const name = `${basename(file, ".woff2").replace("-latin", "")}-${game ?? "all"}.woff2`;
      const options = { targetFormat: "woff2", noHinting: true, keepFeatures: FEATURES } as const;
      const home = dirname(id);
      mkdirSync(join(home, KEPT), { recursive: true });
      writeFileSync(join(home, KEPT, name), await subsetFont(readFileSync(join(home, file)), letters, options));
      return { code: lighter(face, `${KEPT}/${name}`, game === undefined ? null : letters), map: null };
    },
  };
}
