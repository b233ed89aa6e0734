"""A client as a table knows it, and what the wire hands to a table on its behalf."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from mypy_extensions import mypyc_attr

from escapade.server.wire import protocol as p


@mypyc_attr(allow_interpreted_subclasses=True)
class Client:
    """One socket, with the seat that its token opens."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.key: str | None = None
        """The hash of the token it came with; None for a spectator."""
        self.address = ""
        self.is_leaving = False
        self.is_hidden = False
        """Its page is open, and nobody sees it."""
        self.is_guest = False
        """Whether it came by the link to somebody's seat."""

    def send(self, framed: bytes) -> None:
        """Put a message on its way, as it goes over the wire; never waits."""
        raise NotImplementedError

    def end(self, code: str) -> None:
        """Send `bye` with this code, and close."""
        raise NotImplementedError

    def lose_seat(self) -> None:
        """The token opens nothing any more: a client that gave its seat up may watch, any other is closed."""
        if not self.is_leaving:
            self.end("withdrawn" if self.is_guest else "revoked")


class Command:
    """A message of a client that has entered; exactly one reply goes to `answer`."""

    def __init__(self, client: Client, message: p.Command, answer: Callable[[p.Reply], None]) -> None:
        self.client = client
        self.message = message
        self.answer = answer


@dataclass
class Enter:
    """The first message of a client, with the table and the token it names; exactly one reply goes to `answer`."""

    client: Client
    message: p.Hello
    answer: Callable[[p.Reply], None]


@dataclass
class Gone:
    """A client whose socket is closed."""

    client: Client


class Receiver(Protocol):
    """Whatever takes the messages of clients: a table."""

    def offer(self, job: Command | Enter) -> bool:
        """Take a message, unless too many wait already."""

    def put(self, job: Gone) -> None:
        """Take what must not be refused."""
