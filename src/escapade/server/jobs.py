"""What waits in a table's queue, and what comes of it. One consumer takes one job after another."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from escapade.server import protocol as p
from escapade.server.document import Document
from escapade.server.match import Draft
from escapade.server.writes import ChatRow, TokenRow


class Client:
    """One socket, as its table knows it."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.key: str | None = None
        """The hash of the token it came with; None for a spectator."""
        self.is_leaving = False

    def send(self, framed: bytes) -> None:
        """Put a message on its way, as it goes over the wire; never waits."""
        raise NotImplementedError

    def end(self, code: str) -> None:
        """Say goodbye and close."""
        raise NotImplementedError

    def lose_seat(self) -> None:
        """The token is worth nothing any more: who left by themselves may watch, others go."""
        if not self.is_leaving:
            self.end("revoked")


class Command(msgspec.Struct):
    """A message from a socket; exactly one reply goes to `answer`."""

    client: Client
    message: p.Command
    answer: Callable[[p.Reply], None]


@dataclass
class Enter:
    """A socket said hello."""

    client: Client
    message: p.Hello
    answer: Callable[[p.Reply], None]


@dataclass
class Gone:
    """A socket closed."""

    client: Client


@dataclass
class Join:
    """Somebody wants a seat; the token was made by whoever asks, and only its hash comes here."""

    key: str
    name: str
    invite: str | None
    seat: int | None
    answer: Callable[[int | Exception], None]


@dataclass
class Claim:
    """Somebody from the table before takes the seat that was kept for them."""

    key: str
    seat: int
    answer: Callable[[int | Exception], None]


@dataclass
class Link:
    """A next table was made; the answer is the one to go to, whoever made it."""

    next_id: str
    answer: Callable[[str | Exception], None]


@dataclass
class BotAnswer:
    """A bot has thought; stale answers are dropped."""

    seat: int
    asked: int
    action: int


@dataclass
class TimeUp:
    """A person's time ran out; unless they answered in the meantime."""

    seat: int
    asked: int


@dataclass
class Refresh:
    """Another process wrote, or the store is back: look."""


Job = Command | Enter | Gone | Join | Claim | Link | BotAnswer | TimeUp | Refresh


class Change(msgspec.Struct):
    """What a job wants written: tried out on copies, swapped in when it is on disk."""

    draft: Draft | None = None
    document: Document | None = None
    tokens_added: list[TokenRow] = []
    tokens_removed: list[str] = []
    chat: ChatRow | None = None
    reply: p.Reply | None = None
    """What the sender gets instead of `ack`."""
    deferred: bool = False
    """The reply comes later, from somewhere else."""

    def is_empty(self) -> bool:
        """Whether there is nothing to write."""
        return not ((self.draft and self.draft.words) or self.document or self.chat or self.tokens_added
                    or self.tokens_removed)
