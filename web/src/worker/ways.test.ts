import { expect, it } from "vitest";
import { marked, wayOf } from "./ways.ts";

const HERE = "https://play.example";

function way(path: string, more: { method?: string; mode?: string } = {}): string {
  return wayOf({ method: "GET", mode: "cors", url: new URL(path, HERE).href, ...more }, HERE);
}

it("asks the server for its pages first, and keeps the files of the client", () => {
  expect(way("/", { mode: "navigate" })).toBe("page");
  expect(way("/any/page", { mode: "navigate" })).toBe("page");
  expect(way("/assets/elba-x1.js")).toBe("file");
  expect(way("/favicon.svg")).toBe("file");
});

it("never touches what the server knows, what is sent, and what is not ours", () => {
  for (const path of ["/api/games", "/api", "/api/tables/x/join", "/healthz", "/metrics"]) {
    expect(way(path)).toBe("through");
    expect(way(path, { mode: "navigate" }), path).toBe("through");
  }
  expect(way("/assets/elba-x1.js", { method: "POST" })).toBe("through");
  expect(way("https://elsewhere.example/assets/a.js")).toBe("through");
  expect(way("/index.html")).toBe("through");
  expect(way("/worker.js")).toBe("through");
});

it("marks a page that was kept", () => {
  expect(marked('<!doctype html>\n<html lang="en">')).toBe('<!doctype html>\n<html data-offline lang="en">');
});
