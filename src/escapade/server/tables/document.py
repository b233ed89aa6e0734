"""The document of a table: who sits where, with which settings, and how far it has come. Stored as one JSON."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from escapade.server.store.writes import DocumentRow
from escapade.server.wire.protocol_parts import AtTimeUp

Phase = Literal["lobby", "playing", "paused", "over"]


class SeatDocument(Struct, forbid_unknown_fields=True):
    """One seat. `left`: somebody gave it up in the middle of a match; a bot plays it until somebody joins.
    `kept`: it is kept for whoever had it at the table before, and nobody has a token for it yet.
    `once`: the bot that plays for somebody who is `away` gives one answer and goes.
    `kept_for`: their seat at the table before. `declined`: whose seat it was, who does not want to play again.
    `link` opens it to other devices, and `guests` are the tokens of those that came by it. `heirs` are the tokens of
    the table before that have claimed it, which all had the seat `claimed_as`; `promised_by` is the one that promised
    its share of the dice. All tokens are hashed, and go with the person.
    """

    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    away: bool = False
    left: bool = False
    kept: bool = False
    once: bool = False
    kept_for: int | None = None
    declined: str | None = None
    link: str = ""
    guests: list[str] = []
    heirs: list[str] = []
    claimed_as: int | None = None
    promised_by: str = ""

    def is_played_by_bot(self) -> bool:
        """Whether a program answers for this seat just now."""
        return self.bot is not None

    def is_person(self) -> bool:
        """Whether somebody sits here who can be asked: a person who has not handed the seat to a bot."""
        return self.kind == "person" and self.bot is None


class ProposalDocument(Struct, forbid_unknown_fields=True):
    """What a seat asks of the others; stored, because they may be at another process. `target` is for undo."""

    number: int
    what: Literal["undo", "pause", "resume"]
    seat: int
    missing: list[int]
    target: int = 0


class AbortedStart(Struct, forbid_unknown_fields=True):
    """A start that came to nothing, because the seats `missing` did not reveal their nonces. The seed is used for
    nothing any more, so it can be shown.
    """

    seed: str
    commitments: list[str]
    nonces: list[str]
    missing: list[int]


class RemovalDocument(Struct, forbid_unknown_fields=True):
    """Who wants a finished table removed (None is a host who did not play), and since when the first of them does."""

    seats: list[int | None]
    since: int


class EndDocument(Struct, forbid_unknown_fields=True):
    """How a match ended, and with which content it was played: later rules may not be able to find out again.
    `outcome` is None where that was not noted in time; `time` is in seconds since 1970, 0 where nobody knows.
    """

    outcome: dict[str, Any] | None
    pack: str
    content: str
    time: int = 0


class Document(Struct, forbid_unknown_fields=True):
    """A whole table but for its log, its chat and its secrets."""

    game: str
    version: int
    options: dict[str, bool | int | str]
    seats: list[SeatDocument]
    host: int | None
    language: str
    public: bool
    own_dice: bool
    auto_forced: bool
    timer: int
    absent_bot: str
    commitment: str
    nonces: list[str]
    """What the seats add to the dice; shown to nobody before all that are due were revealed."""
    phase: Phase = "lobby"
    rematch: str | None = None
    again: list[int] = []
    """The seats that have gone on to the next table."""
    proposal: ProposalDocument | None = None
    proposals: int = 0
    absence: int = 60
    """Seconds after which others may have a bot play for whoever is gone; 0 is never."""
    time_up: AtTimeUp = "seat"
    """Whether a bot answers once for somebody whose time ran out, or has the seat until they are back."""
    nonce_commitments: list[str] = []
    """By seat, what was promised of its nonce; empty before anybody promised anything."""
    gathering: bool = False
    """The host has begun the match; those who promised a nonce and are not here are waited for."""
    starting: bool = False
    """The host has begun the match; nonces are being revealed."""
    aborted: list[AbortedStart] = []
    end: EndDocument | None = None
    touched: int = 0
    """When it was last changed, in seconds since 1970."""
    removal: RemovalDocument | None = None
    branch: int | None = None
    """How many entries of its log come from another match, which it goes on from; None for a match of its own."""

    def copy(self) -> "Document":
        """A copy that shares nothing: a change is made on it, stored, and only then swapped in."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Document)

    def is_begun(self) -> bool:
        """Whether something was played, here or before the branch: only the same rules understand it."""
        return self.phase != "lobby" or self.branch is not None

    def people(self) -> list[int]:
        """The seats of people who play themselves."""
        return [place for place, seat in enumerate(self.seats) if seat.is_person()]

    def promised(self, seat: int) -> str:
        """The commitment to a seat's nonce, or nothing."""
        return self.nonce_commitments[seat] if self.nonce_commitments else ""

    def unrevealed(self) -> list[int]:
        """The seats whose nonce is promised and not yet known."""
        return [seat for seat, nonce in enumerate(self.nonces) if self.promised(seat) and not nonce]

    def promise(self, seat: int, commitment: str) -> None:
        """Note a seat's commitment; none, for a seat that changes hands."""
        self.nonce_commitments = self.nonce_commitments or [""] * len(self.seats)
        self.nonce_commitments[seat] = commitment

    def open_seats(self) -> list[int]:
        """The seats that somebody may join: before the start the open ones, afterwards those that were left."""
        wanted = "open" if self.phase == "lobby" else "bot"
        return [place for place, seat in enumerate(self.seats)
                if seat.kind == wanted and (self.phase == "lobby" or seat.left)]

    def types_dice(self) -> bool:
        """Whether public draws are typed in: wanted, and somebody is there to throw."""
        return self.own_dice and self.has_people()

    def has_people(self) -> bool:
        """Whether any seat is a person's, who may be gone, or have handed it to a bot."""
        return any(seat.kind == "person" for seat in self.seats)

    def row(self) -> DocumentRow:
        """As the store keeps it: a text, and what lists look for."""
        return DocumentRow(msgspec.json.encode(self).decode(), self.phase, self.public, self.timer > 0)


def read_document(text: str) -> Document:
    """A document from its text; a damaged one is a msgspec.ValidationError."""
    return msgspec.json.decode(text, type=Document)
