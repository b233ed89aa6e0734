// Written by tools/protocol_types.py from src/escapade/server/wire/protocol*.py: do not edit.
/** What a client sends. */

/** The first message. With a token: that seat. Without: a spectator, by invitation where the table is not public. */
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

/** Answer the question with a word that its list does not name (`position.finding`); `asked` as for `act`. */
export interface Find {
  type: "find";
  asked: number;
  words: string;
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

/** Ask the others: to take back one's last action (`since`: all after that entry), to pause, to resume. */
export interface Propose {
  type: "propose";
  what: "pause" | "resume" | "undo";
  since?: number | null;
  id: string;
}

/** Answer a proposal, by its number; one no and it is gone. */
export interface Agree {
  type: "agree";
  proposal: number;
  yes: boolean;
  id: string;
}

/** Ask for it no longer: one's own proposal, by its number. */
export interface Withdraw {
  type: "withdraw";
  proposal: number;
  id: string;
}

/** A line for everybody at the table: a `text`, or instead of it a quick phrase by its key (`phrases` of the game),
    which everybody reads in their own language.      */
export interface Chat {
  type: "chat";
  text?: string | null;
  phrase?: string | null;
  id: string;
}

/** Take the text of a line of chat back, for everybody and for good; only whoever wrote it, from the same seat. */
export interface Unsay {
  type: "unsay";
  number: number;
  id: string;
}

/** A quick reaction; it is shown, not kept. */
export interface React {
  type: "react";
  reaction: "applause" | "hurry" | "laugh" | "ouch" | "sorry" | "thanks" | "think" | "wow";
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
  time_up?: "once" | "seat" | null;
  absence?: number | null;
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

/** Before the start: promise a seat's share of the dice, by the SHA-256 of a nonce that nobody else knows yet. */
export interface Commit {
  type: "commit";
  commitment: string;
  id: string;
}

/** While the match begins (`starting`): reveal the nonce that was promised; else the seat is lost. */
export interface GiveNonce {
  type: "nonce";
  nonce: string;
  id: string;
}

/** The host begins the match; every seat must be taken. `wait`: whoever promised a nonce and is not here is called
    and waited for; false, also in the middle of that: it begins without their share. Without the word it is refused.
    */
export interface Start {
  type: "start";
  wait?: boolean | null;
  id: string;
}

/** The host wants another invitation; the one before opens nothing any more. Reply: `invited`. */
export interface RenewInvite {
  type: "renew_invite";
  id: string;
}

/** A private link to one's own seat; the one before opens nothing any more. Reply: `seat_link`. */
export interface ShareSeat {
  type: "share_seat";
  id: string;
}

/** Withdraw the link to one's own seat: it opens nothing any more, nor do the tokens of those who came by it. */
export interface UnshareSeat {
  type: "unshare_seat";
  id: string;
}

/** Hand one's own seat to a bot in the middle of the match; `take_back` ends it. Somebody else's seat: once its
    person has been gone for the table's `absence`; then the table's bot for absent people plays, until they are back.
    */
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

/** Give the seat up for good: the token opens nothing from now on; this socket watches. A device that came by the
    link to a seat gives up its own token alone.      */
export interface Leave {
  type: "leave";
  id: string;
}

/** After the end: the seat that the next table keeps for this one; the table is made when the first one asks.
    Reply: `seated`, once. With `join` false: no, thank you; the seat is anybody's then, and the reply is `ack`.      */
export interface Rematch {
  type: "rematch";
  join?: boolean;
  id: string;
}

/** Answered by the table itself: proof that it takes messages, not only that the socket is open. `hidden` is whether
    the page is where nobody sees it: then its person may be called in another way.      */
export interface Ping {
  type: "ping";
  hidden?: boolean;
  id: string;
}

/** Ask what the best bot would do in one's seat. */
export interface AskHint {
  type: "ask_hint";
  id: string;
}

/** Ask what can be counted exactly about each of one's choices, from what the seat knows. */
export interface AskOdds {
  type: "ask_odds";
  id: string;
}

/** Ask the bot of a seat: what it would answer in the place of whoever must, or what it is after, as its game has
    it (`advice` of the game). Nothing is done, and nobody else hears of it.      */
export interface AskAdvice {
  type: "ask_advice";
  seat: number;
  id: string;
}

/** Ask why something cannot be done. Words may stop early: `move`, `move red`. */
export interface AskWhy {
  type: "ask_why";
  words: string;
  id: string;
}

/** Ask for every event since the start, as this viewer may know them. */
export interface AskHistory {
  type: "ask_history";
  id: string;
}

export type Command =
  | Act
  | Find
  | Dice
  | Stand
  | Propose
  | Agree
  | Withdraw
  | Chat
  | Unsay
  | React
  | AskHint
  | AskOdds
  | AskAdvice
  | AskWhy
  | AskHistory
  | Sit
  | SetSeat
  | SetUp
  | Ready
  | Commit
  | GiveNonce
  | Start
  | RenewInvite
  | ShareSeat
  | UnshareSeat
  | Hand
  | TakeBack
  | Leave
  | Rematch
  | Ping;

export type ClientMessage =
  | Hello
  | Command;
