/** The server's truth: what its last messages said about one table, for one viewer. Nothing here waits or is guessed.
 */

import { language, say } from "../i18n/language.svelte.ts";
import { Sentences } from "../i18n/sentences.ts";
import type { ConnectionState } from "../net/connection_state.ts";
import type {
  ChatLine,
  Fact,
  GameInfo,
  Over,
  Position,
  ServerMessage,
  Sharing,
  Table,
  Update,
  Welcome,
} from "../net/protocol.ts";
import { Comings } from "./comings.svelte.ts";
import { NOTHING } from "./nothing.ts";
import { Reactions, type Reaction } from "./reactions.svelte.ts";

/** Last words of a server after which there is nothing to come back to, and the error that tells each of them. */
const FAREWELLS = new Map([
  ["revoked", "web.revoked"],
  ["withdrawn", "web.withdrawn"],
  ["removed", "web.removed"],
]);

/** Why there is no table to be had. */
export interface Failure {
  code: string;
  params: Record<string, unknown>;
}

export class ServerTruth {
  connection: ConnectionState = $state("new");
  table: Table | null = $state.raw(null);
  seat: number | null = $state(null);
  host = $state(false);
  /** What friends type at the first page, while the table waits for them. */
  code: string | null = $state(null);
  /** Which devices play this seat; null for those who watch. */
  sharing: Sharing | null = $state.raw(null);
  /** Where the match stands; what is shown of it may lag behind. */
  position: Position = $state.raw(NOTHING);
  /** When the running timer ends, by this machine's clock: counted from when it was told, not from when it is shown. */
  deadline: number | null = null;
  /** Everything that happened and was not taken back. */
  log: readonly Fact[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  /** The seat that took a choice back, if that is the last thing that happened. */
  undoneBy: number | null = $state(null);
  /** The end with its seed; whoever missed it is told on return. What the board shows of it comes with the view. */
  over: Over | null = $state.raw(null);
  failed: Failure | null = $state.raw(null);
  readonly reactions = new Reactions();
  readonly comings = new Comings();
  /** When the table was last told, by this machine's clock: whoever is gone has been gone for longer since. */
  heardAt = $state(0);
  /** What is in the box; fetched when the first welcome names the game. */
  game: GameInfo | null = $state.raw(null);

  constructor(game: GameInfo | null = null) {
    this.game = game;
  }

  readonly names: string[] = $derived(
    (this.table?.seats ?? []).map((seat) =>
      seat.kind === "bot" && seat.name === null
        ? say("web-bot-name", { seat: seat.seat })
        : (seat.name ?? say("seat-name", { number: seat.seat + 1 })),
    ),
  );
  readonly sentences: Sentences | null = $derived(
    this.game === null ? null : new Sentences(language, this.game, this.names, this.seat),
  );

  /** The seats of bots that can be asked: what they would do, or what they are after, as the game has it. */
  readonly advisers: number[] = $derived.by(() => {
    const seats = this.table?.phase === "playing" && this.seat !== null ? this.table.seats : [];
    const silent = (this.game?.advice ?? null) === null;
    return silent ? [] : seats.filter(({ bot, seat }) => bot !== null && seat !== this.seat).map(({ seat }) => seat);
  });

  /** Whether nobody else would have to agree to an undo. */
  get isAlone(): boolean {
    return this.table?.seats.filter(({ kind }) => kind === "person").length === 1;
  }

  /** Everything anew: the first message, and the first after a break. */
  welcome(message: Welcome): void {
    this.comings.welcome(message, this.table === null);
    this.sit(message);
    this.chat = message.chat;
    this.log = message.log;
    this.stand(message.position);
    this.undoneBy = null;
  }

  /** The match went on, or back. */
  update({ undone, undone_by, events, position }: Update): void {
    this.undoneBy = undone_by ?? null;
    this.log = undone === null ? [...this.log, ...events] : this.log.filter((fact) => fact.seq < undone);
    this.stand(position);
  }

  /** What is neither a welcome nor an update. */
  note(message: ServerMessage): void {
    if (message.type === "table") this.sit(message);
    else if (message.type === "said") this.chat = [...this.chat, message.line];
    else if (message.type === "over") this.over = message;
    else if (message.type === "unsaid") this.unsay(message.number);
    else if (message.type === "reacted") this.reactions.show(message.seat, message.reaction as Reaction);
    else if (message.type === "refused" && (this.table === null || this.isTurnedAway)) this.failed = message;
    else if (message.type === "bye") {
      const code = FAREWELLS.get(message.code);
      if (code !== undefined) this.failed = { code, params: {} };
    }
  }

  /** The server let us in before, and does not after a break: a table can be removed, or its rules replaced. */
  private get isTurnedAway(): boolean {
    return this.connection === "dismissed" || this.connection === "closed";
  }

  /** A line keeps its place, so that nobody wonders what became of it. */
  private unsay(number: number): void {
    this.chat = this.chat.map((line) => (line.number === number ? { ...line, text: "", phrase: null } : line));
  }

  private stand(position: Position): void {
    this.position = position;
    this.deadline = position.time_left === null ? null : Date.now() + position.time_left;
  }

  private sit({
    table,
    seat,
    host,
    code,
    sharing,
  }: Pick<Welcome, "table" | "seat" | "host" | "code" | "sharing">): void {
    if (this.table !== null) this.comings.change(this.table, table, seat);
    this.heardAt = Date.now();
    this.table = table;
    this.seat = seat;
    this.host = host;
    this.code = code;
    this.sharing = sharing;
  }
}
