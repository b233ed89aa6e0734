"""The HTTP bodies: making and joining tables, and what there is to play. Sockets do the rest."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from escapade.server.wire.protocol import Id, Name, Seconds, Token
from escapade.server.wire.protocol_parts import Part

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
    absence: Seconds = 60
    absent_bot: Id | None = None


class JoinTable(Body):
    """`POST /api/tables/<table>/join`. `invite` is what stood after # in the link; a public table needs none.
    `seat` null takes the first open one. In the middle of a match the seats of those who left are open.
    """

    name: Name
    invite: Token | None = None
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


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


class Remove(Body):
    """`POST /api/tables/<table>/delete`, after the end: somebody who played wants the table removed."""

    token: Token


# ---------------------------------------------------------------------------------------- replies


class Created(Part):
    """The table, the host's token and the invitation: the link is `<base>/#/table/<table>/<invite>`."""

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


class MyTable(Part):
    """One of the tables of this browser. `other_version`: it was begun with rules that this server does not play."""

    table: str
    seat: int | None
    game: str
    phase: Literal["lobby", "playing", "paused", "over", "frozen", "other_version"]
    names: list[str | None]
    your_turn: bool


class Mine(Part):
    """Those of the tables that still know the token, your turn first."""

    tables: list[MyTable]


class PublicTable(Part):
    """A table that anybody may join or watch."""

    table: str
    game: str
    phase: Literal["lobby", "playing", "paused"]
    names: list[str | None]
    open_seats: int
    language: str


class PublicTables(Part):
    """`GET /api/tables`: newest first."""

    tables: list[PublicTable]


class Verified(Part):
    """Every draw of the match, derived again from seed and nonces; `typed` were thrown by hand at the table.
    `promised` are the seats that had committed to their nonce before the start, `broken` those whose nonce is not the
    one they promised, `aborted` how many starts were broken off before.
    """

    commitment: str
    commitment_holds: bool
    draws: int
    typed: int
    first_difference: int | None
    promised: list[int]
    broken: list[int]
    aborted: int


class Removal(Part):
    """Removed, or how many others still have to ask for it; after so many `days` it goes without them."""

    removed: bool
    missing: int
    days: int


class Failure(Part):
    """Every HTTP error: a code and parameters; the sentence is `error-<code>`."""

    code: str
    params: dict[str, Any]


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


class GameInfo(Part):
    """All a client needs to draw the lobby and the board of a game. `content` are the game's data files by name:
    boards, cards, dice, as in the box; nothing of a match. `labels` has, by type, the names of values that are written
    alike in every language (letters, words). `advice` is what its bots say when asked: the `choice` they would make,
    the `purpose` they follow, or nothing (null).
    """

    key: str
    version: int
    seats: Range
    options: list[OptionInfo]
    bots: list[str]
    advice: Literal["choice", "purpose"] | None
    traits: TraitsInfo
    action_count: int
    actions: list[ShapeInfo]
    chances: list[ShapeInfo]
    events: list[ShapeInfo]
    questions: list[ShapeInfo]
    reasons: list[ShapeInfo]
    labels: dict[str, dict[str, str]]
    content: dict[str, Any]


class Games(Part):
    """`GET /api/games`. `keep_days`: after so many days finished tables are removed; 0 for never."""

    protocol: int
    keep_days: int
    languages: list[str]
    games: list[GameInfo]
