import { expect, it } from "vitest";
import { ABILITIES, has, type Place } from "./abilities.ts";

const EVERYTHING = {
  isSecureContext: true,
  Notification: class {},
  PushManager: class {},
  caches: {},
  navigator: { vibrate: 1, share: 1, clipboard: 1, serviceWorker: 1 },
};

function answers(place: Place): string[] {
  return ABILITIES.map((ability) => has(ability, place));
}

it("finds everything over https, and says that a browser lacks the rest", () => {
  expect(answers(EVERYTHING)).toEqual(["yes", "yes", "yes", "yes", "yes", "yes"]);
  const bare = { isSecureContext: true, navigator: {} };
  expect(answers(bare)).toEqual(["browser", "browser", "browser", "browser", "browser", "browser"]);
});

it("knows that plain http is why, even where the browser has the words", () => {
  const plain = { ...EVERYTHING, isSecureContext: false };
  expect(answers(plain)).toEqual(["plain", "plain", "yes", "plain", "plain", "plain"]);
});

it("needs a service worker for push", () => {
  expect(has("push", { ...EVERYTHING, navigator: {} } as Place)).toBe("browser");
});
