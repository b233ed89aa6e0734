import { expect, it } from "vitest";
import { asBytes, asWish } from "./push_wish.ts";

it("says to the server what the browser said", () => {
  const made = { endpoint: "https://push.example/1", keys: { p256dh: "BK", auth: "a_" } };
  const wish = { token: "t", endpoint: "https://push.example/1", p256dh: "BK", auth: "a_", language: "fr" };
  expect(asWish(made, "t", "fr")).toEqual(wish);
});

it("reads a key with the signs that addresses may have", () => {
  expect([...asBytes("-_8A")]).toEqual([0xfb, 0xff, 0x00]);
  expect([...asBytes("BA")]).toEqual([4]);
});
