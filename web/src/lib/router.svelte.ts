/** Where we are: what stands after # in the address, which never reaches a server's log. */

import { landing } from "./landing.ts";

export interface Route {
  page: "home" | "new" | "table" | "seat" | "rules" | "replay" | "analysis" | "about" | "mine";
  path: string[];
}

const PAGES = ["new", "table", "seat", "rules", "replay", "analysis", "about", "mine"] as const;
/** The pages that are about nothing in particular. */
const WHOLE: readonly string[] = ["mine"];

export function readRoute(hash: string): Route {
  const [page = "", ...path] = hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decode);
  const known = PAGES.find((name) => name === page);
  return known !== undefined && (path.length > 0 || WHOLE.includes(known))
    ? { page: known, path }
    : { page: "home", path: [] };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route: Route = $state.raw({ page: "home", path: [] });

  constructor() {
    if (typeof location === "undefined") return;
    const landed = landing(location.pathname, location.hash);
    if (landed !== null) history.replaceState(null, "", landed);
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
