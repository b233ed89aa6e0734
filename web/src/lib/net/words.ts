/** A typed text as the protocol takes words: small letters without accents, one space between them. */
export function asWords(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9_-]+/g, " ")
    .trim();
}
