/** What a service worker is given; the types of pages, which all else is checked with, know nothing of it. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Extendable {
  readonly data: { text(): string } | null;
}

interface Clicked extends Extendable {
  readonly notification: Notification;
}

interface Window {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<Window>;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  push: Pushed;
  notificationclick: Clicked;
}

export interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<Window | null>;
  };
  addEventListener<Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void): void;
}
