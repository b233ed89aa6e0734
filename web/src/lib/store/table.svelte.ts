/** One viewer at one table: the server's truth, what is shown of it so far, and what is being answered. */

import type { AnyModule, GameModule, LoadGame } from "../game/module.ts";
import type { CommonView } from "../game/view.ts";
import { language } from "../i18n/language.svelte.ts";
import type { ServerMessage, Update, Welcome } from "../net/protocol.ts";
import { Connection, RefusedError, type Body, type Identity } from "../net/socket.ts";
import { Answering } from "./answering.svelte.ts";
import { Odds } from "./odds.svelte.ts";
import { ServerTruth } from "./server.svelte.ts";
import { Shown } from "./shown.svelte.ts";
import { Unread } from "./unread.svelte.ts";

export class TableStore<Stage extends object = object, View extends CommonView = CommonView> {
  readonly server: ServerTruth;
  readonly shown: Shown<Stage, View>;
  readonly answer: Answering;
  readonly odds: Odds;
  readonly unread: Unread;
  readonly identity: Identity;
  private readonly connection: Connection;
  private readonly loadGame: LoadGame;
  private handled: Promise<void> = Promise.resolve();

  constructor(identity: Identity, loadGame: LoadGame) {
    this.identity = identity;
    this.loadGame = loadGame;
    this.connection = new Connection(identity, {
      state: (state) => (this.server.connection = state),
      // One after the other: a welcome fetches the board, and what comes meanwhile must wait for it.
      message: (message) => (this.handled = this.handled.then(() => this.receive(message))),
    });
    this.odds = new Odds((body) => this.send(body));
    this.server = new ServerTruth();
    this.unread = new Unread(identity.table, this.server);
    this.shown = new Shown<Stage, View>(this.server, (position) => this.answer.settle(position));
    this.answer = new Answering(this.server, this.shown, {
      command: (body) => this.command(body),
      quietly: (body) => this.quietly(body),
      refresh: () => this.connection.refresh(),
    });
  }

  connect(): void {
    this.connection.connect();
  }

  close(): void {
    this.answer.close();
    this.shown.clear();
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  send(body: Body): Promise<ServerMessage> {
    return this.connection.send(body);
  }

  /** Send, and tell the person what went wrong: then the reply is null. */
  async command(body: Body): Promise<ServerMessage | null> {
    this.answer.noteCommand(body);
    try {
      return await this.send(body);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.answer.advice.refused(error);
      return null;
    }
  }

  /** Send what nobody has asked for: a refusal is nobody's business. */
  private async quietly(body: Body): Promise<ServerMessage | null> {
    try {
      return await this.send(body);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return null;
    }
  }

  private async receive(message: ServerMessage): Promise<void> {
    if (message.type === "welcome") await this.welcome(message);
    else if (message.type === "update") this.update(message);
    else this.server.note(message);
  }

  private async welcome(message: Welcome): Promise<void> {
    this.shown.clear();
    this.server.welcome(message);
    // Without its sentences or its board a match is not shown at all; the page tells what is missing.
    const { game } = message.table;
    const [spoken, loaded] = await Promise.all([language.need(game), this.loadGame(game)]);
    if (spoken && loaded !== null) {
      this.server.game ??= loaded.info;
      this.shown.module ??= ownModule(loaded.module);
    }
    this.shown.jump();
  }

  private update(message: Update): void {
    // What was being told is over before any of it is taken back.
    if (message.undone !== null) this.shown.flush();
    const news = { sameQuestion: this.answer.isSameQuestion(message), own: this.answer.hearOwn(message) };
    // Whoever has just answered wants to see what comes of it, not first what others did meanwhile.
    if (news.own && this.answer.isByPerson) this.shown.flush();
    this.server.update(message);
    if (message.undone !== null) this.answer.takeBack(message.position);
    this.shown.play(message, news);
  }
}

/** A table's module is its own game's: the other end of `anyModule`. */
function ownModule<Stage extends object, View extends CommonView>(
  module: AnyModule | null,
): GameModule<Stage, View> | null {
  return module as unknown as GameModule<Stage, View> | null;
}
