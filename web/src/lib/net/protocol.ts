/** The messages of the protocol (docs/protocol.md), as src/escapade/server/protocol.py writes them down. */

export const PROTOCOL = 1;

export type Agreement = "undo" | "pause" | "resume";
export type Reaction = "applause" | "laugh" | "wow" | "ouch" | "think" | "hurry" | "thanks" | "sorry";

export interface Hello {
  type: "hello";
  id: string;
  protocol: number;
  table: string;
  token?: string | null;
  invite?: string | null;
}

export interface Act {
  type: "act";
  id: string;
  asked: number;
  action: number;
}

export interface Dice {
  type: "dice";
  id: string;
  seq: number;
  words: string;
}

export interface Stand {
  type: "stand";
  id: string;
  on: boolean;
}

export interface Propose {
  type: "propose";
  id: string;
  what: Agreement;
}

export interface Agree {
  type: "agree";
  id: string;
  proposal: number;
  yes: boolean;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

export interface React {
  type: "react";
  id: string;
  reaction: Reaction;
}

export interface AskHint {
  type: "ask_hint";
  id: string;
}

export interface AskWhy {
  type: "ask_why";
  id: string;
  words: string;
}

export interface AskHistory {
  type: "ask_history";
  id: string;
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

export interface SetSeat {
  type: "set_seat";
  id: string;
  seat: number;
  kind: "open" | "bot";
  bot?: string | null;
}

export interface SetUp {
  type: "set_up";
  id: string;
  options?: Record<string, boolean | number | string> | null;
  own_dice?: boolean | null;
  auto_forced?: boolean | null;
  timer?: number | null;
  absent_bot?: string | null;
  public?: boolean | null;
}

export interface Ready {
  type: "ready";
  id: string;
  ready: boolean;
}

export interface GiveNonce {
  type: "nonce";
  id: string;
  nonce: string;
}

export interface Start {
  type: "start";
  id: string;
}

export interface Hand {
  type: "hand";
  id: string;
  seat: number;
  bot: string;
}

export interface TakeBack {
  type: "take_back";
  id: string;
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string | null;
  bot: string | null;
  ready: boolean;
  connected: boolean;
  away: boolean;
}

export interface Proposal {
  number: number;
  what: Agreement;
  seat: number;
  missing: number[];
}

export interface Table {
  id: string;
  game: string;
  version: number;
  options: Record<string, any>;
  phase: "lobby" | "playing" | "paused" | "over" | "frozen";
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

export interface Fact {
  seq: number;
  kind: string;
  fields: Record<string, any>;
  rule: string;
}

export interface Choice {
  action: number;
  words: string;
  kind: string;
  fields: Record<string, any>;
}

export interface Draw {
  kind: string;
  field: string;
  values: string[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface Position {
  seq: number;
  asked: number;
  view: Record<string, any> | null;
  legal: Choice[];
  draw: Draw | null;
  standing: boolean;
  time_left: number | null;
}

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

export interface Update {
  type: "update";
  undone: number | null;
  events: Fact[];
  position: Position;
}

export interface TableChanged {
  type: "table";
  table: Table;
  seat: number | null;
  host: boolean;
}

export interface Said {
  type: "said";
  line: ChatLine;
}

export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: string;
}

export interface Over {
  type: "over";
  outcome: Record<string, any>;
  seed: string;
  nonces: string[];
}

export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  params: Record<string, any>;
  retry: boolean;
}

export interface Hint {
  type: "hint";
  id: string;
  action: number;
  reason: string;
}

export interface Why {
  type: "why";
  id: string;
  reason: Record<string, any> | null;
}

export interface History {
  type: "history";
  id: string;
  log: Fact[];
}

export interface Seated {
  type: "seated";
  id: string;
  table: string;
  seat: number;
  token: string;
}

export interface Pong {
  type: "pong";
  id: string;
}

export interface Bye {
  type: "bye";
  code: string;
}

export type Command = Act | Dice | Stand | Propose | Agree | Chat | React | AskHint | AskWhy | AskHistory | Sit | SetSeat | SetUp | Ready | GiveNonce | Start | Hand | TakeBack | Leave | Rematch | Ping;
export type ClientMessage = Hello | Command;
export type ServerMessage = Welcome | Update | TableChanged | Said | Reacted | Over | Ack | Refused | Hint | Why | History | Seated | Pong | Bye;

export interface Key {
  table: string;
  token: string;
}

export interface SeatWish {
  kind: "open" | "bot";
  bot?: string | null;
}

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

export interface JoinTable {
  name: string;
  invite?: string | null;
  seat?: number | null;
}

export interface MyTables {
  keys: Key[];
}

export interface Access {
  token?: string | null;
  invite?: string | null;
}

export interface Created {
  table: string;
  seat: number | null;
  token: string;
  invite: string;
  commitment: string;
}

export interface Joined {
  table: string;
  seat: number;
  token: string;
}

export interface MyTable {
  table: string;
  seat: number | null;
  game: string;
  phase: "lobby" | "playing" | "paused" | "over" | "frozen";
  names: (string | null)[];
  your_turn: boolean;
}

export interface Mine {
  tables: MyTable[];
}

export interface PublicTable {
  table: string;
  game: string;
  phase: "lobby" | "playing" | "paused";
  names: (string | null)[];
  open_seats: number;
  language: string;
}

export interface PublicTables {
  tables: PublicTable[];
}

export interface Verified {
  commitment: string;
  commitment_holds: boolean;
  draws: number;
  typed: number;
  first_difference: number | null;
}

export interface Failure {
  code: string;
  params: Record<string, any>;
}

export interface OptionInfo {
  name: string;
  type: "flag" | "number" | "choice";
  low: number;
  high: number;
  choices: string[];
  default: boolean | number | string;
  rule: string;
}

export interface FieldInfo {
  name: string;
  type: string;
  values: string[];
  labels: string[];
}

export interface ShapeInfo {
  name: string;
  fields: FieldInfo[];
  rules: string[];
}

export interface Range {
  min: number;
  max: number;
}

export interface TraitsInfo {
  cooperative: boolean;
  hidden_information: boolean;
  parallel_decisions: boolean;
}

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
  content: Record<string, any>;
}

export interface Games {
  protocol: number;
  languages: string[];
  games: GameInfo[];
}

