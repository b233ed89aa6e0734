import { expect, it } from "vitest";
import { analysisPath, entryBefore, pathBefore, replayPath } from "./replay_path.ts";

const identity = { table: "abc", token: "secret", invite: "open" };

it("names a moment and the page about the match, with the invitation and never with a key", () => {
  expect(replayPath(identity, "47.2")).toBe("/replay/abc/open/47.2");
  expect(replayPath({ ...identity, invite: null }, "47.2")).toBe("/replay/abc/-/47.2");
  expect(analysisPath(identity)).toBe("/analysis/abc/open");
});

it("knows the entry that a link stands before", () => {
  expect(entryBefore(pathBefore(identity, 47).split("/").at(-1))).toBe(47);
  for (const other of [undefined, "", "47", "47.1", "0.0", "x.0"]) expect(entryBefore(other)).toBeNull();
});
