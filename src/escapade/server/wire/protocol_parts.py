"""What messages from the server are made of: seats, tables, facts, choices, positions."""

from typing import Any, Literal

from msgspec import Struct

Agreement = Literal["undo", "pause", "resume"]
AtTimeUp = Literal["once", "seat"]
"""What happens when a person's time is up: a bot answers `once`, or has the `seat` until its person is back."""


class Part(Struct, kw_only=True):
    """A part of a message from the server."""


class Seat(Part, omit_defaults=True):
    """Who sits where. `away`: a bot plays for a person whose time ran out or who was gone, until they come back.
    `kept`: the seat waits for whoever had it at the table before. `gone`: for how many seconds nobody has been at a
    person's seat, as this is sent; only while nobody is. `once`: that bot gives one answer and goes.
    `declined`: whose seat it was at the table before, who does not want to play again.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    ready: bool
    connected: bool
    away: bool
    kept: bool
    gone: int | None = None
    once: bool = False
    declined: str | None = None


class Proposal(Part):
    """What is being asked of the others; `missing` are the seats that have not answered. `target`: for an undo, the
    entry that would be taken back, with all that followed from it; else 0.
    """

    number: int
    what: Agreement
    seat: int
    missing: list[int]
    target: int


class Sharing(Part):
    """What the devices of a seat are told of each other; nobody else is. `guest`: this one came by the seat's link;
    `link`: there is a link that still opens it; `guests` have come by one, `devices` are connected just now, this one
    included. `promise_here`: the one that promised the seat's share of the dice is, or nothing was promised.
    """

    guest: bool
    link: bool
    guests: int
    devices: int
    promise_here: bool


class Starting(Part):
    """The host has begun the match. While `gathering`, the seats `missing` are not here: nothing is to be revealed yet,
    and in so many seconds it goes on without their share of the dice. After that the seats `missing` have not yet
    revealed the nonces they promised, and in so many seconds they lose their seats.
    """

    missing: list[int]
    seconds: int
    gathering: bool


class Table(Part, omit_defaults=True):
    """All that is public about a table but the match itself. `nonces` are shown once the match runs;
    `nonce_commitments` are their hashes, by seat, empty where nothing was promised. `aborted`: how many starts were
    broken off because a nonce was not revealed. `time_up`: when the `timer` runs out, a bot answers `once`, or has the
    `seat` until its person is back. `removal`: the seats that want it removed, after the end. `again`:
    those that have gone on to the next table, `rematch`. `branch`: so many entries of its log come from another match,
    from which this one goes on.
    """

    id: str
    game: str
    version: int
    options: dict[str, Any]
    phase: Literal["lobby", "playing", "paused", "over", "frozen"]
    language: str
    public: bool
    own_dice: bool
    auto_forced: bool
    timer: int
    time_up: AtTimeUp
    absence: int
    absent_bot: str
    host: int | None
    seats: list[Seat]
    commitment: str
    nonces: list[str]
    nonce_commitments: list[str]
    starting: Starting | None
    aborted: int
    proposal: Proposal | None
    rematch: str | None
    removal: list[int]
    spectators: int
    again: list[int] = []
    branch: int | None = None


class Fact(Part):
    """An event as this viewer may know it: hidden fields are null. The sentence is `<game>-event-<kind>`."""

    seq: int
    kind: str
    fields: dict[str, Any]
    rule: str


class Choice(Part, omit_defaults=True):
    """One legal action: its number, its words, and its kind and fields to narrow the list click by click. `unnamed`:
    a person has to find it by a word (`find`), and so its words are only its kind, and its fields are left out.
    """

    action: int
    words: str
    kind: str
    fields: dict[str, Any]
    unnamed: bool = False


class Figure(Part):
    """One figure about a choice: the sentence is `<game>-odds-<key>`. A `share` lies between 0 and 1, an `amount` is an
    average with its sign; `params` are content keys by type.
    """

    key: str
    unit: Literal["share", "amount"]
    value: float
    params: dict[str, str]


class ChoiceOdds(Part):
    """What can be counted about one legal action."""

    action: int
    figures: list[Figure]


class CoachWord(Part):
    """What the coach adds to a hint: how likely a win is, as a share, after the choice that the hint names, with its
    95 % interval, and after the next best one. `clear` is true where the first is surely better. A few turns later a
    figure of the game differs most: the sentence is `<game>-coach-<key>`, with what it comes to after each of the two;
    the key is empty where nothing differs for sure.
    """

    win: float
    low: float
    high: float
    other: int
    other_win: float
    clear: bool
    key: str
    unit: Literal["share", "amount"]
    first: float
    second: float


class Draw(Part):
    """A draw that the people at the table must type in: any of `values`, as `dice` with words `<kind> <value>`."""

    kind: str
    field: str
    values: list[str]


class ChatLine(Part, omit_defaults=True):
    """A line of chat; `seat` is null for somebody who has left. `text` is empty where its writer took it back. A quick
    phrase has its key, and as `text` its sentence in the table's language, for those who do not know the key.
    """

    number: int
    seat: int | None
    name: str
    text: str
    phrase: str | None = None


class Position(Part, omit_defaults=True):
    """Where the match stands for this viewer. `view` is null before the start; `legal` is empty for those not asked;
    `undo`: the seat's last action can be taken back. `time_left`: milliseconds, null without a running timer.
    `finding`: there may be answers that the seat has to find by a word.
    """

    seq: int
    asked: int
    view: dict[str, Any] | None
    legal: list[Choice]
    draw: Draw | None
    standing: bool
    undo: bool
    time_left: int | None
    finding: bool = False
