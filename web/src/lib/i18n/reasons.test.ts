import { expect, it } from "vitest";
import { reasonKey } from "./reasons.ts";

it("takes the game's own sentence where there is one", () => {
  const own = reasonKey({ knows: () => true }, "elba", "escape");
  const shared = reasonKey({ knows: (key) => key !== own }, "elba", "escape");
  expect(own).toContain("elba");
  expect(shared).not.toContain("elba");
  for (const key of [own, shared]) expect(key).toMatch(/-because-escape$/);
});
