import { expect, it } from "vitest";
import { asWords } from "./words.ts";

it("takes a typed text as words", () => {
  expect(asWords("  Épée,  SPA! ")).toBe("epee spa");
  expect(asWords("?!")).toBe("");
});
