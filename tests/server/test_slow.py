"""N3, N4: whoever does not read, or is not there any more, is let go, costs the others nothing, and may come back."""

import asyncio
import json
import socket
from dataclasses import replace
from pathlib import Path

import pytest

import escapade
from escapade.server import serve
from escapade.server.wire.connection import Connection
from escapade.server.wire.encoding import frame, unframed
from escapade.server.wire.short_way import ShortWay
from tests.server.harness import NO_LIMITS, Json, Live, in_loop, running
from tests.server.test_absence import sees

SMALL = 4096
TALK = 400


def masked(text: str) -> bytes:
    """A text frame from a client; a mask of zeros changes nothing."""
    data = text.encode()
    size = bytes((0x80 | len(data),)) if len(data) < 126 else bytes((0x80 | 126,)) + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


async def hear(line: socket.socket, wanted: bytes) -> None:
    """Read until something was said."""
    found = b""
    while wanted not in found:
        more = await asyncio.get_running_loop().sock_recv(line, 65536)
        assert more, f"closed after {found!r}"
        found += more


async def raw(live: Live, made: Json, token: str) -> socket.socket:
    """A socket without a library, which would read by itself: handshake, hello, and then nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.setblocking(False)  # noqa: FBT003
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", live.port))
    head = (f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
    await loop.sock_sendall(line, head.encode())
    await hear(line, b"\r\n\r\n")
    hello = {"type": "hello", "id": "h", "protocol": 1, "table": made["table"], "token": token}
    await loop.sock_sendall(line, masked(json.dumps(hello)))
    await hear(line, b'"type":"welcome"')
    return line


async def talk_past(live: Live, most_messages: int) -> tuple[int, int]:
    """One talks, one does not read. How many sockets are left, and the bytes that the server keeps for them."""
    made = await live.create(seats="open open")
    joined = await live.join(made)
    ada = await live.player(made["table"], made["token"])
    line = await raw(live, made, joined["token"])
    slow = next(one for one in live.server.connections if one.seat == 1)
    assert isinstance(slow.socket, ShortWay)
    slow.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    kept = 0
    for number in range(most_messages):
        assert (await ada.send("chat", text=f"{number} " + "x" * 450))["type"] == "ack"
        kept = max(kept, slow.socket.transport.get_write_buffer_size())
        if len(live.server.connections) == 1:
            break
    if len(live.server.connections) == 1:  # and it comes back, to all that was said
        again = await live.player(made["table"], joined["token"])
        assert len(again.inbox[-1]["chat"]) > 1
    line.close()
    return len(live.server.connections), kept


@in_loop
async def test_a_slow_reader_is_let_go(db: Path) -> None:
    """N4: what waits for it is bounded, the other one is answered all the time, and the seat is still its own."""
    limits = replace(NO_LIMITS, unread_bytes=32 * 1024, unread_messages=64)
    async with running(db, limits) as live:
        left, kept = await talk_past(live, TALK)
        assert left == 2, "the slow one was let go and came back"
        assert kept <= 32 * 1024 + 2048


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
@in_loop
async def test_a_queue_without_an_end_is_caught(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted defect: everything is kept for ever for whoever does not read."""
    monkeypatch.setattr(Connection, "send", lambda self, framed: self.socket.write(framed))
    limits = replace(NO_LIMITS, unread_bytes=32 * 1024, unread_messages=64)
    async with running(db, limits) as live:
        left, kept = await talk_past(live, TALK)
        assert left == 2
        assert kept > 32 * 1024 + 2048


@in_loop
async def test_half_open_sockets_are_noticed(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """N3: nothing comes from the other side, not even the answer to a ping: the seat is shown as gone."""
    assert serve.KEEP_ALIVE + serve.PONG_WAIT <= 45
    monkeypatch.setattr(serve, "KEEP_ALIVE", 0.3)
    monkeypatch.setattr(serve, "PONG_WAIT", 3.0)  # for Ada, who answers, on a crowded machine
    async with running(db) as live:
        made = await live.create(seats="open open")
        joined = await live.join(made)
        ada = await live.player(made["table"], made["token"])
        line = await raw(live, made, joined["token"])
        for there in (True, False):
            await sees(ada, 1, connected=there)
        line.close()


def test_frames_of_every_length() -> None:
    """The three ways in which a length is written."""
    assert frame(b"x") == b"\x81\x01x"
    assert frame(b"x" * 125)[:2] == b"\x81\x7d"
    assert frame(b"x" * 126)[:4] == b"\x81\x7e\x00\x7e"
    assert frame(b"x" * 65535)[:4] == b"\x81\x7e\xff\xff"
    assert frame(b"x" * 65536)[:10] == b"\x81\x7f" + (65536).to_bytes(8, "big")
    for size in (0, 1, 125, 126, 127, 65535, 65536):
        assert unframed(frame(b"x" * size)) == "x" * size
