/** What the client fetches of itself when it is wanted: pages, boards, sentences. Each is a file of the build: a chunk.
 */

/** How Vite begins what it says of a style that is not there; tests/web/test_newer.py would see it change. */
const NO_STYLE = "Unable to preload CSS";

class Chunks {
  /** A chunk was not there: most likely a newer client was built since this page was opened, whose chunks have other
      names. Only a reload helps, and only the person at the page knows when that suits. */
  missing = $state(false);
  /** The server has a newer client than this page; nothing is missing, and nothing is urgent. */
  newer = $state(false);

  /** What lacks its style. Vite asks for a style once: a second try would bring the chunk without it, a page undressed.
      Known by who loads it, so a loader of something with a style is written once, not anew for every call. */
  private undressed = new WeakSet<() => Promise<unknown>>();

  /** A chunk, or null if it is not to be had; then the page tells. */
  async fetch<Chunk>(load: () => Promise<Chunk>): Promise<Chunk | null> {
    if (this.undressed.has(load)) return null;
    try {
      return await load();
    } catch (error) {
      if (String(error).includes(NO_STYLE)) this.undressed.add(load);
      this.missing = true;
      return null;
    }
  }
}

export const chunks = new Chunks();
