import { expect, it } from "vitest";
import { narrow, pick } from "../../lib/choose/choose.ts";
import type { Choice } from "../../lib/net/protocol.ts";
import { claimsOnHero, claimsOnThing, holdsChosen, isChosen } from "./sharing.ts";

const choice = (words: string): Choice => {
  const [kind = "", ...values] = words.split(" ");
  const names = kind === "turn" ? ["hero"] : ["item", "hero", "target"];
  return { action: 0, words, kind, fields: Object.fromEntries(values.map((value, place) => [names[place], value])) };
};
const listed = (...words: string[]): Choice[] => words.map(choice);
const CARRIED = listed(
  "turn smith",
  "turn cook",
  "hand eel smith cook",
  "hand flail cook smith",
  "lay eel smith",
  "lay flail cook",
  "use eel smith",
);
const FOUND = listed("turn smith", "turn cook", "give salt smith", "give salt cook", "give pie smith", "give pie cook");
const acted = (legal: Choice[], chosen: Choice[] | null, hero: string): string | undefined => {
  const found = pick(legal, chosen, claimsOnHero(hero, chosen));
  return found.outcome === "act" ? found.choice.words : undefined;
};

it("hands a thing on with two taps: the thing, then who gets it", () => {
  const chosen = narrow(CARRIED, claimsOnThing("eel", "smith"));
  expect(chosen.map(({ words }) => words)).toEqual(["hand eel smith cook", "lay eel smith", "use eel smith"]);
  expect(acted(CARRIED, chosen, "cook")).toBe("hand eel smith cook");
});

it("gives out what lies in the middle, whichever is tapped first", () => {
  const thing = narrow(FOUND, claimsOnThing("pie", null));
  expect(acted(FOUND, thing, "cook")).toBe("give pie cook");
  const person = narrow(FOUND, claimsOnHero("cook", null));
  expect(pick(FOUND, person, claimsOnThing("pie", null))).toMatchObject({ choice: { words: "give pie cook" } });
});

it("names who turns the page with one tap, with two while something lies in the middle", () => {
  expect(acted(CARRIED, null, "cook")).toBe("turn cook");
  expect(acted(FOUND, null, "cook")).toBeUndefined();
  expect(acted(FOUND, narrow(FOUND, claimsOnHero("cook", null)), "cook")).toBe("turn cook");
  expect(acted(FOUND, narrow(FOUND, claimsOnHero("cook", null)), "smith")).toBeUndefined();
});

it("never ends a sharing by a tap that was meant for a thing", () => {
  const chosen = narrow(CARRIED, claimsOnThing("eel", "smith"));
  expect(holdsChosen("smith", chosen)).toBe(true);
  expect(holdsChosen("cook", chosen)).toBe(false);
  expect(acted(CARRIED, chosen, "smith")).not.toBe("turn smith");
});

it("shows which thing is chosen", () => {
  const chosen = narrow(CARRIED, claimsOnThing("eel", "smith"));
  expect(isChosen("eel", "smith", chosen)).toBe(true);
  expect(isChosen("flail", "cook", chosen)).toBe(false);
  expect(isChosen("eel", "smith", null)).toBe(false);
  expect(isChosen("pie", null, narrow(FOUND, claimsOnHero("cook", null)))).toBe(false);
});
