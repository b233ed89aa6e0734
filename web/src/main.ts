import "@fontsource-variable/source-sans-3/wght.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/i18n/language.svelte.ts";
import { chunks } from "./lib/net/chunks.svelte.ts";
import { fetchGames } from "./lib/net/http.ts";
import { router } from "./lib/router.svelte.ts";
import { settings } from "./lib/store/settings.svelte.ts";
import { listenForTouch } from "./lib/store/sound.ts";

settings.applyTheme();
listenForTouch(window);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.applyTheme());
// Vite's own word for a part that is not there, should one ever be fetched without `chunks.fetch`.
addEventListener("vite:preloadError", () => (chunks.missing = true));
// What every first page asks for is on its way while the sentences come.
if (router.route.page === "home" || router.route.page === "new") fetchGames().catch(() => undefined);
await language.start();
mount(App, { target: document.getElementById("app") as HTMLElement });
