"""A page whose person can look elsewhere, and what it then does to be noticed."""

import json
from typing import Any

from tests.web.desk import until

AWAY = """(() => {
  let away = false;
  Object.defineProperty(document, 'hidden', {get: () => away});
  Object.defineProperty(document, 'visibilityState', {get: () => away ? 'hidden' : 'visible'});
  window.look = (there) => { away = !there; document.dispatchEvent(new Event('visibilitychange')); };
  window.done = {asked: 0, notes: [], shakes: [], sounds: 0};
  class Note {
    static permission = localStorage.getItem('test.permission') ?? 'default';
    static async requestPermission() {
      done.asked += 1;
      Note.permission = 'granted';
      localStorage.setItem('test.permission', 'granted');
      return 'granted';
    }
    constructor(title, {body, tag}) { this.note = {title, body, tag, open: true}; done.notes.push(this.note); }
    close() { this.note.open = false; }
  }
  if (isSecureContext) window.Notification = Note;
  Object.defineProperty(navigator, 'vibrate', {value: (pattern) => { done.shakes.push(pattern); return true; }});
  for (const source of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...given) { done.sounds += 1; return start.apply(this, given); };
  }
})()"""
"""No test can take a real page out of sight and see what the system shows: these few words of the browser are ours."""
SILENT = "localStorage.getItem('escapade.sound') ?? localStorage.setItem('escapade.sound', 'off')"
"""Somebody who switched the sound off before."""
ICON = "document.querySelector('link[rel=icon]').href"


def look(page: Any, *, there: bool) -> None:
    """The person of a page looks at it, or elsewhere."""
    page.evaluate(f"window.look({json.dumps(there)})")


def done(page: Any) -> dict[str, Any]:
    """What the page did to be noticed."""
    found: dict[str, Any] = page.evaluate("window.done")
    return found


def last_note(page: Any, title: str) -> dict[str, Any]:
    """The last notification, once it is one with this title: it is shown a moment after the page's own title calls."""
    until(page, f"(window.done.notes.at(-1)?.title ?? '').startsWith({json.dumps(title)})")
    found: dict[str, Any] = done(page)["notes"][-1]
    return found


def has_dot(page: Any) -> bool:
    """Whether the picture of the tab calls."""
    return str(page.evaluate(ICON)).startswith("data:image/svg+xml")
