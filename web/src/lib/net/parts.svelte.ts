/** What the client fetches of itself when it is wanted: pages, boards, sentences. */

class Parts {
  /** A part was not there: most likely a newer client was built since this page was opened, whose parts have other
      names. Only a reload helps, and only the person at the page knows when that suits. */
  missing = $state(false);

  /** A part, or null if it is not to be had; then the page says so. */
  async fetch<Part>(load: () => Promise<Part>): Promise<Part | null> {
    try {
      return await load();
    } catch {
      this.missing = true;
      return null;
    }
  }
}

export const parts = new Parts();
