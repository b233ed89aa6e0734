"""Requests that nobody sends by accident: an answer that says what is wrong, and no excitement in the logs."""

import asyncio
import json
import logging
from pathlib import Path

import pytest

from escapade.server.security import is_our_host
from escapade.server.settings import Settings
from tests.server.harness import PATIENCE, Live, in_loop, running

HOST = b"Host: localhost\r\n"
SOCKET = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
KEY = b"AAAAAAAAAAAAAAAAAAAAAA==\r\n"
JSON = b"Content-Type: application/json\r\n"
ODD: dict[str, tuple[bytes, int, str]] = {
    "a bracket": (b"GET / HTTP/1.1\r\nHost: [\r\n\r\n", 421, "refused.host"),
    "more than a host": (b"GET / HTTP/1.1\r\nHost: x@localhost/y\r\n\r\n", 421, "refused.host"),
    "no host": (b"GET / HTTP/1.1\r\n\r\n", 400, "input.request"),
    "no host, long ago": (b"GET / HTTP/1.0\r\n\r\n", 421, "refused.host"),
    "two hosts": (b"GET / HTTP/1.1\r\n" + HOST + HOST + b"\r\n", 400, "input.request"),
    "a host of bytes": (b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n", 421, "refused.host"),
    "a header of bytes": (b"GET /api/x HTTP/1.1\r\nX-\xff: x\r\n" + HOST + b"\r\n", 400, "input.request"),
    "a nul": (b"GET /%00 HTTP/1.1\r\n" + HOST + b"\r\n", 404, "missing.page"),
    "a long name": (b"GET /" + b"x" * 300 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 404, "missing.page"),
    "a very long name": (b"GET /" + b"x/" * 3000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 404, "missing.page"),
    "bytes as a name": (b"GET /api/%ff%fe HTTP/1.1\r\n" + HOST + b"\r\n", 404, "missing.page"),
    "a whole address": (b"GET http://localhost/ HTTP/1.1\r\n" + HOST + b"\r\n", 400, "input.target"),
    "a star": (b"OPTIONS * HTTP/1.1\r\n" + HOST + b"\r\n", 400, "input.target"),
    "an unknown method": (b"BREW /api/games HTTP/1.1\r\n" + HOST + b"\r\n", 405, "refused.method"),
    "another method": (b"DELETE /api/tables HTTP/1.1\r\n" + HOST + b"\r\n", 405, "refused.method"),
    "a page that is posted": (b"POST /nowhere HTTP/1.1\r\n" + HOST + b"\r\n", 405, "refused.method"),
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400, "input.request"),
    "a header without an end": (b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000, 400, "input.request"),
    "a length of letters": (b"POST /api/mine HTTP/1.1\r\n" + HOST + JSON + b"Content-Length: x\r\n\r\n", 400,
                            "input.request"),
    "broken chunks": (b"POST /api/mine HTTP/1.1\r\n" + HOST + JSON + b"Transfer-Encoding: chunked\r\n\r\nx\r\n", 400,
                      "input.request"),
    "a socket that is posted": (b"POST /api/socket HTTP/1.1\r\n" + HOST + SOCKET + KEY + b"\r\n", 400, "input.request"),
    "another upgrade": (b"GET /api/nothing HTTP/1.1\r\n" + HOST + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n", 404,
                        "missing.page"),
}
SOCKETS: dict[str, tuple[bytes, int]] = {
    "a bracket": (b"Host: [\r\n" + SOCKET + KEY, 403),
    "an origin of bytes": (HOST + b"Origin: \xff\r\n" + SOCKET + KEY, 403),
    "an odd origin": (HOST + b"Origin: http://[\r\n" + SOCKET + KEY, 403), "no key": (HOST + SOCKET + b"x\r\n", 400),
}


async def answered(live: Live, request: bytes) -> tuple[int, bytes]:
    """The status and the body of the answer to these bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
    writer.write(request)
    top = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    lengths = [line.partition(b":")[2] for line in top.lower().split(b"\r\n") if line.startswith(b"content-length")]
    body = await asyncio.wait_for(reader.readexactly(int(lengths[0]) if lengths else 0), PATIENCE)
    writer.close()
    return int(top.split()[1]), body


def loud(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged above info."""
    return [record.getMessage() for record in caplog.records if record.levelno > logging.INFO]


@in_loop
async def answer_all(db: Path, caplog: pytest.LogCaptureFixture, *, short_way: bool) -> None:
    """Each of them, one after another, at one server."""
    async with running(db, short_way=short_way) as live:
        for name, (request, status, code) in ODD.items():
            found, body = await answered(live, request)
            assert (found, json.loads(body)["code"]) == (status, code), name
        for name, (head, status) in SOCKETS.items():
            assert (await answered(live, b"GET /api/socket HTTP/1.1\r\n" + head + b"\r\n"))[0] == status, name
        await asyncio.sleep(0.02)
        assert live.server.metrics.errors.count == 0
    assert loud(caplog) == []


@pytest.mark.parametrize("short_way", [True, False], ids=["short way", "plain way"])
def test_odd_requests_are_answered(db: Path, caplog: pytest.LogCaptureFixture, short_way: bool) -> None:  # noqa: FBT001  pytest passes it
    """With a status below 500, and a code; nothing is logged above info, no exception is counted."""
    answer_all(db, caplog, short_way=short_way)


@pytest.mark.parametrize(("host", "ours"), [
    ("play.example", True), ("play.example:443", True), ("localhost", True), ("127.0.0.1:80", True), ("[::1]:80", True),
    ("[", False), ("[::1", False), ("", False), ("localhost/", False), ("x@localhost", False), ("evil.example", False)])
def test_hosts(host: str, *, ours: bool) -> None:
    """A name, a port perhaps, and nothing else."""
    assert is_our_host(host, Settings(base_url="https://play.example")) is ours
