import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/i18n/language.svelte.ts";
import { chunks } from "./lib/net/chunks.svelte.ts";
import { settings } from "./lib/store/settings.svelte.ts";

settings.applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.applyTheme());
// Vite's own word for a part that is not there, should one ever be fetched without `chunks.fetch`.
addEventListener("vite:preloadError", () => (chunks.missing = true));
await language.start();
mount(App, { target: document.getElementById("app") as HTMLElement });
