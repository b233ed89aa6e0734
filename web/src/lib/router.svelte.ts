/** Where we are: what stands after # in the address, which never reaches a server's log. */

export interface Route {
  page: "home" | "new" | "table" | "rules" | "replay";
  parts: string[];
}

const PAGES = ["new", "table", "rules", "replay"] as const;

export function readRoute(hash: string): Route {
  const [page = "", ...parts] = hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decode);
  const known = PAGES.find((name) => name === page);
  return known !== undefined && parts.length > 0 ? { page: known, parts } : { page: "home", parts: [] };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route: Route = $state.raw({ page: "home", parts: [] });

  constructor() {
    if (typeof location === "undefined") return;
    this.route = readRoute(location.hash);
    addEventListener("hashchange", () => {
      this.route = readRoute(location.hash);
      scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** The same page under another address, without a step back to the old one. */
  replace(path: string): void {
    history.replaceState(null, "", `#${path}`);
    this.route = readRoute(path);
  }
}

export const router = new Router();
