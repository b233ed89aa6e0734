"""What a command may read: a table at one moment, and who sent the command. Nothing here writes or sends."""

from collections.abc import Callable, Mapping

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


class Surroundings:
    """What a table's commands may read that is not the table's own: it stays as it is for as long as the table."""

    def __init__(self, games: LoadedGames, limits: Limits, absent_for: Callable[[int], float | None],
                 has_device: Callable[[str], bool], *, public_allowed: bool) -> None:
        self.games, self.limits = games, limits
        self.absent_for = absent_for
        """For how many seconds nobody has been at a seat; None where somebody is."""
        self.has_device = has_device
        """Whether a token, by its hash, is connected just now."""
        self.public_allowed = public_allowed
        """Whether this server has public tables."""


class Situation:
    """A table as it is now. A command tries out its changes on a draft of the match and a copy of the document."""

    def __init__(self, match: Match, document: Document, dealer: Dealer, tokens: Mapping[str, int | None], invite: str,
                 chat: list[ChatRow], around: Surroundings, *, frozen: bool) -> None:
        self.match, self.document, self.dealer = match, document, dealer
        self.tokens, self.invite, self.chat = tokens, invite, chat
        self.around, self.frozen = around, frozen

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


class Sender:
    """Who sent a command: the seat and the hashed token of a client, and whether it is the host's."""

    def __init__(self, seat: int | None, key: str | None, *, is_host: bool) -> None:
        self.seat, self.key, self.is_host = seat, key, is_host

    def place(self) -> int:
        """The seat of a sender that has one; who may send what was checked before."""
        assert self.seat is not None
        return self.seat

    def roles(self) -> frozenset[str]:
        """What the sender is at this table."""
        return ROLES[self.seat is not None, self.is_host]


def sender_of(client: Client, document: Document) -> Sender:
    """A client as commands know it."""
    return Sender(client.seat, client.key, is_host=is_host(client, document))


def is_host(client: Client, document: Document) -> bool:
    """Whether a client is the host's: by the host's seat, or by the token of a host who does not play."""
    return client.key is not None and client.seat == document.host
