"""The sockets of a table: who is here, and what each of them is sent."""

from collections.abc import Callable

import msgspec

from escapade.core.seat import SPECTATOR
from escapade.server import protocol as p
from escapade.server import protocol_parts as parts
from escapade.server.document import Document
from escapade.server.jobs import Client
from escapade.server.line import frame
from escapade.server.permissions import HOST
from escapade.server.permissions import SEAT as SEATED
from escapade.server.permissions import SPECTATOR as WATCHING

encode = msgspec.json.Encoder().encode
Make = Callable[[int], p.Reply]
ROLES = {(True, True): frozenset({SEATED, HOST}), (True, False): frozenset({SEATED}),
         (False, True): frozenset({WATCHING, HOST}), (False, False): frozenset({WATCHING})}
"""By whether a socket has a seat, and whether it is the host's."""


class Room:
    """Everybody who is connected to one table through this process."""

    def __init__(self) -> None:
        self.clients: list[Client] = []

    def enter(self, client: Client) -> None:
        """Somebody came in."""
        self.clients.append(client)

    def leave(self, client: Client) -> bool:
        """Somebody is gone; whether they had been here."""
        if client not in self.clients:
            return False
        self.clients.remove(client)
        return True

    def at_seat(self, seat: int) -> list[Client]:
        """The sockets of a seat."""
        return [client for client in self.clients if client.seat == seat]

    def watching(self) -> list[Client]:
        """The sockets without a seat."""
        return [client for client in self.clients if client.seat is None]

    def tell(self, make: Make) -> None:
        """Send everybody what `make` makes for their number; the same seat gets the same bytes."""
        made: dict[int, bytes] = {}
        for client in self.clients:
            viewer = viewer_of(client)
            if viewer not in made:
                made[viewer] = frame(encode(make(viewer)))
            client.send(made[viewer])

    def tell_table(self, table: parts.Table, document: Document) -> None:
        """Send everybody the table; whether one is its host is not the same for all who watch."""
        made: dict[tuple[int | None, bool], bytes] = {}
        for client in self.clients:
            kind = client.seat, is_host(client, document)
            if kind not in made:
                made[kind] = frame(encode(p.TableChanged(table=table, seat=kind[0], host=kind[1])))
            client.send(made[kind])

    def reseat(self, tokens: dict[str, int | None]) -> list[Client]:
        """Seats follow tokens; those whose token is worth nothing any more watch from now on."""
        revoked = []
        for client in self.clients:
            if client.key is None:
                continue
            if client.key in tokens:
                client.seat = tokens[client.key]
            else:
                client.key, client.seat = None, None
                revoked.append(client)
        return revoked


def viewer_of(client: Client) -> int:
    """Whose view a socket gets."""
    return SPECTATOR if client.seat is None else client.seat


def is_host(client: Client, document: Document) -> bool:
    """Whether a socket is the host's: by the host's seat, or by the token of a host who does not play."""
    return client.key is not None and client.seat == document.host


def roles_of(client: Client, document: Document) -> frozenset[str]:
    """What a socket may do."""
    return ROLES[client.seat is not None, is_host(client, document)]
