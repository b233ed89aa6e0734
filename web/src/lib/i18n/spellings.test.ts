import { expect, it } from "vitest";
import { breakable, fewSpellings } from "./spellings.ts";

const plain = (label: string): string => fewSpellings(label).replaceAll("\u200b", "");

it("names two spellings of a set of letters, and says that there are more", () => {
  expect(plain("CABLE")).toBe("CABLE");
  expect(plain("ACT/CAT")).toBe("ACT/CAT");
  expect(plain("CAPERS/CRAPES/ESCARP/PACERS")).toBe("CAPERS/CRAPES/…");
  expect(fewSpellings("ACT/CAT")).toBe("ACT/\u200bCAT");
});

it("leaves out what nobody needs to read, unless there is no other word", () => {
  expect(plain("CARP/CRAP")).toBe("CARP");
  expect(plain("PARE/PEAR/RAPE/REAP")).toBe("PARE/PEAR/…");
  expect(plain("CRAP")).toBe("CRAP");
});

it("lets a line end behind a stroke, once", () => {
  expect(breakable("Handicap/Chance")).toBe("Handicap/\u200bChance");
  expect(breakable(breakable("Handicap/Chance"))).toBe("Handicap/\u200bChance");
});
