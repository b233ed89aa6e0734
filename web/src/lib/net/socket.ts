/** One socket to one table: says hello, sends again what was not answered, comes back after a break. */

import { after, hasSocket, type ConnectionEvent, type ConnectionState } from "./connection_state.ts";
import type { ClientMessage, Command, ServerMessage } from "./protocol.ts";
import { PROTOCOL } from "./protocol.ts";

export interface Identity {
  table: string;
  token: string | null;
  invite: string | null;
}

export interface Listener {
  state(state: ConnectionState): void;
  message(message: ServerMessage): void;
}

/** The little of a WebSocket that is used here, so that a test can play the server. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type Body<Message extends Command = Command> = Message extends Command ? Omit<Message, "id"> : never;

/** The server said no: a code and its parameters, as `error-<code>` tells it. */
export class RefusedError extends Error {
  readonly code: string;
  readonly params: Record<string, unknown>;

  constructor(code: string, params: Record<string, unknown>) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

interface Pending {
  text: string;
  done(reply: ServerMessage): void;
  failed(error: RefusedError): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const RETRY_AFTER = 1200;
/** After these there is nothing to come back to. */
const GOODBYES = ["revoked", "withdrawn", "removed"];

export class Connection {
  private wire: Wire | null = null;
  private readonly pending = new Map<string, Pending>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private state: ConnectionState = "new";

  private readonly identity: Identity;
  private readonly listener: Listener;
  private readonly open: () => Wire;

  constructor(identity: Identity, listener: Listener, open: () => Wire = openSocket) {
    this.identity = identity;
    this.listener = listener;
    this.open = open;
  }

  /** Go to the next state; whether the event meant anything in this one. */
  private happened(event: ConnectionEvent): boolean {
    const next = after(this.state, event);
    if (next === null) return false;
    this.state = next;
    this.listener.state(next);
    return true;
  }

  connect(): void {
    if (!this.happened("connect")) return;
    clearTimeout(this.timer);
    const wire = this.open();
    this.wire = wire;
    wire.onopen = () => {
      this.happened("opened");
      this.hello(wire);
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.receive(String(event.data));
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
  }

  /** Resolves with the reply that has the command's own id; a break only delays it. */
  send(body: Body): Promise<ServerMessage> {
    const message = { ...body, id: freshId() } as Command;
    const text = JSON.stringify(message);
    return new Promise((done, failed) => {
      this.pending.set(message.id, { text, done, failed });
      if (this.state === "open") this.wire?.send(text);
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.hangUp();
    this.wire = null;
    this.happened("close");
  }

  /** Try at once instead of waiting for the pause to end. */
  hurry(): void {
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  /** Hang up and say hello again: the welcome brings everything up to date. */
  refresh(): void {
    // A connection that is just being opened brings a welcome as it is.
    if (hasSocket(this.state)) this.hangUp();
  }

  /** A browser complains about a socket that is closed before it was open: then it is closed when it is. */
  private hangUp(): void {
    const { wire } = this;
    if (wire === null) return;
    if (hasSocket(this.state)) wire.close();
    else wire.onopen = () => wire.close();
  }

  private hello(wire: Wire): void {
    const { table, token, invite } = this.identity;
    const message: ClientMessage = { type: "hello", id: freshId(), protocol: PROTOCOL, table, token, invite };
    wire.send(JSON.stringify(message));
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.checkAlive(), PING_EVERY);
  }

  /** A dead connection may look open for minutes: ask, and give it up when nothing comes back. */
  private checkAlive(): void {
    const wire = this.wire;
    if (wire === null) return;
    const giveUp = setTimeout(() => {
      if (this.wire === wire) wire.close();
    }, ANSWER_WITHIN);
    // The server calls those who do not look in another way, if they want that.
    this.send({ type: "ping", hidden: globalThis.document?.hidden ?? false }).then(
      () => clearTimeout(giveUp),
      () => clearTimeout(giveUp),
    );
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "welcome") this.welcomed();
    if (message.type === "refused" && this.state === "greeting" && !message.retry) this.happened("dismiss");
    if (message.type === "bye" && GOODBYES.includes(message.code)) this.happened("dismiss");
    if ("id" in message && typeof message.id === "string") this.answer(message.id, message);
    this.listener.message(message);
  }

  private welcomed(): void {
    this.happened("welcomed");
    this.pause = FIRST_PAUSE;
    for (const { text } of this.pending.values()) this.wire?.send(text);
  }

  private answer(id: string, reply: ServerMessage): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    if (reply.type === "refused" && reply.retry) {
      // On a connection that is just being opened nothing can be sent; its welcome sends all that is pending anyway.
      setTimeout(() => {
        if (this.state === "open" && this.pending.has(id)) this.wire?.send(pending.text);
      }, RETRY_AFTER);
      return;
    }
    this.pending.delete(id);
    if (reply.type === "refused") pending.failed(new RefusedError(reply.code, reply.params));
    else pending.done(reply);
  }

  private lost(): void {
    this.wire = null;
    clearInterval(this.pinger);
    this.happened("lost");
    if (this.state !== "waiting") return;
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

/** Different for every command, also across reloads: the server never carries the same id out twice. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A socket that was opened before anybody needed it, and when. The server waits five seconds for a hello. */
let ahead: { socket: WebSocket; since: number } | null = null;
const GOOD_FOR = 3000;

/** Open the next socket already: its way to the server and back passes while the table is made. One that nobody takes
    is ended by the server. */
export function openAhead(): void {
  ahead = { socket: newSocket(), since: performance.now() };
}

function openSocket(): Wire {
  const found = ahead;
  ahead = null;
  if (found === null || performance.now() - found.since > GOOD_FOR) return newSocket() as unknown as Wire;
  const { socket } = found;
  if (socket.readyState > WebSocket.OPEN) return newSocket() as unknown as Wire;
  // Open since before anybody listened: it is said once more, to whoever does now.
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => socket.onopen?.(new Event("open")));
  return socket as unknown as Wire;
}

function newSocket(): WebSocket {
  const address = new URL("/api/socket", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}
