import { expect, test } from "vitest";
import { isCode, landing, linkTo } from "./landing.ts";

test("a link opens the table it names", () => {
  const link = new URL(linkTo("http://192.168.1.20:8765", "t7Jq", "pQ9s-x_"));
  expect(landing(link.pathname, link.hash)).toBe("/#/table/t7Jq/pQ9s-x_");
  expect(landing("/t/t7Jq/", "")).toBe("/#/table/t7Jq");
});

test("any other address stays what it is", () => {
  for (const path of ["/", "/t", "/t/", "/tables/x", "/t/a/b"]) expect(landing(path, "#/rules/elba")).toBeNull();
});

test("a code is short", () => {
  expect([isCode("ELBA-7KQ4"), isCode("x".repeat(43)), isCode(null)]).toEqual([true, false, false]);
});
