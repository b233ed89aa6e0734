import "@fontsource-variable/source-sans-3/wght.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/i18n/language.svelte.ts";
import { chunks } from "./lib/net/chunks.svelte.ts";
import { fetchGames } from "./lib/net/http.ts";
import { router } from "./lib/router.svelte.ts";
import { PAGES, WAITING } from "./pages/pages.ts";
import { settings } from "./lib/store/settings.svelte.ts";
import { listenForTouch } from "./lib/store/sound.ts";

settings.applyTheme();
listenForTouch(window);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.applyTheme());
// Vite's own word for a part that is not there, should one ever be fetched without `chunks.fetch`.
addEventListener("vite:preloadError", () => (chunks.missing = true));
// What every first page asks for is on its way while the sentences come.
const { page } = router.route;
if (page === "home" || page === "new") fetchGames().catch(() => undefined);
// The next pages are there before anybody has chosen a box: the one where a table is made, and the table.
if (page === "home") for (const next of [PAGES.new, PAGES.table]) void chunks.fetch<unknown>(next);
// Whoever comes by an invitation takes a seat first.
if (page === "table") void chunks.fetch(WAITING.join);
await language.start();
mount(App, { target: document.getElementById("app") as HTMLElement });
