import { expect, test } from "vitest";
import { usualBot } from "./bots.ts";

test("an expert sits down unless somebody else is asked for", () => {
  expect(usualBot(["random", "first_timer", "casual", "regular", "expert", "master"])).toBe("expert");
});

test("where there is no expert, the best there is", () => {
  expect(usualBot(["random"])).toBe("random");
  expect(usualBot([])).toBe("random");
});
