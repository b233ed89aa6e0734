import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shellWorker } from "./src/worker/shell_worker.ts";

/** Where `run.py serve` listens when nothing else was asked for: `port` in src/escapade/server/settings.py. */
const SERVER = process.env.ESCAPADE_SERVER ?? "http://127.0.0.1:8765";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const LOCALES = fileURLToPath(new URL("../src/escapade/language/locales", import.meta.url));

export default defineConfig({
  plugins: [svelte(), shellWorker(HERE, LOCALES)],
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
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // A busy machine takes a while to read a whole board for the first time.
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 30_000 },
});
