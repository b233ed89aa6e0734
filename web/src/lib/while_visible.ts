/** Again and again, but only while somebody can see the page: a tab in the background asks nobody anything. */

/** Call every so many milliseconds; and at once when the page comes back into sight. The reply ends it. */
export function whileVisible(milliseconds: number, call: () => unknown): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") call();
  };
  const timer = setInterval(look, milliseconds);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
