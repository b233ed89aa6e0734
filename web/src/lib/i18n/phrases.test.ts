import { expect, it } from "vitest";
import type { ChatLine } from "../net/protocol.ts";
import { lineText } from "./phrases.ts";

const SENTENCES: Record<string, string> = { "phrase-thanks": "Merci !", "pocket-phrase-card": "Une carte ?" };
const french = { knows: (key: string) => key in SENTENCES, say: (key: string) => SENTENCES[key] ?? key };
const line = (text: string, phrase?: string): ChatLine => ({ number: 1, seat: 0, name: "Ada", text, phrase });

it("says a phrase in the reader's language, and everything else as it was written", () => {
  expect(lineText(french, "pocket", line("Thank you!", "thanks"))).toBe("Merci !");
  expect(lineText(french, "pocket", line("A card?", "card"))).toBe("Une carte ?");
  expect(lineText(french, "other", line("A card?", "card"))).toBe("A card?");
  expect(lineText(french, "pocket", line("thanks"))).toBe("thanks");
  expect(lineText(french, "pocket", line("", "thanks"))).toBe("");
});
