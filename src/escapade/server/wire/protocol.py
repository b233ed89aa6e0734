"""The socket protocol: every message both ways. docs/protocol.md explains it; TypeScript types are generated.

A client opens one socket for each table, sends `hello`, and gets `welcome`. From then on every message it sends has
an `id` of its own making and gets exactly one reply with that id: `ack`, `refused`, or what was asked for. A
command sent again with the same id is not carried out again: the reply is the same, whatever happened in between.
"""

from typing import Any, Literal

from escapade.server.wire import protocol_fields as f
from escapade.server.wire.protocol_asking import (
    Advice,
    AskAdvice,
    AskHint,
    AskHistory,
    AskOdds,
    AskWhy,
    Hint,
    History,
    Message,
    Odds,
    Reply,
    Why,
)
from escapade.server.wire.protocol_parts import Agreement, AtTimeUp, ChatLine, Fact, Position, Sharing, Table

__all__ = ["Advice", "AskAdvice", "AskHint", "AskHistory", "AskOdds", "AskWhy", "Hint", "History", "Message", "Odds",
           "Reply", "Why"]

PROTOCOL = 1
"""Goes up when a client written for the number before could misunderstand what it is sent."""

# ---------------------------------------------------------------------------------------- client to server


class Hello(Message, tag="hello"):
    """The first message. With a token: that seat. Without: a spectator, by invitation where the table is not public."""

    protocol: f.Count
    table: f.Id
    token: f.Token | None = None
    invite: f.Token | None = None


class Act(Message, tag="act"):
    """Answer the question: `asked` as it stood in the message that put it, `action` from its legal list."""

    asked: f.Count
    action: f.Count


class Find(Message, tag="find"):
    """Answer the question with a word that its list does not name (`position.finding`); `asked` as for `act`."""

    asked: f.Count
    words: f.Words


class Dice(Message, tag="dice"):
    """Type in a draw (`die 4`) at a table with its own dice; `seq` as it stood when the draw was wanted."""

    seq: f.Count
    words: f.Words


class Stand(Message, tag="stand"):
    """Pass, from now on, in the window that is open (`on`), or be asked again."""

    on: bool


class Propose(Message, tag="propose"):
    """Ask the others: to take back one's last action (`since`: all after that entry), to pause, to resume."""

    what: Agreement
    since: f.Count | None = None


class Agree(Message, tag="agree"):
    """Answer a proposal, by its number; one no and it is gone."""

    proposal: f.Count
    yes: bool


class Withdraw(Message, tag="withdraw"):
    """Ask for it no longer: one's own proposal, by its number."""

    proposal: f.Count


class Chat(Message, tag="chat", omit_defaults=True):
    """A line for everybody at the table: a `text`, or instead of it a quick phrase by its key (`phrases` of the game),
    which everybody reads in their own language.
    """

    text: f.Text | None = None
    phrase: f.Id | None = None


class Unsay(Message, tag="unsay"):
    """Take the text of a line of chat back, for everybody and for good; only whoever wrote it, from the same seat."""

    number: f.Count


class React(Message, tag="react"):
    """A quick reaction; it is shown, not kept."""

    reaction: f.Reaction


class Sit(Message, tag="sit"):
    """Change to another seat that is open, before the start."""

    seat: f.SeatNumber


class SetSeat(Message, tag="set_seat"):
    """The host: open a seat (a person there loses it, before the start) or give it to a bot."""

    seat: f.SeatNumber
    kind: Literal["open", "bot"]
    bot: f.Id | None = None


class SetUp(Message, tag="set_up"):
    """The host, before the start: change what is given; the rest stays as it is."""

    options: dict[str, bool | int | str] | None = None
    own_dice: bool | None = None
    auto_forced: bool | None = None
    timer: f.Seconds | None = None
    time_up: AtTimeUp | None = None
    absence: f.Seconds | None = None
    absent_bot: f.Id | None = None
    public: bool | None = None


class Ready(Message, tag="ready"):
    """Ready to start, or not yet."""

    ready: bool


class Commit(Message, tag="commit"):
    """Before the start: promise a seat's share of the dice, by the SHA-256 of a nonce that nobody else knows yet."""

    commitment: f.Digest


class GiveNonce(Message, tag="nonce"):
    """While the match begins (`starting`): reveal the nonce that was promised; else the seat is lost."""

    nonce: f.Nonce


class Start(Message, tag="start"):
    """The host begins the match; every seat must be taken. `wait`: whoever promised a nonce and is not here is called
    and waited for; false, also in the middle of that: it begins without their share. Without the word it is refused.
    """

    wait: bool | None = None


class RenewInvite(Message, tag="renew_invite"):
    """The host wants another invitation; the one before opens nothing any more. Reply: `invited`."""


class ShareSeat(Message, tag="share_seat"):
    """A private link to one's own seat; the one before opens nothing any more. Reply: `seat_link`."""


class UnshareSeat(Message, tag="unshare_seat"):
    """Withdraw the link to one's own seat: it opens nothing any more, nor do the tokens of those who came by it."""


class Hand(Message, tag="hand"):
    """Hand one's own seat to a bot in the middle of the match; `take_back` ends it. Somebody else's seat: once its
    person has been gone for the table's `absence`; then the table's bot for absent people plays, until they are back.
    """

    seat: f.SeatNumber
    bot: f.Id


class TakeBack(Message, tag="take_back"):
    """Play one's own seat again."""


class Leave(Message, tag="leave"):
    """Give the seat up for good: the token opens nothing from now on; this socket watches. A device that came by the
    link to a seat gives up its own token alone.
    """


class Rematch(Message, tag="rematch"):
    """After the end: the seat that the next table keeps for this one; the table is made when the first one asks.
    Reply: `seated`, once. With `join` false: no, thank you; the seat is anybody's then, and the reply is `ack`.
    """

    join: bool = True


class Ping(Message, tag="ping"):
    """Answered by the table itself: proof that it takes messages, not only that the socket is open. `hidden` is whether
    the page is where nobody sees it: then its person may be called in another way.
    """

    hidden: bool = False


Command = (Act | Find | Dice | Stand | Propose | Agree | Withdraw | Chat | Unsay | React | AskHint | AskOdds | AskAdvice
           | AskWhy | AskHistory | Sit | SetSeat | SetUp | Ready | Commit | GiveNonce | Start | RenewInvite | ShareSeat
           | UnshareSeat | Hand | TakeBack | Leave | Rematch | Ping)
ClientMessage = Hello | Command

# ---------------------------------------------------------------------------------------- server to client


class Welcome(Reply, tag="welcome"):
    """The reply to `hello`: who you are, the table, the position, and the latest of the log and the chat. `stood_in`: a
    bot has been playing for this seat until now.
    """

    id: str
    protocol: int
    seat: int | None
    host: bool
    stood_in: bool
    table: Table
    position: Position
    log: list[Fact]
    chat: list[ChatLine]
    code: str | None
    """What friends type at the first page; for those who sit here, while the table waits for people."""
    sharing: Sharing | None


class Update(Reply, tag="update", omit_defaults=True):
    """The match went on: what happened (animate it), then where it stands (it replaces what you showed).
    `undone` is null, or the seq from which events are void; those of answers that were kept are in `events` again.
    `undone_by` is the seat that took a choice of its own back; it is sent only then.
    """

    undone: int | None
    events: list[Fact]
    position: Position
    undone_by: int | None = None


class TableChanged(Reply, tag="table"):
    """Seats, settings, presence or proposals changed; it replaces the table you had. `code` as in `welcome`."""

    table: Table
    seat: int | None
    host: bool
    code: str | None
    sharing: Sharing | None


class Said(Reply, tag="said"):
    """A line of chat."""

    line: ChatLine


class Unsaid(Reply, tag="unsaid"):
    """The line of chat with this number has no text any more."""

    number: int


class Reacted(Reply, tag="reacted"):
    """A quick reaction."""

    seat: int
    reaction: str


class Over(Reply, tag="over"):
    """The match is over, and the dice are open: `seed` hashes to the commitment, seed and nonces give every draw.
    Whoever comes to a table that is over is sent it after `welcome`.
    """

    outcome: dict[str, Any]
    seed: str
    nonces: list[str]


class Ack(Reply, tag="ack"):
    """Done, and on disk. `seq` is where the command stands in the log, or where the log stood."""

    id: str
    seq: int


class Refused(Reply, tag="refused"):
    """Not done, and why: the sentence is `error-<code>` with `.` as `-`. `id` is null where none could be read.
    `retry` is true where the same message may well succeed a little later.
    """

    id: str | None
    code: str
    params: dict[str, Any]
    retry: bool = False


class Seated(Reply, tag="seated"):
    """A seat at another table: open a socket there with this token."""

    id: str
    table: str
    seat: int
    token: str


class Invited(Reply, tag="invited"):
    """The table's invitation: the link is `<base>/#/table/<table>/<invite>`."""

    id: str
    invite: str


class SeatLink(Reply, tag="seat_link"):
    """The link to one's own seat is `<base>/#/seat/<table>/<link>`; it is shown once."""

    id: str
    link: str


class Pong(Reply, tag="pong"):
    """The reply to `ping`; everything the table had to send before it has been sent."""

    id: str


class Bye(Reply, tag="bye"):
    """The last message before the server closes the socket, and why: `restart` (come back), `slow`, `full`, `revoked`,
    `withdrawn` (the link to this seat was withdrawn), `removed` (there is no such table any more).
    """

    code: str


ServerMessage = (Welcome | Update | TableChanged | Said | Unsaid | Reacted | Over | Ack | Refused | Hint | Odds | Advice
                 | Why | History | Seated | Invited | SeatLink | Pong | Bye)
