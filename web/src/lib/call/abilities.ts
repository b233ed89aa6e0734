/** What this page can do in this browser, at this address: asked of the browser itself, never guessed from its name. */

export const ABILITIES = ["notifications", "push", "vibration", "share", "clipboard", "offline"] as const;
export type Ability = (typeof ABILITIES)[number];

/** Whether there is one, and if not, whether the address is why: a browser keeps most of them for https and for the
    machine itself. */
export type Answer = "yes" | "plain" | "browser";

/** As much of a window as it takes to know. */
export interface Place {
  isSecureContext: boolean;
  navigator: object;
}

const WANTS_HTTPS: readonly Ability[] = ["notifications", "push", "share", "clipboard", "offline"];

export function has(ability: Ability, place: Place): Answer {
  const { navigator } = place;
  const worker = place.isSecureContext && "serviceWorker" in navigator;
  const found: Record<Ability, boolean> = {
    // Some browsers have the word on plain http, too, and then refuse.
    notifications: place.isSecureContext && "Notification" in place,
    push: worker && "PushManager" in place,
    vibration: "vibrate" in navigator,
    share: place.isSecureContext && "share" in navigator,
    clipboard: place.isSecureContext && "clipboard" in navigator,
    offline: worker && "caches" in place,
  };
  if (found[ability]) return "yes";
  return !place.isSecureContext && WANTS_HTTPS.includes(ability) ? "plain" : "browser";
}
