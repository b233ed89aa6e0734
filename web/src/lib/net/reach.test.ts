import { afterEach, expect, test, vi } from "vitest";
import { isLoopback, Reach } from "./reach.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

function answering(...origins: string[]): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ origins }))));
}

test("names of this machine mean nothing to others", () => {
  expect(["localhost", "127.0.0.1", "127.9.9.9", "[::1]", "a.localhost"].every(isLoopback)).toBe(true);
  expect(["192.168.1.20", "play.example", "localhost.example", "[fd12::20]"].some(isLoopback)).toBe(false);
});

test("a page at a loopback address shows the address of the house", async () => {
  answering("http://192.168.1.20:8765", "http://10.0.0.7:8765");
  const reach = new Reach("http://localhost:8765", true);
  expect([reach.origin, reach.isAlone]).toEqual(["http://localhost:8765", false]);
  await reach.look();
  expect([reach.origin, reach.isAlone]).toEqual(["http://192.168.1.20:8765", false]);
  reach.chosen = "http://10.0.0.7:8765";
  expect(reach.origin).toBe("http://10.0.0.7:8765");
});

test("an address that is gone is not chosen any more", async () => {
  const reach = new Reach("http://localhost:8765", true);
  reach.chosen = "http://10.0.0.7:8765";
  answering("http://192.168.1.20:8765");
  await reach.look();
  expect(reach.origin).toBe("http://192.168.1.20:8765");
});

test("a server that listens to this machine alone is told so", async () => {
  answering();
  const reach = new Reach("http://localhost:8765", true);
  await reach.look();
  expect([reach.origin, reach.isAlone]).toEqual(["http://localhost:8765", true]);
});

test("any other page stands where others reach it already, and asks nobody", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("asked")));
  const reach = new Reach("https://play.example", false);
  await reach.look();
  expect([reach.origin, reach.isAlone]).toEqual(["https://play.example", false]);
});
