/** Whom one plays against unless one asks for somebody else: an expert, or the best there is of those that are offered
 * from the weakest up. A master would keep everybody waiting. */
export function usualBot(offered: readonly string[]): string {
  return offered.includes("expert") ? "expert" : (offered.at(-1) ?? "random");
}
