/** What a table needs for no first decision: fetched when the board stands, and there before anybody asks for it. */

import { chunks } from "../lib/net/chunks.svelte.ts";
import { whenIdle } from "../lib/when_idle.ts";

export const LATER = {
  chat: () => import("./Chat.svelte"),
  end: () => import("./End.svelte"),
  menu: () => import("./TableMenu.svelte"),
  rematch: () => import("./Rematch.svelte"),
  rules: () => import("./RulesDrawer.svelte"),
};

export function fetchLater(): void {
  whenIdle(() => {
    for (const load of Object.values(LATER)) void chunks.fetch<unknown>(load);
  });
}
