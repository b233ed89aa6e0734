import { expect, it } from "vitest";
import { quoted } from "./quotes.ts";

it("turns the marks of a text into those within others, in both languages", () => {
  expect(quoted("«\u00a0Un secret\u00a0»\u00a0: VOUS le dites sans rire")).toBe(
    "“Un secret”\u00a0: VOUS le dites sans rire",
  );
  expect(quoted("“A secret”: YOU say it")).toBe("‘A secret’: YOU say it");
});

it("leaves a text without any as it is", () => {
  expect(quoted("Give the Miller the cheese")).toBe("Give the Miller the cheese");
});
