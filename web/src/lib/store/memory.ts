/** What this browser keeps: a few texts. A browser that keeps nothing (private window) still plays. */

const PREFIX = "escapade.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing is kept then; the page goes on.
  }
}
