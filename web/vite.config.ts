import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { firstWords } from "./src/build/first_words.ts";
import { lightFonts } from "./src/build/fonts.ts";
import { packedCopies } from "./src/build/packing.ts";
import { lightSentences } from "./src/build/sentences.ts";
import { shellWorker } from "./src/worker/shell_worker.ts";

/** Where `run.py serve` listens when nothing else was asked for: `port` in src/escapade/server/settings.py. */
const SERVER = process.env.ESCAPADE_SERVER ?? "http://127.0.0.1:8765";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const LOCALES = fileURLToPath(new URL("../src/escapade/language/locales", import.meta.url));

/** What travels together: a request costs a journey to the server and back, and half a kilobyte of headers. So what the
    first page needs is one file, what the smaller pages need another, and what every table needs a third, with what
    several boards share. */
const TOGETHER = [
  { name: "first", tags: ["$initial" as const], priority: 3 },
  {
    name: "pages",
    test: /[\\/]src[\\/](pages[\\/]Setup|parts[\\/](MyTables|PublicTables))\.svelte/,
    priority: 2,
  },
  { name: "rules", test: /[\\/]src[\\/]parts[\\/]Markdown\.svelte/, priority: 2 },
  { name: "later", test: /[\\/]src[\\/]parts[\\/](Chat|End|Rematch|RulesDrawer|TableMenu)\.svelte/, priority: 0 },
  { name: "waiting", test: /[\\/]src[\\/](pages[\\/]Join|parts[\\/]Lobby)\.svelte/, priority: 0 },
  { name: "table", test: /[\\/]src[\\/](pages[\\/]TablePage\.svelte|lib[\\/](board|game)[\\/])/, priority: 1 },
];

export default defineConfig({
  plugins: [
    svelte(),
    lightFonts(LOCALES),
    lightSentences(),
    firstWords(HERE),
    shellWorker(HERE, LOCALES),
    packedCopies(HERE),
  ],
  resolve: {
    // The sentences are written once, beside the engine; the browser reads the very same files.
    alias: {
      "@locales": LOCALES,
      "@lib": fileURLToPath(new URL("./src/lib", import.meta.url)),
    },
  },
  build: {
    target: "es2022",
    // Fonts and pictures stay files of our own: a data: address would need a weaker content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // A busy machine takes a while to read a whole board for the first time.
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 30_000 },
});
