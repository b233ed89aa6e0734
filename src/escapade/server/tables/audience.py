"""The clients of a table: who is here, and what each of them is sent."""

import time
from collections.abc import Callable

from escapade.core.seat import SPECTATOR
from escapade.server.tables.codes import shown_code
from escapade.server.tables.present import Present
from escapade.server.tables.sharing import sharing_of
from escapade.server.tables.situation import Situation, is_host
from escapade.server.wire import protocol as p
from escapade.server.wire import protocol_parts as parts
from escapade.server.wire.client import Client
from escapade.server.wire.encoding import encode, frame

MakeMessage = Callable[[int], p.Reply]
NAME_OF_DEVICE = 16
"""So much of a token's hash tells the devices of a table apart."""


class Audience:
    """Every client that is connected to one table through this process, and who is elsewhere."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self._opened = time.monotonic()
        self._gone: dict[int, float] = {}
        """Since when nobody has been at a seat; a seat that is not here has had nobody since the table was opened."""
        self.elsewhere: dict[str, Present] = {}
        """By the name of another process."""
        self.shown = Present()
        """What other processes were told of this one."""

    def enter(self, client: Client) -> None:
        """A client is sent what happens from now on."""
        self.clients.append(client)

    def leave(self, client: Client) -> bool:
        """A client is gone; whether it had been here."""
        if client not in self.clients:
            return False
        self.clients.remove(client)
        if client.seat is not None:
            self._gone[client.seat] = time.monotonic()
        return True

    def absent_for(self, seat: int) -> float | None:
        """For how many seconds nobody has been at a seat; None where somebody is."""
        if self.has(seat):
            return None
        return time.monotonic() - self._gone.get(seat, self._opened)

    def at_seat(self, seat: int) -> list[Client]:
        """The clients of a seat."""
        return [client for client in self.clients if client.seat == seat]

    def spectators(self) -> list[Client]:
        """The clients without a seat."""
        return [client for client in self.clients if client.seat is None]

    def present(self) -> Present:
        """Who is connected through this process."""
        seats = sorted({client.seat for client in self.clients if client.seat is not None})
        return Present(tuple(seats), len(self.spectators()), tuple(sorted(self._devices())),
                       tuple(seat for seat in seats if self._is_watched_here(seat)))

    def hear(self, process: str, present: Present) -> bool:
        """Another process tells who is there; whether that is new."""
        before = self.elsewhere.get(process, Present())
        self._gone |= dict.fromkeys(set(before.seats) - set(present.seats), time.monotonic())
        self.elsewhere[process] = present
        if present == Present():
            del self.elsewhere[process]
        return present != before

    def has(self, seat: int) -> bool:
        """Whether somebody is connected for a seat, here or elsewhere."""
        return bool(self.at_seat(seat)) or any(seat in one.seats for one in self.elsewhere.values())

    def is_watched(self, seat: int) -> bool:
        """Whether a page of a seat is in somebody's sight, here or elsewhere."""
        return self._is_watched_here(seat) or any(seat in one.watched for one in self.elsewhere.values())

    def _is_watched_here(self, seat: int) -> bool:
        return any(not client.is_hidden for client in self.at_seat(seat))

    def _devices(self) -> set[str]:
        return {client.key[:NAME_OF_DEVICE] for client in self.clients if client.key is not None}

    def has_device(self, key: str) -> bool:
        """Whether somebody is connected with this token, by its hash, here or elsewhere."""
        name = key[:NAME_OF_DEVICE]
        return name in self._devices() or any(name in one.devices for one in self.elsewhere.values())

    def count_spectators(self) -> int:
        """How many watch, here and elsewhere."""
        return len(self.spectators()) + sum(one.spectators for one in self.elsewhere.values())

    def send_each(self, make: MakeMessage) -> None:
        """Send everybody what `make` makes for their number; the same seat gets the same bytes."""
        made: dict[int, bytes] = {}
        for client in self.clients:
            viewer = viewer_of(client)
            if viewer not in made:
                made[viewer] = frame(encode(make(viewer)))
            client.send(made[viewer])

    def send_all(self, message: p.Reply) -> None:
        """Send everybody the same message."""
        self.pass_on(encode(message))

    def pass_on(self, encoded: bytes) -> None:
        """Send everybody what was encoded before."""
        framed = frame(encoded)
        for client in self.clients:
            client.send(framed)

    def send_table(self, table: parts.Table, situation: Situation, besides: Client | None = None) -> None:
        """Send everybody (but one) the table; whether one is its host is not the same for all who watch, nor whose
        guest one is for all of a seat. Those who watch are not told its code: whoever was sent away may be among them.
        """
        code = shown_code(situation.document, situation.invite)
        made: dict[tuple[int | None, bool, bool], bytes] = {}
        for client in self.clients:
            kind = client.seat, is_host(client, situation.document), client.is_guest
            if client is besides:
                continue
            if kind not in made:
                told = None if kind[0] is None and not kind[1] else code
                made[kind] = frame(encode(p.TableChanged(table=table, seat=kind[0], host=kind[1], code=told,
                                                         sharing=sharing_of(situation, client))))
            client.send(made[kind])

    def reseat(self, tokens: dict[str, int | None]) -> list[Client]:
        """Seats follow tokens; those whose token opens nothing any more are spectators, and returned."""
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
    """Whose view a client is sent."""
    return SPECTATOR if client.seat is None else client.seat
