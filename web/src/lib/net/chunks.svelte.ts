/** What the client fetches of itself when it is wanted: pages, boards, sentences. Each is a file of the build: a chunk.
 */

class Chunks {
  /** A chunk was not there: most likely a newer client was built since this page was opened, whose chunks have other
      names. Only a reload helps, and only the person at the page knows when that suits. */
  missing = $state(false);
  /** The server has a newer client than this page; nothing is missing, and nothing is urgent. */
  newer = $state(false);

  /** A chunk, or null if it is not to be had; then the page tells. */
  async fetch<Chunk>(load: () => Promise<Chunk>): Promise<Chunk | null> {
    try {
      return await load();
    } catch {
      this.missing = true;
      return null;
    }
  }
}

export const chunks = new Chunks();
