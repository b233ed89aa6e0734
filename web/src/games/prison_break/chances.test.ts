import { expect, it } from "vitest";
import cards from "../../../../src/escapade/content/prison_break/cards.json";
import { chanceSign, effectsOf } from "./chances.ts";

it("has a sign of its own for everything that a chance does, and a star for what it does not know", () => {
  const effects = effectsOf(cards.chances);
  expect(effects.blind_spot).toBe("ignore_camera");
  const known = [...new Set(Object.values(effects))];
  expect(new Set([...known, "unknown"].map(chanceSign)).size).toBe(known.length + 1);
  expect(chanceSign(undefined)).toBe(chanceSign("unknown"));
});
