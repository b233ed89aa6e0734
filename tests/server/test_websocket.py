"""Both ways of a message: the same words arrive, however the wire cuts or joins the frames."""

import asyncio
import itertools
import json
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from escapade.server.wire.whole_text import whole_text
from tests.server.harness import NO_LIMITS, PATIENCE, Live, in_loop, running

MOST = 4096


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, MOST])
def test_a_whole_message_is_read(size: int) -> None:
    """RFC 6455, 5.2: both lengths of the length."""
    assert whole_text(masked(b"x" * size), MOST) == b"x" * size


OTHERS = {
    "nothing": b"", "a byte": b"\x81", "not all": masked(b"x")[:-1], "more": masked(b"x") + b"\x81",
    "two": masked(b"x") + masked(b"y"), "half a head": masked(b"x" * 200)[:6], "long": masked(b"x" * (MOST + 1)),
    "very long": masked(b"x" * 70_000), "bytes": masked(b"x", Opcode.BINARY), "control": masked(b"x", Opcode.PING),
    "fragment": masked(b"x", fin=False), "rest": masked(b"x", Opcode.CONT),
    "no mask": Frame(Opcode.TEXT, b"xxxxxxxx").serialize(mask=False),
    "reserved bit": bytes([masked(b"x")[0] | 0x40]) + masked(b"x")[1:],
}


@pytest.mark.parametrize("name", OTHERS)
def test_everything_else_is_for_the_library(name: str) -> None:
    """Pieces, several at once, what is too long, control frames, fragments, frames without a mask, reserved bits."""
    assert whole_text(OTHERS[name], MOST) is None


class Wire:
    """A socket by hand: its bytes are cut as a test wants them."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, *pieces: bytes) -> None:
        """Each piece in a packet of its own."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.002)

    async def replies(self, count: int) -> list[str]:
        """The ids of so many replies, in order."""
        found: list[str] = []
        while len(found) < count:
            head = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
            size = head[1] & 127
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            data = await self.reader.readexactly(size)
            message = json.loads(data) if head[0] == 0x81 else {}  # else the pong to a ping
            found += [message["id"]] if "id" in message else []
        return found


@asynccontextmanager
async def wire(live: Live) -> AsyncIterator[Wire]:
    """A seat at a fresh table, over a socket by hand."""
    made = await live.create(seats="open open")
    reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
    key = b64encode(bytes(16)).decode()
    writer.write(f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\nUpgrade: websocket\r\n"
                 f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    found = Wire(reader, writer)
    hello = {"type": "hello", "id": "hello", "protocol": 1, "table": made["table"], "token": made["token"]}
    await found.send(masked(json.dumps(hello).encode()))
    assert await found.replies(1) == ["hello"]
    try:
        yield found
    finally:
        writer.close()


def ping(number: int) -> bytes:
    """A message that has a reply and does nothing."""
    return json.dumps({"type": "ping", "id": f"p{number}"}).encode()


@pytest.mark.parametrize("short_way", [True, False], ids=["short way", "plain way"])
@in_loop
async def test_messages_arrive_however_they_are_cut(db: Path, short_way: bool) -> None:  # noqa: FBT001  pytest passes it
    """Whole; in two pieces, cut anywhere, between whole ones; three at once; a fragmented one with a control frame
    inside it; all are answered once, in order.
    """
    numbers = itertools.count()
    async with running(db, limits=NO_LIMITS, short_way=short_way) as live, wire(live) as line:
        whole = masked(ping(0))
        for cut in range(1, len(whole)):
            first, second, third = (next(numbers) for _ in range(3))
            middle = masked(ping(second))
            await line.send(masked(ping(first)), middle[:cut], middle[cut:] + masked(ping(third)))
            assert await line.replies(3) == [f"p{first}", f"p{second}", f"p{third}"]
        text, after = ping(next(numbers)), next(numbers)
        await line.send(masked(text[:5], fin=False), masked(b"!", Opcode.PING), masked(text[5:], Opcode.CONT))
        await line.send(masked(ping(after)))
        assert await line.replies(2) == [f"p{after - 1}", f"p{after}"]


@pytest.mark.parametrize("short_way", [True, False], ids=["short way", "plain way"])
@in_loop
async def test_a_whole_message_inside_a_fragmented_one_is_refused(db: Path, short_way: bool) -> None:  # noqa: FBT001  the same
    """RFC 6455, 5.4: after a first fragment only the rest of it may come; the socket is closed, nobody is answered."""
    async with running(db, short_way=short_way) as live, wire(live) as line:
        await line.send(masked(ping(1)[:5], fin=False), masked(ping(2)))
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await line.replies(1)


@pytest.mark.parametrize("short_way", [True, False], ids=["short way", "plain way"])
@in_loop
async def test_the_last_words_arrive(db: Path, short_way: bool) -> None:  # noqa: FBT001  the same
    """A refused hello gets its reply and a `bye` before the socket is closed, with the code of the page."""
    async with running(db, short_way=short_way) as live:
        made = await live.create()
        stranger = await live.open()
        assert (await stranger.hello(made["table"], "wrong"))["code"] == "missing.table"
        assert (await stranger.next("bye"))["code"] == "limit"
        with pytest.raises(ConnectionClosed) as closed:
            await stranger.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
