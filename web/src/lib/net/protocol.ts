// Written by scripts/protocol_types.py from src/escapade/server/protocol.py: do not edit.

export const PROTOCOL = 1;

/** The first message. With a seat's token: that seat. Without: a spectator, who needs the invitation code where the table is not public. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token?: string | null;
  invite?: string | null;
  id: string;
}

/** Answer the question: `asked` as it stood in the message that put it, `action` from its legal list. */
export interface Act {
  type: "act";
  asked: number;
  action: number;
  id: string;
}

/** Type in a draw (`die 4`) at a table with its own dice; `seq` as it stood when the draw was wanted. */
export interface Dice {
  type: "dice";
  seq: number;
  words: string;
  id: string;
}

/** Pass, from now on, in the window that is open (`on`), or be asked again. */
export interface Stand {
  type: "stand";
  on: boolean;
  id: string;
}

/** Ask the others: to take back one's last action, to pause, to resume. Done at once where nobody is asked. */
export interface Propose {
  type: "propose";
  what: "pause" | "resume" | "undo";
  id: string;
}

/** Answer a proposal, by its number; one no and it is gone. */
export interface Agree {
  type: "agree";
  proposal: number;
  yes: boolean;
  id: string;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  text: string;
  id: string;
}

/** A quick reaction; it is shown, not kept. */
export interface React {
  type: "react";
  reaction: "applause" | "hurry" | "laugh" | "ouch" | "sorry" | "thanks" | "think" | "wow";
  id: string;
}

/** What would the best bot do in my seat? */
export interface AskHint {
  type: "ask_hint";
  id: string;
}

/** Why can I not do this? Words may stop early: `move`, `move red`. */
export interface AskWhy {
  type: "ask_why";
  words: string;
  id: string;
}

/** Everything this viewer was told since the start. */
export interface AskHistory {
  type: "ask_history";
  id: string;
}

/** Change to another seat that is open, before the start. */
export interface Sit {
  type: "sit";
  seat: number;
  id: string;
}

/** The host: open a seat (a person there loses it, before the start) or give it to a bot. */
export interface SetSeat {
  type: "set_seat";
  seat: number;
  kind: "bot" | "open";
  bot?: string | null;
  id: string;
}

/** The host, before the start: change what is given; the rest stays as it is. */
export interface SetUp {
  type: "set_up";
  options?: Record<string, boolean | number | string> | null;
  own_dice?: boolean | null;
  auto_forced?: boolean | null;
  timer?: number | null;
  absent_bot?: string | null;
  public?: boolean | null;
  id: string;
}

/** Ready to start, or not yet. */
export interface Ready {
  type: "ready";
  ready: boolean;
  id: string;
}

/** Before the start: my share of the dice, so that the server cannot have chosen them. */
export interface GiveNonce {
  type: "nonce";
  nonce: string;
  id: string;
}

/** The host: everybody is here. */
export interface Start {
  type: "start";
  id: string;
}

/** Hand one's own seat to a bot in the middle of the match (the host: anybody's); `take_back` ends it. */
export interface Hand {
  type: "hand";
  seat: number;
  bot: string;
  id: string;
}

/** Play one's own seat again. */
export interface TakeBack {
  type: "take_back";
  id: string;
}

/** Give the seat up for good: the token is worth nothing from now on; this socket watches. */
export interface Leave {
  type: "leave";
  id: string;
}

/** After the end: the same seat at the next table, which is made when the first one asks. Reply: `seated`. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** Who sits where. `away`: a bot plays for a person whose time ran out, until they come back. */
export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  ready: boolean;
  connected: boolean;
  away: boolean;
}

/** What is being asked of the others; `missing` are the seats that have not answered. */
export interface Proposal {
  number: number;
  what: "pause" | "resume" | "undo";
  seat: number;
  missing: number[];
}

/** All that is public about a table but the match itself. */
export interface Table {
  id: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  phase: "frozen" | "lobby" | "over" | "paused" | "playing";
  language: string;
  public: boolean;
  own_dice: boolean;
  auto_forced: boolean;
  timer: number;
  absent_bot: string;
  host: number | null;
  seats: Seat[];
  commitment: string;
  nonces: string[];
  proposal: Proposal | null;
  rematch: string | null;
  spectators: number;
}

/** An event as this viewer may know it: hidden fields are null. The sentence is `<game>-event-<kind>`. */
export interface Fact {
  seq: number;
  kind: string;
  fields: Record<string, unknown>;
  rule: string;
}

/** One legal action: its number, its words, and its kind and fields to narrow the list click by click. */
export interface Choice {
  action: number;
  words: string;
  kind: string;
  fields: Record<string, unknown>;
}

/** A draw that the people at the table must type in: any of `values`, as `dice` with words `<kind> <value>`. */
export interface Draw {
  kind: string;
  field: string;
  values: string[];
}

/** Something said; `seat` is null for somebody who has left. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Where the match stands for this viewer. `view` is null before the start; `legal` is empty for those not asked. `time_left` is in milliseconds, null without a running timer. */
export interface Position {
  seq: number;
  asked: number;
  view: Record<string, unknown> | null;
  legal: Choice[];
  draw: Draw | null;
  standing: boolean;
  time_left: number | null;
}

/** The reply to `hello`: who you are, the table, the position, and the latest of the log and the chat. */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  seat: number | null;
  host: boolean;
  table: Table;
  position: Position;
  log: Fact[];
  chat: ChatLine[];
}

/** The match went on: what happened (animate it), then where it stands (it replaces what you showed). `undone` is null, or the seq from which entries were taken back. */
export interface Update {
  type: "update";
  undone: number | null;
  events: Fact[];
  position: Position;
}

/** Seats, settings, presence or proposals changed; it replaces the table you had. */
export interface TableChanged {
  type: "table";
  table: Table;
  seat: number | null;
  host: boolean;
}

/** A line of chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** A quick reaction. */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: string;
}

/** The match is over, and the dice are open: `seed` hashes to the commitment, seed and nonces give every draw. */
export interface Over {
  type: "over";
  outcome: Record<string, unknown>;
  seed: string;
  nonces: string[];
}

/** Done, and on disk. `seq` is where the command stands in the log, or where the log stood. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Not done, and why: the sentence is `error-<code>` with `.` as `-`. `id` is null where none could be read. `retry` is true where the same message may well succeed a little later. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  params: Record<string, unknown>;
  retry?: boolean;
}

/** The best bot's choice, its reason key, and what the reason speaks of: content keys by type, `number`, `share`. */
export interface Hint {
  type: "hint";
  id: string;
  action: number;
  reason: string;
  params: Record<string, string>;
}

/** Null for what is (or can still become) legal; else `{code, params, rule}`. */
export interface Why {
  type: "why";
  id: string;
  reason: Record<string, unknown> | null;
}

/** Everything this viewer was told. */
export interface History {
  type: "history";
  id: string;
  log: Fact[];
}

/** A seat at another table: open a socket there with this token. */
export interface Seated {
  type: "seated";
  id: string;
  table: string;
  seat: number;
  token: string;
}

/** I am. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The last message before the server closes the socket, and why: `restart` (come back), `slow`, `revoked`. */
export interface Bye {
  type: "bye";
  code: string;
}

/** A table and one's token there. */
export interface Key {
  table: string;
  token: string;
}

/** What a seat is to be at the start: open to whoever has the link, or a bot's. */
export interface SeatWish {
  kind: "bot" | "open";
  bot?: string | null;
}

/** `POST /api/tables`. The maker is the host and sits on the first open seat, or on none if `name` is null. */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  name: string | null;
  options?: Record<string, boolean | number | string>;
  language?: string;
  public?: boolean;
  own_dice?: boolean;
  auto_forced?: boolean;
  timer?: number;
  absent_bot?: string | null;
}

/** `POST /api/tables/<table>/join`. `invite` is what stood after # in the link; a public table needs none. `seat` null takes the first open one. In the middle of a match the seats of those who left are open. */
export interface JoinTable {
  name: string;
  invite?: string | null;
  seat?: number | null;
}

/** `POST /api/mine`: the tokens this browser keeps. */
export interface MyTables {
  keys: Key[];
}

/** `POST /api/tables/<table>/record` and `…/verify`, after the end: with a token or the invitation, or public. */
export interface Access {
  token?: string | null;
  invite?: string | null;
}

/** The table, the host's token and the invitation: the link is `<base>/#/table/<table>/<invite>`. */
export interface Created {
  table: string;
  seat: number | null;
  token: string;
  invite: string;
  commitment: string;
}

/** The seat and its token: keep it, it is shown once. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/** One of the tables of this browser. */
export interface MyTable {
  table: string;
  seat: number | null;
  game: string;
  phase: "frozen" | "lobby" | "over" | "paused" | "playing";
  names: (string | null)[];
  your_turn: boolean;
}

/** Those of the tables that still know the token, your turn first. */
export interface Mine {
  tables: MyTable[];
}

/** A table that anybody may join or watch. */
export interface PublicTable {
  table: string;
  game: string;
  phase: "lobby" | "paused" | "playing";
  names: (string | null)[];
  open_seats: number;
  language: string;
}

/** `GET /api/tables`: newest first. */
export interface PublicTables {
  tables: PublicTable[];
}

/** Every draw of the match, derived again from seed and nonces; `typed` were thrown by hand at the table. */
export interface Verified {
  commitment: string;
  commitment_holds: boolean;
  draws: number;
  typed: number;
  first_difference: number | null;
}

/** Every HTTP error: a code and parameters; the sentence is `error-<code>`. */
export interface Failure {
  code: string;
  params: Record<string, unknown>;
}

/** An option as the lobby shows it; titles are `<game>-option-<name>` and `…-help`. */
export interface OptionInfo {
  name: string;
  type: "choice" | "flag" | "number";
  low: number;
  high: number;
  choices: string[];
  default: boolean | number | string;
  rule: string;
}

/** A field of a shape; a name is `<game>-<type>-<value>`, but for types `seat` and `number`, and but for what stands in the game's `labels`. */
export interface FieldInfo {
  name: string;
  type: string;
  values: string[];
}

/** A kind of action, draw, event, question or reason. */
export interface ShapeInfo {
  name: string;
  fields: FieldInfo[];
  rules: string[];
}

/** From `min` to `max`. */
export interface Range {
  min: number;
  max: number;
}

/** What the game says about itself. */
export interface TraitsInfo {
  cooperative: boolean;
  hidden_information: boolean;
  parallel_decisions: boolean;
}

/** All a client needs to draw the lobby and the board of a game. `content` are the game's data files by name: boards, cards, dice, as in the box; nothing of a match. `labels` has, by type, the names of values that are written alike in every language (letters, words). */
export interface GameInfo {
  key: string;
  version: number;
  seats: Range;
  options: OptionInfo[];
  bots: string[];
  traits: TraitsInfo;
  action_count: number;
  actions: ShapeInfo[];
  chances: ShapeInfo[];
  events: ShapeInfo[];
  questions: ShapeInfo[];
  reasons: ShapeInfo[];
  labels: Record<string, Record<string, string>>;
  content: Record<string, unknown>;
}

/** `GET /api/games`. */
export interface Games {
  protocol: number;
  languages: string[];
  games: GameInfo[];
}

export type Command =
  | Act
  | Dice
  | Stand
  | Propose
  | Agree
  | Chat
  | React
  | AskHint
  | AskWhy
  | AskHistory
  | Sit
  | SetSeat
  | SetUp
  | Ready
  | GiveNonce
  | Start
  | Hand
  | TakeBack
  | Leave
  | Rematch
  | Ping;

export type ClientMessage =
  | Hello
  | Act
  | Dice
  | Stand
  | Propose
  | Agree
  | Chat
  | React
  | AskHint
  | AskWhy
  | AskHistory
  | Sit
  | SetSeat
  | SetUp
  | Ready
  | GiveNonce
  | Start
  | Hand
  | TakeBack
  | Leave
  | Rematch
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | TableChanged
  | Said
  | Reacted
  | Over
  | Ack
  | Refused
  | Hint
  | Why
  | History
  | Seated
  | Pong
  | Bye;
