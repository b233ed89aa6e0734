"""Every private part of a library that the short way rests on, by name: this is what breaks with another version."""

import asyncio
import inspect
import sqlite3
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets import frames
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from escapade.server.wire.short_way import is_between_messages
from tests.server.harness import in_loop, running

ROOT = Path(__file__).resolve().parents[2]
PINNED = ("aiosqlite", "uvicorn", "websockets")
METHODS = ("handle_connect", "data_received", "send_receive_event_to_app", "receive")
"""Methods of uvicorn's socket that the short way extends or calls."""
FIELDS = ("transport", "config", "conn", "queue", "frames", "curr_msg_data_type", "close_sent", "disconnected",
          "close_timer", "read_paused", "loop")
"""Its fields that the short way reads or sets."""


def pins(text: str) -> dict[str, str]:
    """Name and version of everything that a list of requirements pins exactly."""
    found = [line.strip().partition("==") for line in text.splitlines()]
    return {name: number.split(";")[0].strip() for name, sign, number in found if sign}


@pytest.mark.parametrize("name", PINNED)
def test_the_library_is_pinned(name: str) -> None:
    """The package, the constraints and what is installed agree on one version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = pins("\n".join(project["dependencies"]))
    assert pinned.get(name) == pins((ROOT / "constraints.txt").read_text(encoding="utf-8"))[name]
    assert version(name) == pinned[name], f"{name} {version(name)} is installed: the short way was made for another"


def socket() -> WebSocketsSansIOProtocol:
    """A socket of uvicorn's that nobody has connected to."""
    config = Config(app=lambda: None, log_config=None)
    config.load()
    return WebSocketsSansIOProtocol(config, ServerState(), {})


def test_the_parts_of_a_connection() -> None:
    """What `HttpConnection` extends beside asyncio's own methods, and what it reads, on both ways."""
    for name in ("connection_made", "connection_lost", "handle_websocket_upgrade", "send_400_response"):
        assert inspect.isfunction(getattr(H11Protocol, name, None)), f"uvicorn: no method {name}"
    config = Config(app=lambda: None, log_config=None)
    config.load()
    made = H11Protocol(config, ServerState(), {}, asyncio.new_event_loop())
    for name in ("transport", "cycle"):
        assert hasattr(made, name), f"uvicorn: no field {name}"
    made.loop.close()
    cycle = inspect.getsource(RequestResponseCycle.__init__)
    for name in ("response_started", "response_complete", "disconnected", "message_event"):
        assert f"self.{name} =" in cycle, f"uvicorn: no field {name} of a cycle"


@in_loop
async def test_the_parts_of_uvicorn() -> None:
    """What `ShortWay` extends, reads and sets."""
    made = socket()
    for name in METHODS:
        assert inspect.isfunction(getattr(WebSocketsSansIOProtocol, name, None)), f"uvicorn: no method {name}"
    for name in FIELDS:
        assert hasattr(made, name), f"uvicorn: no field {name}"
    for name in ("conn.send_close", "conn.data_to_send", "config.ws_max_size", "queue.put_nowait"):
        found: Any = made
        for part in name.split("."):
            found = getattr(found, part, None)
        assert found is not None, f"uvicorn: no {name}"


def test_the_parts_of_websockets() -> None:
    """How a parser shows that it waits for the beginning of a message."""
    assert callable(getattr(frames, "apply_mask", None)), "websockets: no frames.apply_mask"
    assert inspect.isgeneratorfunction(StreamReader.at_eof), "websockets: StreamReader.at_eof is no generator"
    protocol = ServerProtocol()
    assert inspect.isgenerator(protocol.parser), "websockets: ServerProtocol.parser is no generator"
    assert hasattr(protocol, "current_size"), "websockets: no ServerProtocol.current_size"
    handshake = (b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n")
    protocol.receive_data(handshake)
    request: Any = protocol.events_received()[0]
    protocol.send_response(protocol.accept(request))
    message = frames.Frame(frames.Opcode.TEXT, b"hello").serialize(mask=True)
    protocol.receive_data(message)
    assert is_between_messages(protocol), "websockets: a parser between two messages is not recognised"
    protocol.receive_data(message[:-1])
    assert not is_between_messages(protocol), "websockets: a parser inside a message is not recognised"


@in_loop
async def test_the_parts_of_aiosqlite() -> None:
    """A function of ours on the connection's own thread, with its own connection."""
    async with aiosqlite.connect(":memory:") as made:
        assert isinstance(made._conn, sqlite3.Connection), "aiosqlite: Connection._conn is no connection"
        run: Any = made._execute  # no types: it is not meant for us
        one = await run(lambda line: line.execute("SELECT 1").fetchone(), made._conn)
        assert one == (1,), "aiosqlite: Connection._execute does not run a function"


def test_a_part_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: versions of uvicorn and websockets in which one part is gone, or is another thing."""
    monkeypatch.delattr(WebSocketsSansIOProtocol, "send_receive_event_to_app")
    with pytest.raises(AssertionError, match="uvicorn: no method send_receive_event_to_app"):
        test_the_parts_of_uvicorn()
    monkeypatch.setattr(StreamReader, "at_eof", lambda self: False)
    with pytest.raises(AssertionError, match=r"websockets: StreamReader\.at_eof is no generator"):
        test_the_parts_of_websockets()


@in_loop
async def test_the_plain_way_uses_none_of_them(db: Path) -> None:
    """With the switch off a whole match is played without the short way of sockets and of SQLite."""
    async with running(db, short_way=False) as live:
        made = await live.create(seats="open bot", options={"round_limit": 1})
        ada = await live.player(made["table"], made["token"])
        connection = next(iter(live.server.connections))
        assert type(connection.socket).__name__ == "PlainWay"
        await ada.send("start")
        while ada.table["phase"] != "over":
            await ada.send("ping")  # what was sent before its reply has arrived
            if ada.position["legal"]:
                assert (await ada.act())["type"] == "ack"
        assert (await ada.send("chat", text="é 漢字 🎲"))["type"] == "ack"
