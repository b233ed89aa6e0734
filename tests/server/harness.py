"""A real server on a real port in the test's own event loop, and clients that keep every byte they are sent."""

import asyncio
import contextlib
import functools
import itertools
import json
import os
import socket
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, ParamSpec

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from escapade.server.process import Server
from escapade.server.serve import uvicorn_config
from escapade.server.settings import Limits, Settings
from escapade.server.tables.commands import dispatch
from escapade.server.tables.commands.change import Change
from escapade.server.tables.situation import Sender, Situation
from escapade.server.tables.table import Table
from escapade.server.wire import protocol as p

P = ParamSpec("P")
PATIENCE = 60.0
LOOK, FEWEST_LOOKS = 0.005, 3
"""How long it is looked whether a message comes, and how often at least before it is taken that none does."""
MANY = 1_000_000
SHORT_WAY = os.environ.get("ESCAPADE_SHORT_WAY", "1") != "0"
NO_LIMITS = Limits(player_messages=MANY, spectator_messages=MANY, joins_a_minute=MANY, wrong_tokens_a_minute=MANY,
                   sockets_an_address=MANY, connections_an_address=MANY, address_messages=MANY,
                   costly_messages=MANY, set_ups=MANY)
Json = dict[str, Any]


def often(many: int, few: int) -> int:
    """How often a costly test of the server does its thing: at length on the compiled engine, where most of the time is
    the server's own and not that of the rules, and where its own busiest modules are compiled as people run them.
    """
    return many if os.environ.get("ESCAPADE_ENGINE") == "compiled" else few


def plant_bug(patch: pytest.MonkeyPatch, table: Table) -> None:
    """From now on every answer at this table finds an impossible state."""
    act: type[p.Message] = p.Act
    real = dispatch.HANDLERS[act]

    def impossible(situation: Situation, sender: Sender, message: Any) -> Change:
        assert situation.dealer is not table.dealer
        return real(situation, sender, message)

    patch.setitem(dispatch.HANDLERS, act, impossible)


def in_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an async test in a loop of its own, with an end."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(float(os.environ.get("ESCAPADE_PATIENCE", "600"))):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


def free_socket() -> socket.socket:
    """A socket bound to a port of this machine that nobody else has."""
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    return found


class Live:
    """A running server and the way to it."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port
        self.players: list[Player] = []

    async def http(self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None,
                   raw: bytes | None = None) -> tuple[int, dict[str, str], bytes]:
        """One request: status, headers, body."""
        return await http(self.port, method, path, body, headers, raw)

    async def post(self, path: str, body: object) -> Json:
        """A POST that succeeds."""
        status, _, data = await self.http("POST", path, body)
        assert status in (200, 201), (status, data)
        found: Json = json.loads(data)
        return found

    async def create(self, game: str = "evades", seats: str = "open bot", name: str | None = "Ada",
                     **more: object) -> Json:
        """A table; `seats` are words: open, bot, or the name of a bot."""
        wishes = [{"kind": "open"} if word == "open" else {"kind": "bot", "bot": "random" if word == "bot" else word}
                  for word in seats.split()]
        return await self.post("/api/tables", {"game": game, "seats": wishes, "name": name, **more})

    async def join(self, made: Json, name: str = "Ben", **more: object) -> Json:
        """A seat by invitation."""
        body = {"name": name, "invite": made["invite"], **more}
        return await self.post(f"/api/tables/{made['table']}/join", body)

    async def player(self, table: str, token: str | None = None, invite: str | None = None) -> "Player":
        """Somebody who said hello and was let in."""
        player = await self.open()
        player.token = token
        await player.hello(table, token, invite)
        return player

    async def open(self, **options: Any) -> "Player":
        """A socket that has not said anything yet."""
        found = await connect(f"ws://127.0.0.1:{self.port}/api/socket", compression=None, ping_interval=None,
                              open_timeout=PATIENCE, close_timeout=2, max_size=None, **options)
        player = Player(found)
        self.players.append(player)
        return player

    async def seats(self, people: int, game: str = "evades", bots: int = 0, **more: Any
                    ) -> tuple[Json, list["Player"]]:
        """A table with so many people connected, not started; and its bots."""
        made = await self.create(game, " ".join(["open"] * people + ["bot"] * bots), **more)
        tokens = [made["token"]] + [(await self.join(made, f"P{seat}"))["token"] for seat in range(1, people)]
        return made, [await self.player(made["table"], token) for token in tokens]


class Player:
    """A client that keeps everything it is sent, in order."""

    numbers = itertools.count(1)

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.own = uuid.uuid4().hex[:8]  # ids are for ever: the tables of a corpus remember those of their makers
        self.raw: list[str] = []
        self.inbox: list[Json] = []
        self.position: Json = {}
        self.table: Json = {}
        self.seat: int | None = None
        self.token: str | None = None

    async def receive(self) -> Json:
        """The next message, also kept."""
        return self.keep(await asyncio.wait_for(self.line.recv(), PATIENCE))

    def keep(self, text: str | bytes) -> Json:
        """A message that has come, as it is and read."""
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.inbox.append(message)
        self.position = message.get("position", self.position)
        self.table = message.get("table", self.table) if message["type"] != "seated" else self.table
        if message["type"] in ("welcome", "table"):
            self.seat = message["seat"]
        return message

    async def until(self, fits: Callable[[Json], bool]) -> Json:
        """The next message that fits."""
        while not fits(message := await self.receive()):
            pass
        return message

    async def next(self, kind: str) -> Json:
        """The next message of a type."""
        return await self.until(lambda message: message["type"] == kind)

    async def hello(self, table: str, token: str | None = None, invite: str | None = None) -> Json:
        """The first message and its reply."""
        return await self.send("hello", protocol=1, table=table, token=token, invite=invite)

    async def send(self, kind: str, /, *, message_id: str | None = None, **fields: object) -> Json:
        """Send a message and wait for its one reply; what comes before it is kept."""
        used = message_id or f"m{self.own}-{next(self.numbers)}"
        await self.line.send(json.dumps({"type": kind, "id": used, **fields}))
        return await self.until(lambda message: message.get("id") == used)

    async def act(self, action: int | None = None) -> Json:
        """Answer the question with an action, the first legal one if none is named."""
        chosen = self.position["legal"][0]["action"] if action is None else action
        return await self.send("act", asked=self.position["asked"], action=chosen)

    async def quiet(self, seconds: float = 0.05) -> None:
        """Take in what is on its way, until nothing has come for so many seconds, and in so many looks.

        Server and client share a loop: after each look the server had its turn, however long the machine stood still.
        """
        looks = max(FEWEST_LOOKS, round(seconds / LOOK))
        coming = asyncio.ensure_future(self.line.recv())
        try:
            left = looks
            while left:
                left -= 1
                await asyncio.wait((coming,), timeout=seconds / looks)
                if coming.done():
                    self.keep(coming.result())
                    coming, left = asyncio.ensure_future(self.line.recv()), looks
        finally:
            coming.cancel()
            await asyncio.wait((coming,))  # only one may listen at a time

    async def close(self) -> None:
        """Hang up."""
        await self.line.close()


async def http(port: int, method: str, path: str, body: object = None, headers: dict[str, str] | None = None,
               raw: bytes | None = None) -> tuple[int, dict[str, str], bytes]:
    """One HTTP request over a connection of its own."""
    data = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
    sent = {"Host": f"127.0.0.1:{port}", "Connection": "close", "Content-Length": str(len(data)),
            "Content-Type": "application/json", **(headers or {})}
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in sent.items())
    writer.write(head.encode() + b"\r\n" + data)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    lines = top.decode().split("\r\n")
    found = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
    return int(lines[0].split(" ")[1]), found, rest


@contextlib.asynccontextmanager
async def running(where: Path | str, limits: Limits = NO_LIMITS, **changes: Any) -> AsyncIterator[Live]:
    """A server on a database, stopped at the end."""
    listening = free_socket()
    port = listening.getsockname()[1]
    settings = replace(Settings(port=port, db=str(where), limits=limits, bot_beat=0.0, short_way=SHORT_WAY), **changes)
    server = Server(settings)
    process = uvicorn.Server(uvicorn_config(server, settings))
    task = asyncio.create_task(process.serve(sockets=[listening]))
    try:
        while not process.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.01)
        live = Live(server, port)
        yield live
    finally:
        process.should_exit = True
        await task
        for player in live.players:
            await player.close()
