// Written by tools/protocol_types.py from src/escapade/server/wire/protocol*.py: do not edit.
/** What the server sends, and what that is made of. */

/** The reply to `hello`: who you are, the table, the position, and the latest of the log and the chat. `stood_in`: a
    bot has been playing for this seat until now.      */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  seat: number | null;
  host: boolean;
  stood_in: boolean;
  table: Table;
  position: Position;
  log: Fact[];
  chat: ChatLine[];
  code: string | null;
  sharing: Sharing | null;
}

/** The match went on: what happened (animate it), then where it stands (it replaces what you showed).     `undone` is
    null, or the seq from which events are void; those of answers that were kept are in `events` again.     `undone_by`
    is the seat that took a choice of its own back; it is sent only then.      */
export interface Update {
  type: "update";
  undone: number | null;
  events: Fact[];
  position: Position;
  undone_by?: number | null;
}

/** Seats, settings, presence or proposals changed; it replaces the table you had. `code` as in `welcome`. */
export interface TableChanged {
  type: "table";
  table: Table;
  seat: number | null;
  host: boolean;
  code: string | null;
  sharing: Sharing | null;
}

/** A line of chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** The line of chat with this number has no text any more. */
export interface Unsaid {
  type: "unsaid";
  number: number;
}

/** A quick reaction. */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: string;
}

/** The match is over, and the dice are open: `seed` hashes to the commitment, seed and nonces give every draw.
    Whoever comes to a table that is over is sent it after `welcome`.      */
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

/** Not done, and why: the sentence is `error-<code>` with `.` as `-`. `id` is null where none could be read.
    `retry` is true where the same message may well succeed a little later.      */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  params: Record<string, unknown>;
  retry?: boolean;
}

/** A seat at another table: open a socket there with this token. */
export interface Seated {
  type: "seated";
  id: string;
  table: string;
  seat: number;
  token: string;
}

/** The table's invitation: the link is `<base>/#/table/<table>/<invite>`. */
export interface Invited {
  type: "invited";
  id: string;
  invite: string;
}

/** The link to one's own seat is `<base>/#/seat/<table>/<link>`; it is shown once. */
export interface SeatLink {
  type: "seat_link";
  id: string;
  link: string;
}

/** The reply to `ping`; everything the table had to send before it has been sent. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The last message before the server closes the socket, and why: `restart` (come back), `slow`, `full`, `revoked`,
    `withdrawn` (the link to this seat was withdrawn), `removed` (there is no such table any more).      */
export interface Bye {
  type: "bye";
  code: string;
}

/** The best bot's choice, or one that the coach found surely better; its reason key, and what the reason speaks of:
    content keys by type, `number`, `share`. `coach` is what the coach adds, or null: it has nothing to say of a choice
    that is none, and where the rules are not compiled it would take too long.      */
export interface Hint {
  type: "hint";
  id: string;
  action: number;
  reason: string;
  params: Record<string, string>;
  coach?: CoachWord | null;
}

/** What can be counted about the choices of the question `asked`; those of which nothing can are not listed. */
export interface Odds {
  type: "odds";
  id: string;
  asked: number;
  choices: ChoiceOdds[];
}

/** What the bot of a seat says: the choice it would make in the place of whoever must answer, or null where it says
    what it is after; its reason key, and what the reason speaks of.      */
export interface Advice {
  type: "advice";
  id: string;
  seat: number;
  choice: Choice | null;
  reason: string;
  params: Record<string, string>;
}

/** Null for what is (or can still become) legal; else `{code, params, rule}`. */
export interface Why {
  type: "why";
  id: string;
  reason: Record<string, unknown> | null;
}

/** Every event of the match that was not taken back, as this viewer may know them. */
export interface History {
  type: "history";
  id: string;
  log: Fact[];
}

/** Who sits where. `away`: a bot plays for a person whose time ran out or who was gone, until they come back.
    `kept`: the seat waits for whoever had it at the table before. `gone`: for how many seconds nobody has been at a
    person's seat, as this is sent; only while nobody is. `once`: that bot gives one answer and goes.     `declined`:
    whose seat it was at the table before, who does not want to play again.      */
export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  ready: boolean;
  connected: boolean;
  away: boolean;
  kept: boolean;
  gone?: number | null;
  once?: boolean;
  declined?: string | null;
}

/** What is being asked of the others; `missing` are the seats that have not answered. `target`: for an undo, the
    entry that would be taken back, with all that followed from it; else 0.      */
export interface Proposal {
  number: number;
  what: "pause" | "resume" | "undo";
  seat: number;
  missing: number[];
  target: number;
}

/** What the devices of a seat are told of each other; nobody else is. `guest`: this one came by the seat's link;
    `link`: there is a link that still opens it; `guests` have come by one, `devices` are connected just now, this one
    included. `promise_here`: the one that promised the seat's share of the dice is, or nothing was promised.      */
export interface Sharing {
  guest: boolean;
  link: boolean;
  guests: number;
  devices: number;
  promise_here: boolean;
}

/** The host has begun the match. While `gathering`, the seats `missing` are not here: nothing is to be revealed yet,
    and in so many seconds it goes on without their share of the dice. After that the seats `missing` have not yet
    revealed the nonces they promised, and in so many seconds they lose their seats.      */
export interface Starting {
  missing: number[];
  seconds: number;
  gathering: boolean;
}

/** All that is public about a table but the match itself. `nonces` are shown once the match runs;
    `nonce_commitments` are their hashes, by seat, empty where nothing was promised. `aborted`: how many starts were
    broken off because a nonce was not revealed. `time_up`: when the `timer` runs out, a bot answers `once`, or has the
    `seat` until its person is back. `removal`: the seats that want it removed, after the end. `again`:     those that
    have gone on to the next table, `rematch`. `branch`: so many entries of its log come from another match,     from
    which this one goes on.      */
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
  time_up: "once" | "seat";
  absence: number;
  absent_bot: string;
  host: number | null;
  seats: Seat[];
  commitment: string;
  nonces: string[];
  nonce_commitments: string[];
  starting: Starting | null;
  aborted: number;
  proposal: Proposal | null;
  rematch: string | null;
  removal: number[];
  spectators: number;
  again?: number[];
  branch?: number | null;
}

/** An event as this viewer may know it: hidden fields are null. The sentence is `<game>-event-<kind>`. */
export interface Fact {
  seq: number;
  kind: string;
  fields: Record<string, unknown>;
  rule: string;
}

/** One legal action: its number, its words, and its kind and fields to narrow the list click by click. `unnamed`:     a
    person has to find it by a word (`find`), and so its words are only its kind, and its fields are left out.      */
export interface Choice {
  action: number;
  words: string;
  kind: string;
  fields: Record<string, unknown>;
  unnamed?: boolean;
}

/** One figure about a choice: the sentence is `<game>-odds-<key>`. A `share` lies between 0 and 1, an `amount` is an
    average with its sign; `params` are content keys by type.      */
export interface Figure {
  key: string;
  unit: "amount" | "share";
  value: number;
  params: Record<string, string>;
}

/** What can be counted about one legal action. */
export interface ChoiceOdds {
  action: number;
  figures: Figure[];
}

/** What the coach adds to a hint: how likely a win is, as a share, after the choice that the hint names, with its
    95 % interval, and after the next best one. `clear` is true where the first is surely better. A few turns later a
    figure of the game differs most: the sentence is `<game>-coach-<key>`, with what it comes to after each of the two;
    the key is empty where nothing differs for sure.      */
export interface CoachWord {
  win: number;
  low: number;
  high: number;
  other: number;
  other_win: number;
  clear: boolean;
  key: string;
  unit: "amount" | "share";
  first: number;
  second: number;
}

/** A draw that the people at the table must type in: any of `values`, as `dice` with words `<kind> <value>`. */
export interface Draw {
  kind: string;
  field: string;
  values: string[];
}

/** A line of chat; `seat` is null for somebody who has left. `text` is empty where its writer took it back. A quick
    phrase has its key, and as `text` its sentence in the table's language, for those who do not know the key.      */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  phrase?: string | null;
}

/** Where the match stands for this viewer. `view` is null before the start; `legal` is empty for those not asked;
    `undo`: the seat's last action can be taken back. `time_left`: milliseconds, null without a running timer.
    `finding`: there may be answers that the seat has to find by a word.      */
export interface Position {
  seq: number;
  asked: number;
  view: Record<string, unknown> | null;
  legal: Choice[];
  draw: Draw | null;
  standing: boolean;
  undo: boolean;
  time_left: number | null;
  finding?: boolean;
}

export type ServerMessage =
  | Welcome
  | Update
  | TableChanged
  | Said
  | Unsaid
  | Reacted
  | Over
  | Ack
  | Refused
  | Hint
  | Odds
  | Advice
  | Why
  | History
  | Seated
  | Invited
  | SeatLink
  | Pong
  | Bye;
