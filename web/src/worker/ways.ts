/** Which way a request goes. The worker keeps the files of the client and nothing else: what the server knows is asked
    of the server. */

/** page: from the server, or what was kept of it; file: what was kept, or from the server; through: none of ours. */
export type Way = "page" | "file" | "through";

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

const SERVERS_OWN = ["/api", "/healthz", "/metrics"];
/** Their names change with what is in them, so that what was kept under one is always right. */
const ASSETS = "/assets/";

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: asked, pathname } = new URL(url);
  const isServers = SERVERS_OWN.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (method !== "GET" || asked !== origin || isServers) return "through";
  if (mode === "navigate") return "page";
  return pathname.startsWith(ASSETS) || pathname === "/favicon.svg" ? "file" : "through";
}

/** The page as it was kept, with a mark by which it knows that the server did not answer. */
export function marked(page: string): string {
  return page.replace("<html", "<html data-offline");
}
