import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";
import { asWritten } from "./numbers.ts";

const bundle = new FluentBundle("fr", { useIsolating: false });
bundle.addResource(
  new FluentResource(
    "count = { $count }\nmany = { $count ->\n    [0] none\n    [one] one\n   *[other] { $count }\n}\n",
  ),
);

function say(key: string, count: number | string): string {
  return bundle.formatPattern(bundle.getMessage(key)?.value ?? "", asWritten({ count }), []);
}

it("writes small numbers without asking how, and all as the language has them", () => {
  const asked = vi.spyOn(Intl, "NumberFormat");
  expect([0, 7, 999].map((count) => say("count", count))).toEqual(["0", "7", "999"]);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  const french = new Intl.NumberFormat("fr");
  for (const count of [1000, 1234567, -3, 2.5]) expect(say("count", count)).toBe(french.format(count));
});

it("still chooses the form of a word, and leaves words alone", () => {
  expect([0, 1, 2].map((count) => say("many", count))).toEqual(["none", "one", "2"]);
  expect(say("count", "12")).toBe("12");
});
