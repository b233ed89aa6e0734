/** One socket to one table: says hello, sends again what was not answered, comes back after a break. */

import type { ClientMessage, Command, ServerMessage } from "./protocol.ts";
import { PROTOCOL } from "./protocol.ts";

export type Line = "connecting" | "open" | "waiting" | "closed";

export interface Identity {
  table: string;
  token: string | null;
  invite: string | null;
}

export interface Listener {
  line(line: Line): void;
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

export class Connection {
  private wire: Wire | null = null;
  private readonly pending = new Map<string, Pending>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private finished = false;
  private greeted = false;
  /** The socket itself is open; only then may anything be sent or hung up. */
  private ready = false;

  private readonly identity: Identity;
  private readonly listener: Listener;
  private readonly open: () => Wire;

  constructor(identity: Identity, listener: Listener, open: () => Wire = openSocket) {
    this.identity = identity;
    this.listener = listener;
    this.open = open;
  }

  connect(): void {
    if (this.finished || this.wire !== null) return;
    clearTimeout(this.timer);
    this.listener.line("connecting");
    const wire = this.open();
    this.wire = wire;
    this.greeted = false;
    this.ready = false;
    wire.onopen = () => {
      this.ready = true;
      this.hello(wire);
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.receive(String(event.data));
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
  }

  /** Resolves with the reply that has the command's own id; a broken line only delays it. */
  send(body: Body): Promise<ServerMessage> {
    const message = { ...body, id: freshId() } as Command;
    const text = JSON.stringify(message);
    return new Promise((done, failed) => {
      this.pending.set(message.id, { text, done, failed });
      if (this.greeted) this.wire?.send(text);
    });
  }

  close(): void {
    this.finished = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.hangUp();
    this.wire = null;
    this.listener.line("closed");
  }

  /** Try at once instead of waiting for the pause to end. */
  hurry(): void {
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  /** Hang up and say hello again: the welcome brings everything up to date. */
  refresh(): void {
    // A line that is just being opened brings a welcome as it is.
    if (this.ready) this.hangUp();
  }

  /** A browser complains about a socket that is closed before it was open: then it is closed when it is. */
  private hangUp(): void {
    const { wire } = this;
    if (wire === null) return;
    if (this.ready) wire.close();
    else wire.onopen = () => wire.close();
  }

  private hello(wire: Wire): void {
    const { table, token, invite } = this.identity;
    const message: ClientMessage = { type: "hello", id: freshId(), protocol: PROTOCOL, table, token, invite };
    wire.send(JSON.stringify(message));
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.checkAlive(), PING_EVERY);
  }

  /** A dead line may look open for minutes: ask, and give it up when nothing comes back. */
  private checkAlive(): void {
    const wire = this.wire;
    if (wire === null) return;
    const giveUp = setTimeout(() => {
      if (this.wire === wire) wire.close();
    }, ANSWER_WITHIN);
    this.send({ type: "ping" }).then(
      () => clearTimeout(giveUp),
      () => clearTimeout(giveUp),
    );
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "welcome") this.welcomed();
    if (message.type === "refused" && !this.greeted) this.finished = !message.retry;
    if (message.type === "bye" && message.code === "revoked") this.finished = true;
    if ("id" in message && typeof message.id === "string") this.answer(message.id, message);
    this.listener.message(message);
  }

  private welcomed(): void {
    this.greeted = true;
    this.pause = FIRST_PAUSE;
    this.listener.line("open");
    for (const { text } of this.pending.values()) this.wire?.send(text);
  }

  private answer(id: string, reply: ServerMessage): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    if (reply.type === "refused" && reply.retry) {
      // On a line that is just being opened nothing can be sent; its welcome sends all that is pending anyway.
      setTimeout(() => {
        if (this.greeted && this.pending.has(id)) this.wire?.send(pending.text);
      }, RETRY_AFTER);
      return;
    }
    this.pending.delete(id);
    if (reply.type === "refused") pending.failed(new RefusedError(reply.code, reply.params));
    else pending.done(reply);
  }

  private lost(): void {
    this.wire = null;
    this.greeted = false;
    clearInterval(this.pinger);
    if (this.finished) {
      this.listener.line("closed");
      return;
    }
    this.listener.line("waiting");
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

/** Different for every command, also across reloads: the server never carries the same id out twice. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function openSocket(): Wire {
  const address = new URL("/api/socket", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as Wire;
}
