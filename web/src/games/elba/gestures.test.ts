import { expect, it } from "vitest";
import type { Choice } from "../../lib/net/protocol.ts";
import { drawUpTo, keepLetters, layWord, walkTo, type Cards } from "./gestures.ts";
import { wayTo, type House } from "./walking.ts";

const list = (...words: string[]): Choice[] =>
  words.map((text, action) => {
    const [kind = "", one = "", other = ""] = text.split(" ");
    const names: Record<string, string[]> = {
      move: ["place"],
      put: ["letter"],
      discard: ["letter"],
      keep_one: ["letter"],
      keep_two: ["first", "second"],
      keep_word: ["word"],
    };
    const fields = Object.fromEntries((names[kind] ?? []).map((name, place) => [name, place === 0 ? one : other]));
    return { action, words: text, kind, fields };
  });
const said = (choice: Choice | null): string | null => choice?.words ?? null;

it("draws up to the wanted hand, then stops drawing", () => {
  const cards: Cards = { hand: "ab", bag: "" };
  const gesture = drawUpTo(4, () => cards, ["peace"]);
  const drawing = list("draw", "stop");
  expect(said(gesture(drawing))).toBe("draw");
  cards.hand = "abc";
  expect(said(gesture(drawing))).toBe("draw");
  cards.hand = "abce";
  expect(said(gesture(drawing))).toBe("stop");
  expect(said(gesture(list("end"))), "something else is asked").toBeNull();
});

it("stops drawing where no card is left", () => {
  expect(said(drawUpTo(7, () => ({ hand: "ab", bag: "" }), [])(list("stop")))).toBe("stop");
});

it("leaves it to the player what to do once a way out is complete", () => {
  const cards: Cards = { hand: "pea", bag: "c" };
  const gesture = drawUpTo(7, () => cards, ["peace", "elba"]);
  expect(said(gesture(list("draw", "stop")))).toBe("draw");
  cards.hand = "aepe";
  expect(gesture(list("draw", "stop"))).toBeNull();
  // Who had it already, and wants more cards, gets them.
  expect(said(drawUpTo(7, () => cards, ["peace"])(list("draw", "stop")))).toBe("draw");
});

it("draws on where no word may be told", () => {
  const cards: Cards = { hand: "pea", bag: "c" };
  const gesture = drawUpTo(7, () => cards, []);
  cards.hand = "aepe";
  expect(said(gesture(list("draw", "stop")))).toBe("draw");
});

const DOORS: House["doors"] = [
  ["hall", "bar"],
  ["hall", "spa"],
  ["bar", "pool"],
  ["spa", "pool"],
  ["pool", "tower"],
];
const house = (here: string, ...taken: string[]): House => ({ doors: DOORS, here, taken: new Set(taken) });

it("finds the shortest way, and of two the one on which nobody stands", () => {
  expect(wayTo(house("hall", "bar"), "tower")).toEqual(["spa", "pool", "tower"]);
  expect(wayTo(house("hall", "spa"), "tower")).toEqual(["bar", "pool", "tower"]);
  expect(wayTo(house("hall", "bar", "tower"), "tower")).toHaveLength(3);
  expect(wayTo(house("hall"), "hall")).toEqual([]);
  expect(wayTo(house("hall"), "moon")).toEqual([]);
});

it("makes no detour around people that would cost a step", () => {
  const doors: House["doors"] = [...DOORS, ["hall", "cafe"], ["cafe", "park"], ["park", "pool"]];
  expect(wayTo({ ...house("hall", "bar", "spa"), doors }, "pool")).toHaveLength(2);
});

it("walks as far as the list lets it", () => {
  let at = house("hall", "bar");
  const gesture = walkTo("tower", () => at);
  expect(said(gesture(list("move bar", "move spa", "end")))).toBe("move spa");
  at = house("spa");
  expect(said(gesture(list("move hall", "move pool", "end")))).toBe("move pool");
  at = house("pool");
  expect(gesture(list("end")), "no points are left").toBeNull();
  at = house("tower");
  expect(gesture(list("move pool", "end")), "there").toBeNull();
});

it("lays a word: its letters, then what keeps it, then the rest away", () => {
  let bag = "ce";
  const gesture = layWord("peace", () => bag);
  expect(said(gesture(list("put a", "put e", "put p", "done")))).toBe("put p");
  bag = "cep";
  expect(said(gesture(list("put a", "put e", "done")))).toBe("put a");
  bag = "acep";
  expect(said(gesture(list("put e", "put s", "done")))).toBe("put e");
  bag = "aceep";
  expect(said(gesture(list("put s", "done")))).toBe("done");
  expect(said(gesture(list("keep_nothing", "keep_word ace", "keep_word peace")))).toBe("keep_word peace");
  expect(said(gesture(list("discard b", "discard r")))).toBe("discard b");
  expect(gesture(list("draw", "stop")), "another turn").toBeNull();
});

it("asks which cards go besides where the hand is too large", () => {
  expect(layWord("ace", () => "ace")(list("put b", "put c"))).toBeNull();
});

it("keeps the two letters of a Bag, or the one", () => {
  const two = keepLetters("pe");
  expect(said(two(list("put a", "done")))).toBe("done");
  expect(said(two(list("keep_nothing", "keep_one e", "keep_two e p")))).toBe("keep_two e p");
  expect(said(keepLetters("p")(list("keep_nothing", "keep_one p")))).toBe("keep_one p");
});
