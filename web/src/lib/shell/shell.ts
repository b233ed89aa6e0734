/** The service worker that keeps the client in this browser; fetched when the first match is on the table, never
    before: whoever only looks in need not carry everything. */

import { has } from "../call/abilities.ts";
import { chunks } from "../net/chunks.svelte.ts";
import { whenIdle } from "../when_idle.ts";

const WORKER = "/worker.js";
/** Milliseconds between two looks whether there is a newer one, for a page that stays open for days. */
const LOOK_EVERY = 3_600_000;

let begun: Promise<void> | null = null;

/** Once for a page, when it has nothing better to do. */
export function keepShell(): void {
  if (begun !== null || !canKeep()) return;
  whenIdle(() => void worker().catch(() => undefined));
}

/** Built, and in a browser that has workers, at an address where it lets them in. */
export function canKeep(): boolean {
  return import.meta.env.PROD && has("offline", window) === "yes";
}

/** The worker at once: somebody has asked for what only a worker can do. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  begun ??= register();
  await begun;
  return navigator.serviceWorker.ready;
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER);
  let looked = Date.now();
  registration.addEventListener("updatefound", () => void watch(registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    // Without a connection there is nothing newer.
    registration.update().catch(() => undefined);
  });
}

/** Another worker is there: is it this page that is old? One that was opened since is of the new build already. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state !== "installed" || navigator.serviceWorker.controller === null) return;
    void isOld(fetchPage).then((old) => (chunks.newer ||= old));
  });
}

async function fetchPage(): Promise<string> {
  const answer = await fetch("/index.html", { cache: "no-cache" });
  return answer.ok ? answer.text() : "";
}

/** Whether the server's page starts with another script than this one did. */
export async function isOld(page: () => Promise<string>): Promise<boolean> {
  const script = document.querySelector('script[type="module"]')?.getAttribute("src");
  const found = await page().catch(() => "");
  return script != null && found !== "" && !found.includes(script);
}
