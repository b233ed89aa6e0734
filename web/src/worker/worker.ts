/** The service worker: keeps the files of one build of the client, opens the page when the server does not answer, and
    tells what the server pushes while no page is open.

    It never takes over from an older one by itself: pages of the older build go on with the files that were kept for
    them, and the browser changes workers when the last of them is closed. */

import { readMessage, type Sentences } from "./push.ts";
import type { Scope } from "./scope.ts";
import { marked, wayOf } from "./ways.ts";

/** Filled in when the client is built: see shell_worker.ts. */
declare const BUILD: { version: string; files: string[]; sentences: Sentences };

// Read once: each time that it is named, the whole of it is written there.
const { version, files, sentences } = BUILD;
const scope = self as unknown as Scope;
const PREFIX = "escapade-";
const CACHE = `${PREFIX}${version}`;
const PAGE = "/index.html";
const ICON = "/icons/icon-192.png";

scope.addEventListener("install", (event) => event.waitUntil(keepAll()));
scope.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
scope.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way === "page") event.respondWith(fetch(event.request).catch(keptPage));
  else if (way === "file") event.respondWith(keptFile(event.request));
});
scope.addEventListener("push", (event) => event.waitUntil(tell(event.data?.text() ?? "")));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path?: string } | null)?.path ?? "/"));
});

/** All or nothing. What an older worker keeps under the same name need not be fetched again. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted: string[] = [];
  for (const file of files) {
    const known = file.startsWith("/assets/") ? await caches.match(file) : undefined;
    if (known === undefined) wanted.push(file);
    else await cache.put(file, known);
  }
  await cache.addAll(wanted);
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function keptFile(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}

async function keptPage(): Promise<Response> {
  const page = await (await caches.open(CACHE)).match(PAGE);
  if (page === undefined) return Response.error();
  const headers = new Headers(page.headers);
  headers.delete("Content-Length");
  return new Response(marked(await page.text()), { headers });
}

function windows(): ReturnType<Scope["clients"]["matchAll"]> {
  return scope.clients.matchAll({ type: "window", includeUncontrolled: true });
}

async function tell(text: string): Promise<void> {
  const { title, body, tag, path } = readMessage(text, sentences);
  // Whoever looks at the table sees it.
  const seen = (await windows()).some(({ url, visibilityState }) => isAt(url, path) && visibilityState === "visible");
  if (!seen) await scope.registration.showNotification(title, { body, tag, icon: ICON, data: { path } });
}

/** The page of the table, wherever it is open; else a new one. */
async function open(path: string): Promise<void> {
  const there = (await windows()).find(({ url }) => isAt(url, path));
  if (there === undefined) await scope.clients.openWindow(`/#${path}`);
  else await there.focus();
}

function isAt(url: string, path: string): boolean {
  const { hash } = new URL(url);
  return hash === `#${path}` || hash.startsWith(`#${path}/`);
}
