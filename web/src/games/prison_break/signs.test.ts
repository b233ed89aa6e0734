import { expect, it } from "vitest";
import cards from "../../../../src/escapade/content/prison_break/cards.json";
import { chanceSign, choiceSign } from "./signs.ts";

it("has a sign of its own for everything that a chance does, and a star for what it does not know", () => {
  const known = [...new Set(cards.chances.map(({ effects }) => String(effects[0]?.[0])))];
  expect(known).toContain("ignore_camera");
  expect(new Set([...known, "unknown"].map(chanceSign)).size).toBe(known.length + 1);
  expect(chanceSign(undefined)).toBe(chanceSign("unknown"));
});

it("shows the same thing by the same sign, whether it is chosen or kept", () => {
  expect([chanceSign("dismiss"), chanceSign("peek"), chanceSign("guilt")]).toEqual(
    ["dismiss", "peek", "lower_guilt"].map(choiceSign),
  );
});
