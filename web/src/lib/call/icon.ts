/** The picture in the tab: with a dot while the table waits for somebody here. */

const PLAIN = "/favicon.svg";

/** The mark of public/favicon.svg again: with a dot it has to be all in one address; a test compares them. */
export const MARK =
  '<rect width="64" height="64" rx="14" fill="#b3432b"/><path d="M18 54V26a14 14 0 0 1 28 0v28z" fill="#1f1b16"/>' +
  '<path d="M25 18v36M32 13v41" stroke="#f6f1e7" stroke-width="3"/><path d="M39 54V30l8 6v18z" fill="#e8c98b"/>';
const DOT = '<circle cx="49" cy="15" r="14" fill="#ffd23f" stroke="#1f1b16" stroke-width="4"/>';

/** The address of the picture. */
export function iconFor(called: boolean): string {
  if (!called) return PLAIN;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${MARK}${DOT}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** Hang it into the page. */
export function showIcon(called: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", iconFor(called));
}
