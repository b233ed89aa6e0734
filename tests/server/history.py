"""Players who keep a history of what they asked and what they were told, and a checker that reads the database.

reliability.md §7.1: what was acknowledged is there, exactly once; what was refused is not; what was never answered
is there once or not at all, and its retry says which.
"""

import asyncio
import json
import random
import sqlite3
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from escapade.games import load_with
from escapade.play.match import Match
from escapade.server.tables.document import read_document
from tests.server.harness import http

LOST = (OSError, WebSocketException, TimeoutError, EOFError)


@dataclass
class History:
    """What all players together were promised."""

    acknowledged: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Command → its table and the seq of its ack."""
    refused: set[str] = field(default_factory=set)
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    retries: int = 0
    progress: int = 0


class Worker:
    """One seat: plays, chats, and after a crash sends again what was not answered."""

    def __init__(self, port: int, table: str, token: str, history: History, rng: random.Random) -> None:
        self.port, self.table, self.token = port, table, token
        self.history, self.rng = history, rng
        self.pending: dict[str, Any] | None = None
        self.over = False

    async def run(self) -> None:
        """Until the match is over, whatever happens to the server."""
        while not self.over:
            try:
                await self._session()
            except LOST:
                await asyncio.sleep(0.05)

    async def _session(self) -> None:
        async with connect(f"ws://127.0.0.1:{self.port}/api/socket", compression=None, ping_interval=None,
                           open_timeout=2, close_timeout=0.1) as line:
            hello = {"type": "hello", "id": "hello", "protocol": 1, "table": self.table, "token": self.token}
            await line.send(json.dumps(hello))
            position: dict[str, Any] = {}
            if self.pending is not None:
                self.history.retries += 1
                await line.send(json.dumps(self.pending))
            while not self.over:
                message = json.loads(await line.recv())
                position = message.get("position", position)
                self._note(message)
                if message.get("retry") and self.pending is not None:
                    await asyncio.sleep(0.1)
                    self.history.retries += 1
                    await line.send(json.dumps(self.pending))
                if self.pending is None and not self.over and position:
                    await self._act(line, position)

    def _note(self, message: dict[str, Any]) -> None:
        self.over = self.over or message["type"] == "over" or (
            message["type"] == "welcome" and message["table"]["phase"] == "over" and self.pending is None)
        if self.pending is None or message.get("id") != self.pending["id"]:
            return
        command = str(message["id"])
        if message["type"] == "ack":
            known = self.history.acknowledged.get(command)
            assert known in (None, (self.table, message["seq"])), "the same command was answered differently"
            self.history.acknowledged[command] = (self.table, message["seq"])
            self.history.progress += 1
        elif message.get("retry"):
            return
        else:
            self.history.refused.add(command)
        self.pending = None

    async def _act(self, line: Any, position: dict[str, Any]) -> None:
        if self.rng.random() < 0.1:
            self.pending = {"type": "chat", "text": uuid.uuid4().hex}
        elif position["legal"]:
            chosen = self.rng.choice(position["legal"])
            self.pending = {"type": "act", "asked": position["asked"], "action": chosen["action"]}
        else:
            return
        self.pending["id"] = uuid.uuid4().hex
        self.history.sent[self.pending["id"]] = self.pending
        await line.send(json.dumps(self.pending))


async def start_table(port: int, history: History, rng: random.Random, game: str = "evades") -> list[Worker]:
    """A new table with two people who play it."""
    made = await post(port, "/api/tables", {"game": game, "seats": [{"kind": "open"}] * 2, "name": "A",
                                            "auto_forced": False})
    joined = await post(port, f"/api/tables/{made['table']}/join", {"name": "B", "invite": made["invite"]})
    async with connect(f"ws://127.0.0.1:{port}/api/socket", compression=None, ping_interval=None) as line:
        await line.send(json.dumps({"type": "hello", "id": "h", "protocol": 1, "table": made["table"],
                                    "token": made["token"]}))
        await line.send(json.dumps({"type": "start", "id": uuid.uuid4().hex}))
        while (json.loads(await line.recv()))["type"] != "ack":
            pass
    history.tables.append(made["table"])
    return [Worker(port, made["table"], token, history, random.Random(rng.random()))
            for token in (made["token"], joined["token"])]


async def post(port: int, path: str, body: object) -> dict[str, Any]:
    """A POST that succeeds."""
    status, _, data = await http(port, "POST", path, body)
    assert status in (200, 201), (status, data)
    found: dict[str, Any] = json.loads(data)
    return found


@dataclass
class Rows:
    """What a database holds, whichever it is."""

    commands: list[tuple[str, str, int]]
    chat: list[str]
    log: list[tuple[str, int, str]]
    documents: dict[str, str]
    seeds: dict[str, str]


QUERIES = ("SELECT match, id, seq FROM commands", "SELECT text FROM chat",
           "SELECT match, seq, words FROM log ORDER BY match, seq", "SELECT id, document FROM matches",
           "SELECT match, seed FROM seeds")


def to_rows(found: list[list[Any]]) -> Rows:
    """The answers to QUERIES, in order."""
    commands, chat, log, documents, seeds = found
    return Rows([(one[0], one[1], one[2]) for one in commands], [one[0] for one in chat],
                [(one[0], one[1], one[2]) for one in log], {one[0]: one[1] for one in documents},
                {one[0]: one[1] for one in seeds})


def check(db: Path, history: History) -> None:
    """Compare a SQLite database with what was promised."""
    line = sqlite3.connect(db)
    try:
        assert line.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        rows = to_rows([line.execute(query).fetchall() for query in QUERIES])
    finally:
        line.close()
    check_rows(rows, history)


async def check_postgres(url: str, history: History) -> None:
    """The same for PostgreSQL."""
    line = await asyncpg.connect(url)
    try:
        rows = to_rows([await line.fetch(query) for query in QUERIES])
    finally:
        await line.close()
    check_rows(rows, history)


def check_rows(rows: Rows, history: History) -> None:
    """Everything acknowledged is there once; nothing refused is; every log replays."""
    stored = {command: (match, seq) for match, command, seq in rows.commands}
    lost = {one: seen for one, seen in history.acknowledged.items() if stored.get(one) != seen}
    assert not lost, f"{len(lost)} of {len(history.acknowledged)} acknowledged commands lost, e.g. {next(iter(lost))}"
    assert not history.refused & set(stored), "refused, and done all the same"
    assert len(rows.chat) == len(set(rows.chat)), "something was said twice"
    for match in history.tables:
        check_table(rows, match, history, stored)


def check_table(rows: Rows, match: str, history: History, stored: dict[str, tuple[str, int]]) -> None:
    """A log without holes that replays, with exactly one entry for every action that was carried out."""
    entries = [(seq, words) for table, seq, words in rows.log if table == match]
    assert [seq for seq, _ in entries] == list(range(1, len(entries) + 1))
    document = read_document(rows.documents[match])
    game = load_with(document.game, dict(document.options))
    Match(game, len(document.seats)).replay([words for _, words in entries])
    acted = [one for one, (table, _) in stored.items()
             if table == match and history.sent.get(one, {}).get("type") == "act"]
    actions = [words for _, words in entries if words.startswith("p")]
    assert len(acted) == len(actions), f"{len(acted)} actions were carried out, the log has {len(actions)}"
