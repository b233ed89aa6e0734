"""H3: nothing secret in anything sent, answered or logged; L24: nothing secret stored in the clear."""

import hashlib
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from escapade.server.operate.logs import JsonLines, set_up_logs
from escapade.server.tables.commands import dispatch
from escapade.server.wire import protocol as p
from tests.server.harness import in_loop, running


class Heard(logging.Handler):
    """Everything that any logger says, at any level, as it would be printed."""

    def __init__(self) -> None:
        super().__init__(0)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.lines.append(self.format(record))


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """What is logged during the test."""
    handler, root = Heard(), logging.getLogger()
    level, handlers = root.level, root.handlers
    set_up_logs("debug")
    root.handlers = [handler]
    yield handler.lines
    root.handlers = handlers
    root.setLevel(level)


@in_loop
async def play_and_grep(db: Path, heard: list[str]) -> None:
    """A whole evening: chat, a wrong token, a bug, an end; then look for canaries in all of it."""
    async with running(db, metrics_token="canary") as live:
        made, players = await live.seats(2, options={"round_limit": 1})
        joined = await live.join(await live.create(seats="open open"), "Zoe")
        watcher = await live.player(made["table"], invite=made["invite"])
        nonce = "canary-nonce-0123456789"
        await players[0].send("commit", commitment=hashlib.sha256(nonce.encode()).hexdigest())
        await players[0].send("chat", text="canary-chat")
        await players[0].send("start")
        await players[0].send("nonce", nonce=nonce)
        table = live.server.registry.tables[made["table"]]

        def broken(*_: object) -> None:
            raise ValueError(f"canary-bug {table.dealer.seed}")

        real = dispatch.HANDLERS[p.Hand]
        dispatch.HANDLERS[p.Hand] = broken  # type: ignore[assignment]
        assert (await players[0].send("hand", seat=0, bot="random"))["code"] == "refused.internal"
        dispatch.HANDLERS[p.Hand] = real
        await (await live.open()).hello(made["table"], "canary-token")
        pages = [(await live.http("GET", path, headers={"Authorization": "Bearer canary"}))[2].decode() for path in (
            "/metrics", "/healthz", "/api/tables")]
        assert "escapade_sockets" in pages[0]
        for player in players:
            await player.send("hand", seat=player.seat, bot="greedy")
        await players[1].next("over")
        await watcher.next("over")
    seed = table.dealer.seed
    streams = {"first": players[0].raw, "second": players[1].raw, "watcher": watcher.raw, "log": heard, "pages": pages}
    for name, lines in streams.items():
        text = "\n".join(line for line in lines if '"type":"over"' not in line)
        for canary in (seed, made["token"], made["invite"], joined["token"], "canary-token", str(db)):
            assert canary not in text, (name, canary[:6])
    logged = "\n".join(heard)
    assert "canary" not in logged
    assert "internal" in logged, "the bug itself was logged"
    stored = b"".join(path.read_bytes() for path in db.parent.iterdir())
    assert seed.encode() in stored
    assert made["token"].encode() not in stored
    assert made["invite"].encode() not in stored


def test_canaries(db: Path, heard: list[str]) -> None:
    """Tokens, seed, invitation, chat, paths: in no stream but their own, in no log."""
    play_and_grep(db, heard)


def test_the_grep_finds_what_is_planted(db: Path, heard: list[str]) -> None:
    """A server that logs what it hears would be caught."""
    logging.getLogger("escapade.planted").warning("chat canary-chat")
    with pytest.raises(AssertionError):
        play_and_grep(db, heard)


def test_database_is_private(db: Path) -> None:
    """Nobody else on the machine reads it."""
    test_modes(db)


@in_loop
async def test_modes(db: Path) -> None:
    """0600."""
    async with running(db):
        assert db.stat().st_mode & 0o777 == 0o600
