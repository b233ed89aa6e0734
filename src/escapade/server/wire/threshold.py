"""uvicorn's HTTP connection, with our door in front of it: only asyncio's own methods are extended."""

import asyncio
from typing import ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from escapade.server.wire.door import Door, Visitor


class Threshold(H11Protocol):
    """A connection until it is closed, or becomes a socket."""

    door: ClassVar[Door]
    visitor: Visitor | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Counted before a byte is read."""
        plain = cast("asyncio.Transport", transport)
        super().connection_made(plain)
        self.visitor = self.door.arrive(plain)

    def connection_lost(self, exc: Exception | None) -> None:
        """A place is free; a socket's place is freed by whoever serves the socket."""
        super().connection_lost(exc)
        self.door.leave(self.visitor)


def threshold_of(door: Door) -> type[asyncio.Protocol]:
    """The class of connections that come through a door."""

    class ThroughThisDoor(Threshold):
        """A connection of one server; a test may run several."""

    ThroughThisDoor.door = door
    return ThroughThisDoor
