import { expect, it } from "vitest";
import { narrow } from "../../lib/choose/choose.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import { claimsAt, claimsOn, isResting, only, wordsAt } from "./rest.ts";

const choice = (words: string): Choice => {
  const [kind = "", ...values] = words.split(" ");
  const names = kind === "turn" ? ["hero"] : ["item", "hero", "target"];
  return { action: 0, words, kind, fields: Object.fromEntries(values.map((value, place) => [names[place], value])) };
};
const LIST = [
  ...["turn smith", "turn cook", "give pie smith", "give pie cook", "give eel cook"],
  ...["hand eel smith cook", "hand flail cook smith", "lay eel smith", "lay flail cook", "use eel smith"],
].map(choice);
const eel = { item: "eel", bearer: "smith" };

it("takes a thing up with all that may be done with it, and nothing of its like elsewhere", () => {
  const left = narrow(LIST, claimsOn(eel)).map(({ words }) => words);
  expect(left).toEqual(["hand eel smith cook", "lay eel smith", "use eel smith"]);
  expect(narrow(LIST, claimsOn({ item: "pie", bearer: null })).map(({ words }) => words)).toEqual([
    "give pie smith",
    "give pie cook",
  ]);
});

it("hands on over another, eats over its bearer, puts down in the middle", () => {
  const at = (...place: Parameters<typeof claimsAt>) => only(LIST, claimsAt(...place))?.words;
  expect(at(eel, { hero: "cook" })).toBe("hand eel smith cook");
  expect(at(eel, { hero: "smith" })).toBe("use eel smith");
  expect(at(eel, "middle")).toBe("lay eel smith");
  expect(at({ item: "pie", bearer: null }, { hero: "cook" })).toBe("give pie cook");
  expect(at({ item: "pie", bearer: null }, "middle")).toBeUndefined();
  expect(at({ item: "flail", bearer: "cook" }, { hero: "cook" })).toBeUndefined();
});

it("asks about what cannot be in the words of the rules", () => {
  expect(wordsAt({ item: "flail", bearer: "cook" }, { hero: "cook" })).toBe("use flail cook");
  expect(wordsAt(eel, { hero: "cook" })).toBe("hand eel smith cook");
  expect(wordsAt(eel, "middle")).toBe("lay eel smith");
  expect(wordsAt({ item: "pie", bearer: null }, { hero: "cook" })).toBe("give pie cook");
});

it("lets whoever has too much let go of it over the middle", () => {
  const list = ["drop eel", "drop pie", "use eel smith"].map(choice);
  expect(only(list, claimsAt(eel, "middle"))?.words).toBe("drop eel");
  expect(narrow(list, claimsOn(eel)).map(({ words }) => words)).toEqual(["drop eel", "use eel smith"]);
});

it("rests between two pages, and neither in one nor before anybody is there", () => {
  const heroes = [{ key: "smith" }] as never[];
  expect(isResting({ card: "rats", done: true, heroes }, "share")).toBe(true);
  expect(isResting({ card: null, done: false, heroes }, "turn")).toBe(true);
  expect(isResting({ card: "rats", done: false, heroes }, "drop")).toBe(false);
  expect(isResting({ card: "rats", done: true, heroes }, "rest")).toBe(false);
  expect(isResting({ card: null, done: false, heroes: [] }, "choose")).toBe(false);
});
