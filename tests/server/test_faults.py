"""R3b: a fault of the server itself, at any call it makes for a command, harms no match and is told once."""

import json
import sqlite3
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import escapade
from escapade.server.tables.table import Table
from tests.server.harness import Live, Player, in_loop, often, running

ENOUGH = often(500, 100)
HANDLE = Table._handle.__code__
OUTSIDE = ("wire/connection.py", "wire/short_way.py", "operate/counters.py")
"""What a table hands its replies to: a line that fails there is cut, and its client comes back."""
pytestmark = pytest.mark.skipif(escapade.compiled(), reason="compiled calls cannot be traced")
OWN = ("escapade/server/", "escapade/core/", "escapade/games/", "escapade/play/")


class Planted(Exception):
    """What no part of the server expects."""


class Fault:
    """Raises at the n-th call that a table makes while it handles a job; resuming after an `await` is one, too."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.calls = 0
        self.where = ""

    def __enter__(self) -> "Fault":
        self.before = sys.gettrace()
        sys.settrace(self._call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.before)

    def _call(self, frame: FrameType, _event: str, _argument: object) -> None:
        if self.where or not is_handling(frame):
            return
        self.calls += 1
        if self.calls == self.place:
            self.where = f"{Path(frame.f_code.co_filename).name}:{frame.f_code.co_name}"
            raise Planted(self.where)


def is_handling(frame: FrameType) -> bool:
    """Whether a call of ours comes from a table at work."""
    file = frame.f_code.co_filename
    if frame.f_code is HANDLE or frame.f_code.co_name == "<genexpr>" or file.endswith(OUTSIDE):
        return False
    if not any(part in file for part in OWN):
        return False
    above = frame.f_back
    while above is not None and above.f_code is not HANDLE:
        above = above.f_back
    return above is not None


class Couple:
    """Two people at one table who come back whenever they are sent away."""

    def __init__(self, live: Live, made: dict[str, Any], players: list[Player], tokens: list[str]) -> None:
        self.live, self.made = live, made
        self.players, self.tokens = players, tokens
        self.done: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()

    async def say(self, seat: int, message: dict[str, Any]) -> dict[str, Any] | None:
        """The one reply to a message; None when the line was cut before it came. A second one would be seen."""
        player = self.players[seat]
        heard = len(player.inbox)
        try:
            await player.line.send(json.dumps(message))
            await player.until(lambda found: found.get("id") == message["id"])
            await player.send("ping")
        except ConnectionClosed:
            await self.come_back(seat)
        replies = [found for found in player.inbox[heard:] if found.get("id") == message["id"]]
        assert len(replies) <= 1, f"two replies: {replies}"
        return replies[0] if replies else None

    async def insist(self, seat: int, message: dict[str, Any]) -> None:
        """The same message again until it is acknowledged, as a client would send it."""
        for _ in range(5):
            reply = await self.say(seat, message)
            if reply is not None and reply["type"] == "ack":
                self.done[message["type"]] += 1
                return
            assert reply is None or reply["code"] in ("refused.internal", "refused.storage"), reply
        raise AssertionError(f"never acknowledged: {message}")

    async def strike(self, place: int, who: int, kind: str, **fields: object) -> bool:
        """One command with a fault at its n-th call, then again without; false where it makes fewer calls."""
        message = {"type": kind, "id": f"c{self.done.total()}", **fields}
        with Fault(place) as fault:
            await self.say(who, message)
        self.faults[fault.where] += bool(fault.where)
        await self.insist(who, message)
        for other, player in enumerate(self.players):
            try:
                await player.quiet(0.002)
            except ConnectionClosed:
                await self.come_back(other)
        return bool(fault.where)

    async def come_back(self, seat: int) -> None:
        """The server has asked to come in again; a fault may be in the way of that, too, but not twice."""
        await self.players[seat].close()  # a seat has room for so many sockets, and each would keep its place
        self.players[seat] = await self.live.player(self.made["table"], self.tokens[seat])
        if not self.players[seat].position:
            self.players[seat] = await self.live.player(self.made["table"], self.tokens[seat])
        assert self.players[seat].position, self.players[seat].inbox

    async def strike_everywhere(self, who: int, kind: str, then: dict[str, Any] | None = None,
                                **fields: object) -> None:
        """A fault at the first call of a command, at the second, and so on, until it goes through untouched."""
        place, struck = 0, True
        while struck:
            place += 1
            struck = await self.strike(place, who, kind, **fields)
            if then is not None:
                await self.insist(who, {**then, "id": f"c{self.done.total()}"})

    async def act(self) -> None:
        """A match to its end with a fault further along in each answer: bets, dice and moves."""
        place = 0
        while self.live.server.registry.tables[self.made["table"]].document.phase != "over":
            asked = [seat for seat in (0, 1) if self.players[seat].position["legal"]]
            if not asked:  # the fault was in telling them: they come in again and look
                await self.come_back(0)
                await self.come_back(1)
            for seat in asked:
                position = self.players[seat].position
                if position["legal"]:
                    chosen = position["legal"][0]["action"]
                    struck = await self.strike(place + 1, seat, "act", asked=position["asked"], action=chosen)
                    place = place + 1 if struck else 0


async def sit_down(live: Live) -> Couple:
    """Two people who bet for a while: a match that has begun."""
    made = await live.create(seats="open open")
    tokens = [made["token"], (await live.join(made))["token"]]
    players = [await live.player(made["table"], token) for token in tokens]
    await players[0].send("start")
    for player in players:
        await player.next("update")
    return Couple(live, made, players, tokens)


def check(db: Path, done: Counter[str]) -> None:
    """Every command that was acknowledged was carried out, once."""
    line = sqlite3.connect(db)
    entries = Counter(words.split(" ")[1] if words.startswith("table ") else words[0]
                      for words, in line.execute("SELECT words FROM log"))
    lines = line.execute("SELECT count(*) FROM chat").fetchone()[0]
    line.close()
    assert entries["p"] == done["act"]
    assert entries["bot"] == done["hand"]
    assert entries["person"] == done["take_back"]
    assert lines == done["chat"]


async def play_through_faults(db: Path, most: int) -> Counter[str]:
    """Talk, a seat handed over and back, and whole matches, with a fault everywhere; where the faults were."""
    done: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    while faults.total() < most:
        async with running(db, bot_delay=3600.0) as live:
            couple = await sit_down(live)
            if not faults:
                await couple.strike_everywhere(0, "chat", text="x")
                await couple.strike_everywhere(0, "hand", then={"type": "take_back"}, seat=0, bot="random")
            await couple.act()
            table = live.server.registry.tables[couple.made["table"]]
            assert table.health == "sound"
            seq, view = table.match.seq, table.match.game.view(table.match.state, 0)
        done += couple.done
        faults += couple.faults
        check(db, done)
        async with running(db) as live:
            host = await live.player(couple.made["table"], couple.tokens[0])
            assert host.table["phase"] == "over"
            assert host.position["seq"] == seq
            assert json.loads(json.dumps(view)) == host.position["view"]
    return faults


@in_loop
async def test_a_fault_anywhere_harms_nobody(db: Path) -> None:
    """At every call and every `await`: one reply at most, the same message again is done once, all play on."""
    faults = await play_through_faults(db, ENOUGH)
    print(f"{faults.total()} faults in {len(faults)} functions, nothing lost, nothing done twice")  # noqa: T201


@in_loop
async def test_a_table_that_trusts_its_memory_is_caught(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted defect: after a fault between disk and memory the table goes on with what it has in memory."""

    async def forget(table: Table) -> None:
        table.health = "sound"

    monkeypatch.setattr(Table, "_start_over", forget)
    with pytest.raises((AssertionError, TimeoutError)):
        await play_through_faults(db, ENOUGH)
