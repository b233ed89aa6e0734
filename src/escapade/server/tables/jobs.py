"""What waits in a table's queue; one consumer takes one job after another."""

from collections.abc import Callable
from dataclasses import dataclass, field

from escapade.core.errors import EscapadeError
from escapade.server.wire.client import Command, Enter, Gone
from escapade.server.wire.encoding import refusal


@dataclass
class Join:
    """Somebody wants a seat; the token was made by whoever asks, and only its hash comes here."""

    key: str
    name: str | None
    invite: str | None
    seat: int | None
    address: str
    answer: Callable[[int | Exception], None]


@dataclass
class OpenSeat:
    """Another device comes to a seat by its link."""

    key: str
    link: str
    address: str
    answer: Callable[[int | Exception], None]


@dataclass
class Claim:
    """Somebody from the table before, by their seat there, takes the seat that is kept for them; or, without a key,
    does not want it. `heir` is their token there, hashed, and `guest` tells whether it came by the link to the seat.
    The answer is the seat here.
    """

    key: str | None
    seat: int
    heir: str
    guest: bool
    answer: Callable[[int | Exception], None]


@dataclass
class Link:
    """A next table was made, or a seat has gone there; the answer is the one to go to, whoever made it."""

    next_id: str
    seat: int | None
    answer: Callable[[str | Exception], None]


@dataclass
class BotAnswer:
    """A bot has thought; stale answers are dropped. `then` are its answers to what it is asked right after that."""

    seat: int
    asked: int
    action: int
    then: list[int] = field(default_factory=list)


@dataclass
class TimeUp:
    """A person's time ran out; unless they answered in the meantime."""

    seat: int
    asked: int


@dataclass
class RevealsUp:
    """The time to reveal nonces is over, or to wait for those who could (`gathering`); `attempt` is the number of
    starts that were broken off before this one.
    """

    attempt: int
    gathering: bool


@dataclass
class CameBack:
    """Somebody came in while a start waits for those who are not here."""


@dataclass
class Refresh:
    """Another process wrote, or the store may be back: read what is new on disk; somebody may wait for that."""

    answer: Callable[[Exception | None], None] = lambda _: None


@dataclass
class Overheard:
    """Another process told what everybody is to be shown; without that, who is connected there has changed."""

    encoded: bytes | None = None


Job = (Command | Enter | Gone | Join | OpenSeat | Claim | Link | BotAnswer | TimeUp | RevealsUp | CameBack | Refresh
       | Overheard)


def answer_error(job: Job, error: EscapadeError) -> None:
    """Send an error to whoever asked; jobs of the server's own have nobody to hear of it."""
    if isinstance(job, (Command, Enter)):
        job.answer(refusal(job.message.id, error))
    elif isinstance(job, (Join, OpenSeat, Claim, Link, Refresh)):
        job.answer(error)
