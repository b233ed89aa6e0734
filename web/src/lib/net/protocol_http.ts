// Written by tools/protocol_types.py from src/escapade/server/wire/protocol*.py: do not edit.
/** What is asked over HTTP, and the replies. */
import type { Fact } from "./protocol_messages.ts";

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
  time_up?: "once" | "seat";
  absence?: number;
  absent_bot?: string | null;
}

/** `POST /api/tables/<table>/join`. `invite` is what stood after # in the link, or the code; a public table needs
    none. `seat` null takes the first open one. In the middle of a match the seats of those who left are open. Whoever
    gives no name is given one that nobody else has at the table.      */
export interface JoinTable {
  name?: string | null;
  invite?: string | null;
  seat?: number | null;
}

/** `POST /api/tables/<table>/look`, before sitting down; `invite` as for joining. */
export interface Look {
  invite?: string | null;
}

/** `POST /api/code`: what somebody typed at the first page, `ELBA-7KQ4` or much like it. */
export interface TypedCode {
  code: string;
}

/** `POST /api/tables/<table>/seat`: a token for a seat that somebody shares; `link` is the end of their link. */
export interface OpenSeat {
  link: string;
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

/** `POST /api/tables/<table>/branch`, after the end: a new table that goes on from the position after this `entry`,
    with dice of its own. Whoever asks sits on `seat`; bots, experts if none are named, have the others.      */
export interface BranchTable {
  token?: string | null;
  invite?: string | null;
  entry: number;
  seat: number;
  name: string;
  bot?: string | null;
  language?: string;
}

/** `POST /api/tables/<table>/delete`, after the end: somebody who played wants the table removed. */
export interface Remove {
  token: string;
}

/** `POST /api/tables/<table>/push`: a browser wants to be told what waits for this seat while its page is closed.
    The other fields are those of its `PushSubscription`.      */
export interface Subscribe {
  token: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** `POST /api/tables/<table>/push/delete`: this browser wants no more messages for this seat. */
export interface Unsubscribe {
  token: string;
  endpoint: string;
}

/** The table, the host's token and the invitation: the link is `<base>/t/<table>#<invite>`. */
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

/** Who sits where; `free`: somebody may sit down. */
export interface DoorSeat {
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  free: boolean;
}

/** A table as it is shown to whoever was invited and has not sat down. `nickname` is what one is called there
    without a name of one's own, empty where no seat is free; `other_version`: begun with rules that are not here.
    */
export interface Door {
  table: string;
  game: string;
  phase: "lobby" | "other_version" | "over" | "paused" | "playing";
  host: string | null;
  seats: DoorSeat[];
  options: Record<string, boolean | number | string>;
  own_dice: boolean;
  timer: number;
  language: string;
  public: boolean;
  nickname: string;
}

/** The table under a code, and the code as it is written: it serves as `invite` while the table waits. */
export interface Opened {
  table: string;
  game: string;
  invite: string;
}

/** One of the tables of this browser. `other_version`: it was begun with rules that this server does not play.
    `bots` are the seats that bots have for good, `turn` those that the match waits for. `winners` is null before the
    end, and where the outcome was not noted. `replay`: it is over, and these rules can show it again. `changed`: when
    it ended, or when seats and settings last changed, in seconds since 1970.      */
export interface MyTable {
  table: string;
  seat: number | null;
  game: string;
  phase: "frozen" | "lobby" | "other_version" | "over" | "paused" | "playing";
  names: (string | null)[];
  your_turn: boolean;
  bots: number[];
  turn: number[];
  winners: number[] | null;
  replay: boolean;
  changed: number;
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
  host: string | null;
  open_seats: number;
  language: string;
}

/** `GET /api/tables`: newest first. */
export interface PublicTables {
  tables: PublicTable[];
}

/** Every draw of the match, derived again from seed and nonces; `typed` were thrown by hand at the table.
    `promised` are the seats that had committed to their nonce before the start, `broken` those whose nonce is not the
    one they promised, `aborted` how many starts were broken off before. `branch`: so many entries come from another
    match; nothing is said here of their draws, nor are they counted.      */
export interface Verified {
  commitment: string;
  commitment_holds: boolean;
  draws: number;
  typed: number;
  first_difference: number | null;
  promised: number[];
  broken: number[];
  aborted: number;
  branch: number | null;
}

/** `POST /api/tables/<table>/facts`, after the end: every fact that was not taken back, with nothing hidden. */
export interface Facts {
  log: Fact[];
}

/** Removed, or how many others still have to ask for it; after so many `days` it goes without them. */
export interface Removal {
  removed: boolean;
  missing: number;
  days: number;
}

/** `GET /api/push`: the server's key for push services, in base64url; null where it sends no messages. */
export interface PushKey {
  key: string | null;
}

/** Whether this browser is told from now on. */
export interface Subscribed {
  subscribed: boolean;
}

/** Every HTTP error: a code and parameters; the sentence is `error-<code>`. */
export interface Failure {
  code: string;
  params: Record<string, unknown>;
}

/** `GET /api/reach`: origins at which other devices reach this server, the best first. Told to this machine alone,
    whose pages stand at an address that means nothing elsewhere; empty where nobody else can come.      */
export interface Reach {
  origins: string[];
}

/** An option as the lobby shows it; titles are `<game>-option-<name>` and `…-help`. One that `counts_people` is set
    by the server to the number of people, who sit before bots.      */
export interface OptionInfo {
  name: string;
  type: "choice" | "flag" | "number";
  low: number;
  high: number;
  choices: string[];
  default: boolean | number | string;
  rule: string;
  counts_people: boolean;
}

/** A field of a shape; a name is `<game>-<type>-<value>`, but for types `seat` and `number`, and but for what
    stands in the game's `labels`.      */
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

/** What a shelf and a new table need of a game. `advice` is what its bots say when asked: the `choice` they would
    make, the `purpose` they follow, or nothing (null).      */
export interface GameSummary {
  key: string;
  version: number;
  seats: Range;
  options: OptionInfo[];
  bots: string[];
  advice: "choice" | "purpose" | null;
  traits: TraitsInfo;
}

/** `GET /api/games/<game>`: all a client needs to draw a table and the board of a game. `content` are the game's
    data files by name: boards, cards, dice, as in the box; nothing of a match. `labels` has, by type, the names of
    values that are written alike in every language (letters, words). `phrases` are the keys that `chat` takes: the
    sentence of each is `<game>-phrase-<key>`, or else `phrase-<key>`.      */
export interface GameInfo {
  key: string;
  version: number;
  seats: Range;
  options: OptionInfo[];
  bots: string[];
  advice: "choice" | "purpose" | null;
  traits: TraitsInfo;
  phrases: string[];
  action_count: number;
  actions: ShapeInfo[];
  chances: ShapeInfo[];
  events: ShapeInfo[];
  questions: ShapeInfo[];
  reasons: ShapeInfo[];
  labels: Record<string, Record<string, string>>;
  content: Record<string, unknown>;
}

/** `GET /api/games`. `keep_days`: after so many days finished tables are removed; 0 for never. `public_tables`:
    whether a table can be made public here.      */
export interface Games {
  protocol: number;
  keep_days: number;
  public_tables: boolean;
  languages: string[];
  games: GameSummary[];
}
