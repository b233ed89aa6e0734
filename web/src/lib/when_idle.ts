/** Milliseconds until a browser that does not tell when it is idle has had its time. */
const SOON = 3000;

/** Later: when what stands on the page has its fonts, the last it fetches for itself, and nothing better is to do. */
export function whenIdle(run: () => void): void {
  void document.fonts.ready.then(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: SOON });
    else setTimeout(run, SOON);
  });
}
