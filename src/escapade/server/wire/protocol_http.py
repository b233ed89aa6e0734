"""The HTTP bodies: making and joining tables, and what there is to play. Sockets do the rest."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from escapade.server.wire.protocol_fields import Id, Name, Seconds, Token
from escapade.server.wire.protocol_parts import AtTimeUp, Fact, Part

Language = Annotated[str, Meta(pattern="^[a-z]{2}$", max_length=2)]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: unknown fields are refused."""


class Key(Body):
    """A table and one's token there."""

    table: Id
    token: Token


class SeatWish(Body):
    """What a seat is to be at the start: open to whoever has the link, or a bot's."""

    kind: Literal["open", "bot"]
    bot: Id | None = None


class CreateTable(Body):
    """`POST /api/tables`. The maker is the host and sits on the first open seat, or on none if `name` is null."""

    game: Id
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    name: Name | None
    options: dict[str, bool | int | str] = {}
    language: Language = "en"
    public: bool = False
    own_dice: bool = False
    auto_forced: bool = True
    timer: Seconds = 0
    time_up: AtTimeUp = "seat"
    absence: Seconds = 60
    absent_bot: Id | None = None


class JoinTable(Body):
    """`POST /api/tables/<table>/join`. `invite` is what stood after # in the link, or the code; a public table needs
    none. `seat` null takes the first open one. In the middle of a match the seats of those who left are open. Whoever
    gives no name is given one that nobody else has at the table.
    """

    name: Name | None = None
    invite: Token | None = None
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class Look(Body):
    """`POST /api/tables/<table>/look`, before sitting down; `invite` as for joining."""

    invite: Token | None = None


class TypedCode(Body):
    """`POST /api/code`: what somebody typed at the first page, `ELBA-7KQ4` or much like it."""

    code: Annotated[str, Meta(max_length=24)]


class OpenSeat(Body):
    """`POST /api/tables/<table>/seat`: a token for a seat that somebody shares; `link` is the end of their link."""

    link: Token


class MyTables(Body):
    """`POST /api/mine`: the tokens this browser keeps."""

    keys: Annotated[list[Key], Meta(max_length=100)]


class Access(Body):
    """`POST /api/tables/<table>/record` and `…/verify`, after the end: with a token or the invitation, or public."""

    token: Token | None = None
    invite: Token | None = None


class BranchTable(Access, kw_only=True):
    """`POST /api/tables/<table>/branch`, after the end: a new table that goes on from the position after this `entry`,
    with dice of its own. Whoever asks sits on `seat`; bots, experts if none are named, have the others.
    """

    entry: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=11)]
    name: Name
    bot: Id | None = None
    language: Language = "en"


class Remove(Body):
    """`POST /api/tables/<table>/delete`, after the end: somebody who played wants the table removed."""

    token: Token


class Subscribe(Body):
    """`POST /api/tables/<table>/push`: a browser wants to be told what waits for this seat while its page is closed.
    The other fields are those of its `PushSubscription`.
    """

    token: Token
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=32)]
    language: Language = "en"


class Unsubscribe(Body):
    """`POST /api/tables/<table>/push/delete`: this browser wants no more messages for this seat."""

    token: Token
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


# ---------------------------------------------------------------------------------------- replies


class Created(Part):
    """The table, the host's token and the invitation: the link is `<base>/t/<table>#<invite>`."""

    table: str
    seat: int | None
    token: str
    invite: str
    commitment: str


class Joined(Part):
    """The seat and its token: keep it, it is shown once."""

    table: str
    seat: int
    token: str


class DoorSeat(Part):
    """Who sits where; `free`: somebody may sit down."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    free: bool


class Door(Part):
    """A table as it is shown to whoever was invited and has not sat down. `nickname` is what one is called there
    without a name of one's own, empty where no seat is free; `other_version`: begun with rules that are not here.
    """

    table: str
    game: str
    phase: Literal["lobby", "playing", "paused", "over", "other_version"]
    host: str | None
    seats: list[DoorSeat]
    options: dict[str, bool | int | str]
    own_dice: bool
    timer: int
    language: str
    public: bool
    nickname: str


class Opened(Part):
    """The table under a code, and the code as it is written: it serves as `invite` while the table waits."""

    table: str
    game: str
    invite: str


class MyTable(Part):
    """One of the tables of this browser. `other_version`: it was begun with rules that this server does not play.
    `bots` are the seats that bots have for good, `turn` those that the match waits for. `winners` is null before the
    end, and where the outcome was not noted. `replay`: it is over, and these rules can show it again. `changed`: when
    it ended, or when seats and settings last changed, in seconds since 1970.
    """

    table: str
    seat: int | None
    game: str
    phase: Literal["lobby", "playing", "paused", "over", "frozen", "other_version"]
    names: list[str | None]
    your_turn: bool
    bots: list[int]
    turn: list[int]
    winners: list[int] | None
    replay: bool
    changed: int


class Mine(Part):
    """Those of the tables that still know the token, your turn first."""

    tables: list[MyTable]


class PublicTable(Part):
    """A table that anybody may join or watch."""

    table: str
    game: str
    phase: Literal["lobby", "playing", "paused"]
    names: list[str | None]
    host: str | None
    open_seats: int
    language: str


class PublicTables(Part):
    """`GET /api/tables`: newest first."""

    tables: list[PublicTable]


class Verified(Part):
    """Every draw of the match, derived again from seed and nonces; `typed` were thrown by hand at the table.
    `promised` are the seats that had committed to their nonce before the start, `broken` those whose nonce is not the
    one they promised, `aborted` how many starts were broken off before. `branch`: so many entries come from another
    match; nothing is said here of their draws, nor are they counted.
    """

    commitment: str
    commitment_holds: bool
    draws: int
    typed: int
    first_difference: int | None
    promised: list[int]
    broken: list[int]
    aborted: int
    branch: int | None


class Facts(Part):
    """`POST /api/tables/<table>/facts`, after the end: every fact that was not taken back, with nothing hidden."""

    log: list[Fact]


class Removal(Part):
    """Removed, or how many others still have to ask for it; after so many `days` it goes without them."""

    removed: bool
    missing: int
    days: int


class PushKey(Part):
    """`GET /api/push`: the server's key for push services, in base64url; null where it sends no messages."""

    key: str | None


class Subscribed(Part):
    """Whether this browser is told from now on."""

    subscribed: bool


class Failure(Part):
    """Every HTTP error: a code and parameters; the sentence is `error-<code>`."""

    code: str
    params: dict[str, Any]


class Reach(Part):
    """`GET /api/reach`: origins at which other devices reach this server, the best first. Told to this machine alone,
    whose pages stand at an address that means nothing elsewhere; empty where nobody else can come.
    """

    origins: list[str]


class OptionInfo(Part):
    """An option as the lobby shows it; titles are `<game>-option-<name>` and `…-help`. One that `counts_people` is set
    by the server to the number of people, who sit before bots.
    """

    name: str
    type: Literal["flag", "number", "choice"]
    low: int
    high: int
    choices: list[str]
    default: bool | int | str
    rule: str
    counts_people: bool


class FieldInfo(Part):
    """A field of a shape; a name is `<game>-<type>-<value>`, but for types `seat` and `number`, and but for what
    stands in the game's `labels`.
    """

    name: str
    type: str
    values: list[str]


class ShapeInfo(Part):
    """A kind of action, draw, event, question or reason."""

    name: str
    fields: list[FieldInfo]
    rules: list[str]


class Range(Part):
    """From `min` to `max`."""

    min: int
    max: int


class TraitsInfo(Part):
    """What the game says about itself."""

    cooperative: bool
    hidden_information: bool
    parallel_decisions: bool


class GameSummary(Part):
    """What a shelf and a new table need of a game. `advice` is what its bots say when asked: the `choice` they would
    make, the `purpose` they follow, or nothing (null).
    """

    key: str
    version: int
    seats: Range
    options: list[OptionInfo]
    bots: list[str]
    advice: Literal["choice", "purpose"] | None
    traits: TraitsInfo


class GameInfo(GameSummary):
    """`GET /api/games/<game>`: all a client needs to draw a table and the board of a game. `content` are the game's
    data files by name: boards, cards, dice, as in the box; nothing of a match. `labels` has, by type, the names of
    values that are written alike in every language (letters, words). `phrases` are the keys that `chat` takes: the
    sentence of each is `<game>-phrase-<key>`, or else `phrase-<key>`.
    """

    phrases: list[str]
    action_count: int
    actions: list[ShapeInfo]
    chances: list[ShapeInfo]
    events: list[ShapeInfo]
    questions: list[ShapeInfo]
    reasons: list[ShapeInfo]
    labels: dict[str, dict[str, str]]
    content: dict[str, Any]


class Games(Part):
    """`GET /api/games`. `keep_days`: after so many days finished tables are removed; 0 for never. `public_tables`:
    whether a table can be made public here.
    """

    protocol: int
    keep_days: int
    public_tables: bool
    languages: list[str]
    games: list[GameSummary]
