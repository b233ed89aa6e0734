/** The page once for each language, with hints to the browser what it will need: its sentences, and what there is to
    play. They come together with the script, and not only when that has started. The server gives everybody the page of
    the language they ask for. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SENTENCES = /\/locales\/([a-z]{2})\/(common|web)\.ftl\?raw$/;

/** What `fetchGames` asks for, in the very words of a fetch: otherwise it would be sent twice. */
const GAMES = '<link rel="preload" as="fetch" crossorigin href="/api/games">';

/** The page with the hints; in the language it is for, until the script says otherwise. */
export function pageFor(code: string, page: string, files: readonly string[]): string {
  const words = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const hints = [...words, GAMES].join("\n    ");
  return page.replace('<html lang="en">', `<html lang="${code}">`).replace("</head>", `  ${hints}\n  </head>`);
}

export function firstWords(root: string): Plugin {
  const folder = join(root, "dist");
  return {
    name: "first-words",
    apply: "build",
    writeBundle(_options, bundle) {
      const files = new Map<string, string[]>();
      for (const chunk of Object.values(bundle)) {
        const [, code] = SENTENCES.exec((chunk.type === "chunk" && chunk.facadeModuleId) || "") ?? [];
        if (code !== undefined) files.set(code, [...(files.get(code) ?? []), chunk.fileName]);
      }
      const page = readFileSync(join(folder, "index.html"), "utf-8");
      for (const [code, named] of files) writeFileSync(join(folder, `index.${code}.html`), pageFor(code, page, named));
    },
  };
}
