/** Builds the service worker behind the client: in one file without imports, with the list of what it keeps. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build, type Plugin } from "vite";
import type { Sentences } from "./push.ts";

const LANGUAGES = ["en", "fr"];
const CALLS = ["turn", "begun", "rematch", "chat"];
/** The page, its mark, and all that has a name of its own build; the packed copies are the server's business. */
const KEPT = /^\/(index\.html|favicon\.svg|assets\/.*(?<!\.br|\.gz))$/;

/** What is said without a page; nothing but these few sentences need go with every visit. */
function sentences(locales: string): Sentences {
  const titles: Sentences["titles"] = {};
  const bodies: Sentences["bodies"] = {};
  for (const code of LANGUAGES) {
    const bundle = new FluentBundle(code, { useIsolating: false });
    const files = readdirSync(join(locales, code)).filter((name) => name.endsWith(".ftl"));
    for (const name of files) bundle.addResource(new FluentResource(readFileSync(join(locales, code, name), "utf-8")));
    const say = (key: string, params: Record<string, string> = {}): string => {
      const message = bundle.getMessage(key);
      if (message?.value == null) throw new Error(`${code} has no ${key}`);
      return bundle.formatPattern(message.value, params);
    };
    const games = files.map((name) => name.replace(".ftl", "")).filter((name) => bundle.hasMessage(`${name}-title`));
    titles[code] = Object.fromEntries(
      CALLS.map((call) => [
        call,
        Object.fromEntries(games.map((game) => [game, say("web-call-title", { call, game: say(`${game}-title`) })])),
      ]),
    );
    bodies[code] = Object.fromEntries(CALLS.map((call) => [call, say("web-push-body", { call })]));
  }
  return { titles, bodies };
}

/** What is kept of the build, as addresses. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length).replaceAll("\\", "/")}/${entry.name}`)
    .filter((file) => KEPT.test(file))
    .sort();
}

export function shellWorker(root: string, locales: string): Plugin {
  const folder = join(root, "dist");
  return {
    name: "shell-worker",
    apply: "build",
    async closeBundle() {
      const files = filesOf(folder);
      const digest = createHash("sha256");
      for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
      const version = digest.digest("hex").slice(0, 16);
      await build({
        configFile: false,
        root,
        logLevel: "warn",
        publicDir: false,
        define: { BUILD: JSON.stringify({ version, files, sentences: sentences(locales) }) },
        build: {
          target: "es2022",
          emptyOutDir: false,
          outDir: folder,
          lib: {
            entry: join(root, "src/worker/worker.ts"),
            formats: ["iife"],
            name: "worker",
            fileName: () => "worker.js",
          },
        },
      });
    },
  };
}
