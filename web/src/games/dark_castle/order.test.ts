import { expect, it } from "vitest";
import type { Choice } from "../../lib/net/protocol.ts";
import { asOnTheWall } from "./order.ts";
import type { CastleStage } from "./stage.ts";

const stage = {
  heroes: [
    { key: "abbot", items: ["flail", "pie"] },
    { key: "miller", items: ["knife"] },
  ],
} as unknown as CastleStage;
const choice = (kind: string, fields: Record<string, string>): Choice => ({
  action: 0,
  words: `${kind} ${Object.values(fields).join(" ")}`,
  kind,
  fields,
});
const words = (...choices: Choice[]): string[] => asOnTheWall(choices, stage).map((one) => one.words.trim());

it("lists people as they hang on the wall, and nobody last", () => {
  expect(words(choice("rest", { hero: "miller" }), choice("rest", { hero: "abbot" }), choice("nobody", {}))).toEqual([
    "rest abbot",
    "rest miller",
    "nobody",
  ]);
});

it("lists things as they lie in the hand, kind by kind", () => {
  expect(
    words(
      choice("lay", { item: "pie" }),
      choice("lay", { item: "flail" }),
      choice("use", { item: "pie", hero: "abbot" }),
      choice("pass", {}),
    ),
  ).toEqual(["lay flail", "lay pie", "use pie abbot", "pass"]);
});
