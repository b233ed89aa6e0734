import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconFor, MARK } from "./icon.ts";

it("is the mark of the file, with a dot only for those who are called", () => {
  expect(readFileSync("public/favicon.svg", "utf-8")).toContain(MARK);
  expect(iconFor(false)).toBe("/favicon.svg");
  const drawn = decodeURIComponent(iconFor(true));
  expect(drawn).toContain(`${MARK}<circle`);
  expect(iconFor(true)).toMatch(/^data:image\/svg\+xml,[^#"<> ]+$/);
});
