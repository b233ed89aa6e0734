"""Connections that say nothing, say half of something, or are too many: none of them keeps a person from a seat."""

import asyncio
import contextlib
import resource
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from escapade.server.settings import Limits, lan_limits
from escapade.server.wire import descriptors
from escapade.server.wire.addresses import counted_address
from tests.server.harness import NO_LIMITS, PATIENCE, Live, Player, in_loop, running
from tests.server.stalls import OwnTime

QUICK = replace(NO_LIMITS, header_seconds=0.2, hello_seconds=0.2, body_seconds=0.2)
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = b"GET /healthz HTTP/1.1\r\nHost: loc"
BODY = (b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 11\r\n\r\n{\"ke")
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Street:
    """Where connections come from that say nothing by themselves."""

    def __init__(self, live: Live) -> None:
        self.live, self.lines = live, list[Line]()

    async def line(self) -> Line:
        """One more."""
        self.lines.append(await asyncio.open_connection("127.0.0.1", self.live.port))
        return self.lines[-1]


@contextlib.asynccontextmanager
async def house(db: Path, limits: Limits, **changes: Any) -> AsyncIterator[tuple[Live, Street]]:
    """A server, and the street in front of it; everything is closed at the end."""
    async with running(db, limits, **changes) as live:
        street = Street(live)
        yield live, street
        for _, writer in street.lines:
            writer.transport.abort()


async def heard(connection: Line) -> bytes:
    """Everything the server says until it closes."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(connection[0].read(), PATIENCE)
    return b""


async def settled(live: Live, count: int) -> None:
    """Wait until the server has so many connections."""
    async with asyncio.timeout(PATIENCE):
        while len(live.server.admission) != count:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("short_way", [True, False], ids=["short way", "plain way"])
@pytest.mark.parametrize(("said", "answers"), [
    ([], b""), ([HALF], b""), ([WHOLE], b"200"), ([WHOLE, HALF], b"200"), ([BODY], b"408"),
], ids=["nothing", "half", "one", "one and a half", "half a body"])
@in_loop
async def test_whoever_falls_silent_is_let_go(db: Path, said: list[bytes], answers: bytes, short_way: bool) -> None:  # noqa: FBT001  pytest passes it
    """N5: before a request, in the middle of one, after one, in the middle of the next, in the middle of a body."""
    async with house(db, QUICK, short_way=short_way) as (live, street):
        connection, clock = await street.line(), OwnTime()
        for piece in said:
            connection[1].write(piece)
            await asyncio.sleep(0.05)
        assert (await heard(connection))[:12].endswith(answers)
        assert clock.own() < 3
        await settled(live, 0)


@in_loop
async def test_a_reader_who_stops_is_let_go(db: Path) -> None:
    """A request whose answer nobody takes has an end, too."""
    async with house(db, replace(NO_LIMITS, request_seconds=0.3)) as (live, street):
        reader, writer = await street.line()
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(40):  # more answers than the buffers on the way hold
            writer.write(WHOLE.replace(b"/healthz", b"/api/games"))
        await asyncio.sleep(0.05)
        assert len(live.server.admission) == 1
        await settled(live, 0)


@in_loop
async def test_connections_of_an_address(db: Path) -> None:
    """n are there, n + 1 is not; one closes, one more fits."""
    async with house(db, replace(NO_LIMITS, connections_an_address=3)) as (live, street):
        lines = [await street.line() for _ in range(3)]
        assert await heard(await street.line()) == b""
        assert len(live.server.admission) == 3
        lines[0][1].close()
        await settled(live, 2)
        one = await street.line()
        one[1].write(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert b"200" in await heard(one)
    assert Limits().connections_an_address > Limits().sockets_an_address
    assert lan_limits().connections_an_address > 1000


@in_loop
async def test_silence_makes_room(db: Path) -> None:
    """More silent connections than there are places: the oldest go, and whoever speaks is served."""
    async with house(db, replace(NO_LIMITS, connections=20)) as (live, street):
        lines = [await street.line() for _ in range(50)]
        await settled(live, 20)
        assert await heard(lines[0]) == b""
        assert (await live.http("GET", "/healthz"))[0] == 200
        made = await live.create()
        assert (await live.player(made["table"], made["token"])).seat == 0


async def watchers(live: Live, table: str, invite: str, count: int) -> list[Player]:
    """Spectators who were let in."""
    return [await live.player(table, invite=invite) for _ in range(count)]


@pytest.mark.parametrize("short_way", [True, False], ids=["short way", "plain way"])
@in_loop
async def test_seats_come_first(db: Path, short_way: bool) -> None:  # noqa: FBT001  the same
    """A full house: spectators are refused, to come back later; who has a seat comes in, and those who watch longest
    make room; nobody who sits is ever sent away for it.
    """
    async with running(db, replace(NO_LIMITS, connections=16), short_way=short_way) as live:
        made, sitting = await live.seats(2)
        await settled(live, 2)
        watching = await watchers(live, made["table"], made["invite"], 12)
        late = await (await live.open()).hello(made["table"], invite=made["invite"])
        assert (late["code"], late["retry"]) == ("refused.full", True)
        await settled(live, 14)
        for _ in range(3):
            sitting.append(await live.player(made["table"], made["token"]))
        assert (await watching[0].next("bye"))["code"] == "full"
        with pytest.raises(ConnectionClosed) as closed:
            await watching[0].receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        for player in (*sitting, *watching[1:]):
            assert (await player.send("ping"))["type"] == "pong"


@in_loop
async def test_only_seats_are_left(db: Path) -> None:
    """When everybody who is there has a seat, the next one waits outside."""
    limits = replace(NO_LIMITS, connections=16, sockets_a_seat=16)
    async with running(db, limits) as live:
        made = await live.create(seats="open open")
        for _ in range(16):
            await live.player(made["table"], made["token"])
        await settled(live, 16)
        with pytest.raises((ConnectionError, InvalidMessage, EOFError)):
            await live.open()
        await live.players[0].close()
        await settled(live, 15)
        await live.player(made["table"], made["token"])


@pytest.mark.parametrize(("host", "counted"), [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2::1", "2001:db8:1:2::/64"), ("", ""), ("unix", "unix")])
def test_addresses_are_counted_by_household(host: str, counted: str) -> None:
    """Whoever has one IPv6 address has a number of them without an end."""
    assert counted_address(host) == counted


def test_descriptors_are_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the system allows is asked for; connections are never more than that, less what we need ourselves."""
    given = [1024, 4096]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(given))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: given.__setitem__(slice(None), wanted))
    assert descriptors.most_connections(10_000) == 1024 - descriptors.SPARE
    assert descriptors.most_connections(100) == 100
    descriptors.raise_descriptors()
    assert descriptors.most_connections(10_000) == 4096 - descriptors.SPARE
    assert descriptors.SPARE > descriptors.BACKLOG
    given[:] = [resource.RLIM_INFINITY, resource.RLIM_INFINITY]
    assert descriptors.most_connections(10_000) == 10_000


def test_a_system_that_gives_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A limit that cannot be raised is no reason not to start."""
    def refuse(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "getrlimit", lambda _: (64, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    descriptors.raise_descriptors()
    assert descriptors.most_connections(10_000) == descriptors.FEWEST
