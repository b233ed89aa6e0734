"""Every connection from its first moment: how many there may be, how long they may say nothing, and who goes first
when there is no room. Whoever has a seat stays, and comes back to it, whatever others do.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Literal

from escapade.server.settings import Limits
from escapade.server.wire.addresses import household
from escapade.server.wire.buckets import Counts

Peer = tuple[str, int]
Rank = Literal["silent", "asking", "watching", "seated"]
FIRST_TO_GO: tuple[Rank, ...] = ("silent", "asking", "watching")
"""Who makes room when there is none: nobody has a claim to a place but those with a seat."""
RESERVE = 8
"""One place in so many is not for spectators, so that there is room for people who come back to their seats."""
VISITOR = "escapade.visitor"


class Visitor:
    """One connection: what it is for so far, and how it is ended."""

    def __init__(self, peer: Peer, transport: asyncio.Transport) -> None:
        self.peer, self.transport = peer, transport
        self.rank: Rank | None = "silent"
        """None once it is gone."""
        self.timer: asyncio.TimerHandle | None = None
        self.let_go: Callable[[], None] = transport.abort


class Door:
    """All connections of a process."""

    def __init__(self, limits: Limits, most: int, is_proxy: Callable[[str], bool]) -> None:
        self.limits, self.most, self.is_proxy = limits, most, is_proxy
        self._ranks: dict[Rank, dict[Visitor, None]] = {rank: {} for rank in (*FIRST_TO_GO, "seated")}
        self._peers: dict[Peer, Visitor] = {}
        self._addresses = Counts(limits.connections_an_address)

    def __len__(self) -> int:
        return sum(len(visitors) for visitors in self._ranks.values())

    def count(self, rank: Rank) -> int:
        """How many connections have come so far."""
        return len(self._ranks[rank])

    # ------------------------------------------------------------------ coming

    def arrive(self, transport: asyncio.Transport) -> Visitor | None:
        """A connection was opened: it may stay for a while, or it is ended at once, and nobody is there."""
        host, port = (*(transport.get_extra_info("peername") or ("", 0)), 0)[:2]
        visitor = Visitor((host, port), transport)
        if not self._take_place(host):
            transport.abort()
            return None
        self._peers[visitor.peer] = visitor
        self._rank(visitor, "silent")
        self._expect(visitor, self.limits.header_seconds)
        return visitor

    def _take_place(self, host: str) -> bool:
        """A place for a connection from here; a proxy's connections are those of many, and only counted in all."""
        if not (self.is_proxy(host) or self._addresses.take(household(host))):
            return False
        if len(self) < self.most or self._make_room():
            return True
        self._give_place(host)
        return False

    def _give_place(self, host: str) -> None:
        if not self.is_proxy(host):
            self._addresses.give(household(host))

    def _make_room(self) -> bool:
        """End the connection that has waited longest of those with the least claim to its place."""
        for rank in FIRST_TO_GO:
            for visitor in self._ranks[rank]:
                self._cut(visitor)
                return True
        return False

    def find(self, peer: Any) -> Visitor | None:
        """The connection from this address and port, as an application is told of it."""
        return self._peers.get(tuple(peer)) if peer else None

    # ------------------------------------------------------------------ staying

    @contextlib.contextmanager
    def asking(self, visitor: Visitor | None) -> Iterator[None]:
        """While a request is answered: it has its time, and so has the next one on the same connection."""
        self._rank(visitor, "asking")
        self._expect(visitor, self.limits.request_seconds)
        try:
            yield
        finally:
            self._rank(visitor, "silent")
            self._expect(visitor, self.limits.header_seconds)

    @contextlib.contextmanager
    def opening(self, visitor: Visitor | None) -> Iterator[None]:
        """From the handshake of a socket to its end; who has not entered a table in time is ended."""
        self._expect(visitor, self.limits.hello_seconds + self.limits.header_seconds)
        try:
            yield
        finally:
            self.leave(visitor)

    def enter(self, visitor: Visitor | None, let_go: Callable[[], None], *, seated: bool) -> None:
        """A socket has entered a table, with a seat of its own or to watch."""
        if visitor is not None:
            visitor.let_go = let_go
            self._rank(visitor, "seated" if seated else "watching")
            self._expect(visitor, None)

    def is_crowded(self) -> bool:
        """Whether what is left is for people who have a seat."""
        return len(self) > self.most - self.most // RESERVE

    def _rank(self, visitor: Visitor | None, rank: Rank) -> None:
        if visitor is not None and visitor.rank is not None:
            self._ranks[visitor.rank].pop(visitor, None)
            visitor.rank = rank
            self._ranks[rank][visitor] = None

    def _expect(self, visitor: Visitor | None, seconds: float | None) -> None:
        """The connection is ended when nothing else has happened to it after so many seconds."""
        if visitor is None or visitor.rank is None:
            return
        if visitor.timer is not None:
            visitor.timer.cancel()
        loop = asyncio.get_running_loop()
        visitor.timer = None if seconds is None else loop.call_later(seconds, self._cut, visitor)

    # ------------------------------------------------------------------ going

    def leave(self, visitor: Visitor | None) -> None:
        """A connection is closed, or about to be."""
        if visitor is None or visitor.rank is None:
            return
        self._expect(visitor, None)
        self._ranks[visitor.rank].pop(visitor, None)
        visitor.rank = None
        visitor.let_go = visitor.transport.abort  # whatever held it would keep a closed connection, and its table
        self._give_place(visitor.peer[0])
        if self._peers.get(visitor.peer) is visitor:
            del self._peers[visitor.peer]

    def _cut(self, visitor: Visitor) -> None:
        let_go = visitor.let_go
        self.leave(visitor)
        let_go()
