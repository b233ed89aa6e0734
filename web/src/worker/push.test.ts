import { expect, it } from "vitest";
import { readMessage } from "./push.ts";

const SENTENCES = {
  titles: { en: { turn: { elba: "Your turn · Elba" } }, fr: { turn: { elba: "À vous · Elbe" } } },
  bodies: { en: { turn: "They wait." }, fr: { turn: "On attend." } },
};

it("says it in the language that was asked for, and opens the table", () => {
  const said = { table: "abc", game: "elba", call: "turn", language: "fr" };
  expect(readMessage(JSON.stringify(said), SENTENCES)).toEqual({
    title: "À vous · Elbe",
    body: "On attend.",
    tag: "abc-turn",
    path: "/table/abc",
  });
});

it("says something whatever comes", () => {
  for (const text of ["", "null", "7", "[]", '{"table": 7}', '{"call": "turn", "game": "newer", "language": "xx"}'])
    expect(readMessage(text, SENTENCES).title).toBe("Escapade");
  expect(readMessage('{"table": "../../x"}', SENTENCES).path).toBe("/table/..%2F..%2Fx");
});
