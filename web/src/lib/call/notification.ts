/** Notifications of the system. Phones show only those of a service worker, so that one is asked first. */

export interface Said {
  title: string;
  body: string;
  /** One notification for each tag: the next replaces it. A push has the same, so that nobody is told twice. */
  tag: string;
  /** What stands behind # in the address that a click opens. */
  path: string;
}

const ICON = "/icons/icon-192.png";
const open = new Map<string, Notification>();

async function worker(): Promise<ServiceWorkerRegistration | null> {
  const found = await navigator.serviceWorker?.getRegistration();
  return found?.active ? found : null;
}

export async function notify({ title, body, tag, path }: Said): Promise<void> {
  const registration = await worker();
  const options = { body, tag, icon: ICON, data: { path } };
  if (registration !== null) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  open.set(tag, shown);
}

/** What it told is seen, or over. */
export async function withdraw(tag: string): Promise<void> {
  open.get(tag)?.close();
  open.delete(tag);
  for (const shown of (await (await worker())?.getNotifications({ tag })) ?? []) shown.close();
}
