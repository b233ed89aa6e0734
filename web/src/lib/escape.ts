/** Escape closes what was opened last, and only that; whoever opened it by keyboard is back where they were. */

interface Opened {
  close: () => void;
  from: Element | null;
}

const opened: Opened[] = [];

/** While something is open: what Escape does to it. The result ends that, as an effect wants it:
    `$effect(() => (open ? closesOnEscape(shut) : undefined))`. */
export function closesOnEscape(close: () => void): () => void {
  if (opened.length === 0) window.addEventListener("keydown", onkeydown, { capture: true });
  const entry = { close, from: document.activeElement };
  opened.push(entry);
  return () => {
    const place = opened.indexOf(entry);
    if (place >= 0) opened.splice(place, 1);
    if (opened.length === 0) window.removeEventListener("keydown", onkeydown, { capture: true });
  };
}

function onkeydown(event: KeyboardEvent): void {
  const last = opened.at(-1);
  // A dialog of the browser's own lies above everything, and closes by itself.
  if (event.key !== "Escape" || last === undefined || document.querySelector("dialog[open]") !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  last.close();
  if (last.from instanceof HTMLElement || last.from instanceof SVGElement) last.from.focus();
}
