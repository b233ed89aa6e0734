"""Every connection from its first moment: how many there may be, how long they may say nothing, and who goes first
when there is no room. Whoever has a seat stays, and comes back to it, whatever others do.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Literal

from escapade.server.settings import Limits
from escapade.server.wire.addresses import counted_address
from escapade.server.wire.buckets import Counts

Peer = tuple[str, int]
Rank = Literal["silent", "asking", "watching", "seated"]
FIRST_TO_GO: tuple[Rank, ...] = ("silent", "asking", "watching")
"""Who makes room when there is none: nobody has a claim to a place but those with a seat."""
RESERVE = 8
"""One place in so many is not for spectators, so that there is room for people who come back to their seats."""
RAW_CONNECTION = "escapade.raw_connection"


class RawConnection:
    """One connection: what it is for so far, and how it is ended."""

    def __init__(self, peer: Peer, transport: asyncio.Transport) -> None:
        self.peer, self.transport = peer, transport
        self.rank: Rank | None = "silent"
        """None once it is gone."""
        self.timer: asyncio.TimerHandle | None = None
        self.let_go: Callable[[], None] = transport.abort


class Admission:
    """All connections of a process."""

    def __init__(self, limits: Limits, most: int, is_proxy: Callable[[str], bool]) -> None:
        self.limits, self.most, self.is_proxy = limits, most, is_proxy
        self._ranks: dict[Rank, dict[RawConnection, None]] = {rank: {} for rank in (*FIRST_TO_GO, "seated")}
        self._peers: dict[Peer, RawConnection] = {}
        self._addresses = Counts(limits.connections_an_address)

    def __len__(self) -> int:
        return sum(len(raws) for raws in self._ranks.values())

    def count(self, rank: Rank) -> int:
        """How many connections have come so far."""
        return len(self._ranks[rank])

    # ------------------------------------------------------------------ coming

    def arrive(self, transport: asyncio.Transport) -> RawConnection | None:
        """A connection was opened: it may stay for a while, or it is ended at once, and nobody is there."""
        host, port = (*(transport.get_extra_info("peername") or ("", 0)), 0)[:2]
        raw = RawConnection((host, port), transport)
        if not self._take_place(host):
            transport.abort()
            return None
        self._peers[raw.peer] = raw
        self._rank(raw, "silent")
        self._expect(raw, self.limits.header_seconds)
        return raw

    def _take_place(self, host: str) -> bool:
        """A place for a connection from here; a proxy's connections are those of many, and only counted in all."""
        if not (self.is_proxy(host) or self._addresses.take(counted_address(host))):
            return False
        if len(self) < self.most or self._make_room():
            return True
        self._give_place(host)
        return False

    def _give_place(self, host: str) -> None:
        if not self.is_proxy(host):
            self._addresses.give(counted_address(host))

    def _make_room(self) -> bool:
        """End the connection that has waited longest of those with the least claim to its place."""
        for rank in FIRST_TO_GO:
            for raw in self._ranks[rank]:
                self._cut(raw)
                return True
        return False

    def find(self, peer: Any) -> RawConnection | None:
        """The connection from this address and port, as an application is told of it."""
        return self._peers.get(tuple(peer)) if peer else None

    # ------------------------------------------------------------------ staying

    @contextlib.contextmanager
    def asking(self, raw: RawConnection | None) -> Iterator[None]:
        """While a request is answered: it has its time, and so has the next one on the same connection."""
        self._rank(raw, "asking")
        self._expect(raw, self.limits.request_seconds)
        try:
            yield
        finally:
            self._rank(raw, "silent")
            self._expect(raw, self.limits.header_seconds)

    @contextlib.contextmanager
    def opening(self, raw: RawConnection | None) -> Iterator[None]:
        """From the handshake of a socket to its end; who has not entered a table in time is ended."""
        self._expect(raw, self.limits.hello_seconds + self.limits.header_seconds)
        try:
            yield
        finally:
            self.leave(raw)

    def enter(self, raw: RawConnection | None, let_go: Callable[[], None], *, seated: bool) -> None:
        """A socket has entered a table, with a seat of its own or to watch."""
        if raw is not None:
            raw.let_go = let_go
            self._rank(raw, "seated" if seated else "watching")
            self._expect(raw, None)

    def is_crowded(self) -> bool:
        """Whether what is left is for people who have a seat."""
        return len(self) > self.most - self.most // RESERVE

    def _rank(self, raw: RawConnection | None, rank: Rank) -> None:
        if raw is not None and raw.rank is not None:
            self._ranks[raw.rank].pop(raw, None)
            raw.rank = rank
            self._ranks[rank][raw] = None

    def _expect(self, raw: RawConnection | None, seconds: float | None) -> None:
        """The connection is ended when nothing else has happened to it after so many seconds."""
        if raw is None or raw.rank is None:
            return
        if raw.timer is not None:
            raw.timer.cancel()
        loop = asyncio.get_running_loop()
        raw.timer = None if seconds is None else loop.call_later(seconds, self._cut, raw)

    # ------------------------------------------------------------------ going

    def leave(self, raw: RawConnection | None) -> None:
        """A connection is closed, or about to be."""
        if raw is None or raw.rank is None:
            return
        self._expect(raw, None)
        self._ranks[raw.rank].pop(raw, None)
        raw.rank = None
        raw.let_go = raw.transport.abort  # whatever held it would keep a closed connection, and its table
        self._give_place(raw.peer[0])
        if self._peers.get(raw.peer) is raw:
            del self._peers[raw.peer]

    def _cut(self, raw: RawConnection) -> None:
        let_go = raw.let_go
        self.leave(raw)
        let_go()
