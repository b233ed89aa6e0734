"""What a command may read: a table at one moment, and who sent the command. Nothing here writes or sends."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from escapade.core.game import Game
from escapade.core.seat import CHANCE_BIT, seats_of
from escapade.play.match import Match
from escapade.server.settings import Limits
from escapade.server.store.writes import ChatRow
from escapade.server.tables.dealer import Dealer
from escapade.server.tables.document import Document
from escapade.server.tables.loaded_games import LoadedGames
from escapade.server.tables.permissions import HOST, SEAT, SPECTATOR
from escapade.server.wire.client import Client

ROLES = {(True, True): frozenset({SEAT, HOST}), (True, False): frozenset({SEAT}),
         (False, True): frozenset({SPECTATOR, HOST}), (False, False): frozenset({SPECTATOR})}
"""By whether a client has a seat, and whether it is the host's."""


class Situation(Struct, frozen=True):
    """A table as it is now. A command tries out its changes on a draft of the match and a copy of the document."""

    match: Match
    document: Document
    dealer: Dealer
    tokens: Mapping[str, int | None]
    invite: str
    chat: list[ChatRow]
    games: LoadedGames
    limits: Limits
    frozen: bool
    absent_for: Callable[[int], float | None]
    """For how many seconds nobody has been at a seat; None where somebody is."""
    has_device: Callable[[str], bool]
    """Whether a token, by its hash, is connected just now."""
    public_allowed: bool = True
    """Whether this server has public tables."""

    @property
    def game(self) -> Game:
        """The game as it was loaded for this table."""
        return self.match.game

    def asked_seats(self) -> list[int]:
        """The seats that somebody has to answer for, while the match runs."""
        waiting = int(self.match.state.waiting)
        runs = self.document.phase == "playing" and not self.frozen and waiting != CHANCE_BIT
        return seats_of(waiting) if runs else []

    def answers_forced(self) -> bool:
        """Whether the dealer answers what leaves no choice. Not where there are secrets: an answer at once would
        tell everybody that the seat had no other card to play. There the seat's own client may answer for it.
        """
        return self.document.auto_forced and not self.match.game.traits.hidden_information


class Sender(Struct, frozen=True):
    """Who sent a command: the seat and the hashed token of a client, and whether it is the host's."""

    seat: int | None
    key: str | None
    is_host: bool

    def place(self) -> int:
        """The seat of a sender that has one; who may send what was checked before."""
        assert self.seat is not None
        return self.seat

    def roles(self) -> frozenset[str]:
        """What the sender is at this table."""
        return ROLES[self.seat is not None, self.is_host]


def sender_of(client: Client, document: Document) -> Sender:
    """A client as commands know it."""
    return Sender(client.seat, client.key, is_host(client, document))


def is_host(client: Client, document: Document) -> bool:
    """Whether a client is the host's: by the host's seat, or by the token of a host who does not play."""
    return client.key is not None and client.seat == document.host
