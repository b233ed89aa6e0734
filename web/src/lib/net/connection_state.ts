/** The states of a connection to a table, and what leads from one to the next. `socket.ts` does what each asks for. */

/**
 * new: nothing was tried yet; opening: the socket is being opened; greeting: hello was sent; open: the welcome came;
 * waiting: it was lost, and the next try is due in a moment; dismissed: the server will not have us, and hangs up;
 * closed: for good.
 */
export type ConnectionState = "new" | "opening" | "greeting" | "open" | "waiting" | "dismissed" | "closed";

export type ConnectionEvent = "connect" | "opened" | "welcomed" | "dismiss" | "lost" | "close";

const NEXT: Record<ConnectionState, Partial<Record<ConnectionEvent, ConnectionState>>> = {
  new: { connect: "opening", close: "closed" },
  opening: { opened: "greeting", lost: "waiting", close: "closed" },
  greeting: { welcomed: "open", dismiss: "dismissed", lost: "waiting", close: "closed" },
  open: { dismiss: "dismissed", lost: "waiting", close: "closed" },
  waiting: { connect: "opening", close: "closed" },
  dismissed: { lost: "closed", close: "closed" },
  closed: {},
};

/** The state after an event; null where the event means nothing, and everything stays as it is. */
export function after(state: ConnectionState, event: ConnectionEvent): ConnectionState | null {
  return NEXT[state][event] ?? null;
}

/** Whether the socket itself is open: only then may anything be sent or hung up. */
export function hasSocket(state: ConnectionState): boolean {
  return state === "greeting" || state === "open" || state === "dismissed";
}

/** Whether there is no table at the other end, but one is hoped for. */
export function isAway(state: ConnectionState): boolean {
  return state === "new" || state === "opening" || state === "greeting" || state === "waiting";
}
