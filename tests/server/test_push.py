"""Messages to people whose page is closed: who is told, what, how often, and until when."""

import asyncio
import contextlib
import functools
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from escapade.server.push.calls import BEGUN, CHAT_SECONDS, Wanted, call
from escapade.server.store.subscriptions import DAY, MOST_OF_A_TOKEN, Told
from escapade.server.store.subscriptions import tidy as tidy_up
from escapade.server.tables.audience import Audience
from escapade.server.tables.jobs import Job
from escapade.server.tables.other_processes import OtherProcesses
from escapade.server.wire.client import Client
from tests.server.harness import Json, Live, Player, in_loop, running
from tests.server.push_service import Browser, PushService, claims, push_service, until

OFTEN = 0.02
NOW = 1_000_000


def is_asked(message: Json) -> bool:
    """Whether a message asks its reader."""
    return bool(message.get("position", {}).get("legal"))


@contextlib.asynccontextmanager
async def house(db: Path, **settings: Any) -> AsyncIterator[tuple[PushService, Live]]:
    """A push service, and a server that may send to it and looks around all the time."""
    with push_service() as service:
        async with running(db, **{"push_services": (service.origin,), "push_seconds": OFTEN, **settings}) as live:
            yield service, live


def kept(db: Path) -> list[tuple[Any, ...]]:
    """What the database keeps of those who are to be told."""
    with sqlite3.connect(db) as connection:
        return list(connection.execute("SELECT match, endpoint FROM subscriptions"))


async def two_at_a_table(live: Live, service: PushService, browser: Browser, language: str = "en"
                         ) -> tuple[Json, list[Player], Json]:
    """A table with two people, the second of whom has subscribed; and the body they did it with."""
    made, players = await live.seats(2, options={"round_limit": 1}, auto_forced=False)
    assert players[1].token is not None
    wish = browser.wish(players[1].token, f"{service.origin}/ben?x=1", language)
    assert await live.post(f"/api/tables/{made['table']}/push", wish) == {"subscribed": True}
    return made, players, wish


@in_loop
async def test_a_turn_is_told_to_whoever_is_not_there(db: Path) -> None:
    """Sealed for their browser, in their language, with nothing in it but game, table and what for; signed by us."""
    async with house(db) as (service, live):
        browser = Browser()
        made, players, _ = await two_at_a_table(live, service, browser, "fr")
        await players[1].close()
        await players[0].send("start")
        await service.until(1)
        path, headers, body = service.messages[0]
        assert path == "/ben?x=1"
        assert browser.read(body) == {"table": made["table"], "game": "evades", "call": "turn", "language": "fr"}
        assert len(body) == 16 + 4 + 1 + 65 + 256 + 16, "all messages are of one length"
        said = claims(headers["Authorization"])
        assert said["aud"] == service.origin
        assert 0 < said["exp"] - time.time() < DAY
        assert said["key"] == (await get_key(live))
        assert (headers["TTL"], headers["Urgency"], headers["Content-Encoding"]) == ("86400", "high", "aes128gcm")
        await asyncio.sleep(5 * OFTEN)
        assert len(service.messages) == 1, "one question is told once"


async def get_key(live: Live) -> str:
    """The key that browsers are given."""
    status, _, data = await live.http("GET", "/api/push")
    assert status == 200
    return data.decode().partition('"key":"')[2].partition('"')[0]


@in_loop
async def test_whoever_looks_is_not_told(db: Path) -> None:
    """A page in sight tells itself; one that is hidden is as good as none."""
    async with house(db) as (service, live):
        _, players, _ = await two_at_a_table(live, service, Browser())
        await players[0].send("start")
        await asyncio.sleep(5 * OFTEN)
        assert service.messages == []
        await players[1].send("ping", hidden=True)
        await players[1].act()
        await service.until(1)
        await players[1].send("ping")
        await players[0].send("chat", text="Hello?")
        await asyncio.sleep(5 * OFTEN)
        assert len(service.messages) == 1


@in_loop
async def test_a_browser_that_is_gone_is_forgotten(db: Path) -> None:
    """By the word of its push service; any other answer changes nothing, and no address that it names is followed."""
    async with house(db) as (service, live):
        _, players, _ = await two_at_a_table(live, service, Browser())
        await players[1].send("ping", hidden=True)
        service.status = 307
        await players[0].send("start")
        await service.until(1)
        service.status = 410
        await players[1].until(is_asked)
        await players[1].act()
        await service.until(2)
        await until(lambda: kept(db) == [])
        assert {path for path, _, _ in service.messages} == {"/ben?x=1"}


@in_loop
async def test_a_slow_service_is_in_nobodys_way(db: Path) -> None:
    """The table plays on while it does not answer, and the server stops in time."""
    async with house(db, push_timeout=0.2) as (service, live):
        service.hold.clear()
        _, players, _ = await two_at_a_table(live, service, Browser())
        await players[1].send("ping", hidden=True)
        await players[0].send("start")
        await service.until(1)
        await players[0].until(is_asked)
        assert (await players[0].act())["type"] == "ack"
        assert kept(db) != [], "no answer is not a goodbye"


@in_loop
async def test_it_ends_when_it_is_withdrawn_or_the_seat_is_given_up(db: Path) -> None:
    """Nothing of it is kept then, and nothing is sent."""
    async with house(db) as (service, live):
        made, players, wish = await two_at_a_table(live, service, Browser())
        path = f"/api/tables/{made['table']}/push"
        assert len(kept(db)) == 1
        gone = {"token": wish["token"], "endpoint": wish["endpoint"]}
        assert await live.post(f"{path}/delete", gone) == {"subscribed": False}
        assert kept(db) == []
        await live.post(path, wish)
        assert len(kept(db)) == 1
        await players[1].send("leave")
        assert kept(db) == []


@in_loop
async def test_after_the_end_only_another_match_is_told(db: Path) -> None:
    """Once, and then nothing of it is kept."""
    async with house(db) as (service, live):
        browser = Browser()
        _, players, _ = await two_at_a_table(live, service, browser)
        await players[0].send("start")
        for player in players:
            await player.send("hand", seat=player.seat, bot="random")
        await players[0].next("over")
        await players[1].close()
        service.messages.clear()
        await players[0].send("rematch")
        await service.until(1)
        assert browser.read(service.messages[0][2])["call"] == "rematch"
        await until(lambda: kept(db) == [])


@in_loop
async def test_a_day_after_the_end_nothing_is_kept(db: Path) -> None:
    """Also where nobody asks for another match; and with a table that is removed at once."""
    async with house(db, push_seconds=60) as (service, live):
        made, players, _ = await two_at_a_table(live, service, Browser())
        store, found = live.server.store, kept(db)
        await store.do(functools.partial(tidy_up, now=NOW))
        assert kept(db) == found, "a match under way"
        await players[0].send("start")
        for player in players:
            await player.send("hand", seat=player.seat, bot="random")
        await players[0].next("over")
        for time_of_look, expected in ((NOW, found), (NOW + DAY - 1, found), (NOW + DAY, [])):
            await store.do(functools.partial(tidy_up, now=time_of_look))
            assert kept(db) == expected
        other, others, _ = await two_at_a_table(live, service, Browser())
        table = live.server.registry.tables[other["table"]]
        assert len(kept(db)) == 1
        assert await live.server.registry.remove(other["table"], table.revision)
        assert kept(db) == []
        assert (made["table"], len(others)) != (other["table"], 0)


@in_loop
async def test_who_may_subscribe(db: Path) -> None:
    """Whoever holds a seat; a wrong token and an unknown table answer alike; keys must be keys, and few are kept."""
    async with house(db, push_seconds=60) as (service, live):
        made, players, wish = await two_at_a_table(live, service, Browser())
        path = f"/api/tables/{made['table']}/push"
        host = await live.create(name=None)
        refused: dict[str, tuple[str, Json]] = {
            "missing.table": (path, {**wish, "token": host["token"]}),
            "refused.not_allowed": (f"/api/tables/{host['table']}/push", {**wish, "token": host["token"]}),
            "input.push_endpoint": (path, {**wish, "endpoint": "https://10.0.0.1/x"}),
            "input.push_key": (path, {**wish, "p256dh": "BBBB"})}
        for code, (where, body) in refused.items():
            status, _, data = await live.http("POST", where, body)
            assert status >= 400
            assert f'"{code}"'.encode() in data
        foreign = [(await live.http("POST", f"/api/tables/{table}/push", {**wish, "token": "wrong"}))[2]
                   for table in (made["table"], "nothing")]
        assert foreign[0] == foreign[1]
        assert len(kept(db)) == 1
        for number in range(MOST_OF_A_TOKEN + 1):
            await live.post(path, {**wish, "endpoint": f"{service.origin}/{number}"})
        assert 0 < len(kept(db)) <= MOST_OF_A_TOKEN
        assert len(players) == 2


@in_loop
async def test_the_key_is_made_once(db: Path) -> None:
    """And outlives the process, or every browser would have to subscribe again; the database is its owner's alone."""
    keys = set()
    for _ in range(2):
        async with running(db) as live:
            keys.add(await get_key(live))
    assert len(keys) == 1
    assert len(keys.pop()) == 87
    assert db.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("missing", [False, True])
@in_loop
async def test_a_server_without_it_says_so(db: Path, monkeypatch: pytest.MonkeyPatch, missing: bool) -> None:  # noqa: FBT001  pytest gives it
    """Where its host does not want it, and where the extra is not installed; everything else works."""
    monkeypatch.setattr("escapade.server.push.opening.is_installed", lambda: not missing)
    async with running(db, push=missing) as live:
        made, players = await live.seats(2)
        assert await get_key(live) == ""
        wish = Browser().wish(made["token"], "https://fcm.googleapis.com/x")
        status, _, data = await live.http("POST", f"/api/tables/{made['table']}/push", wish)
        assert (status, b"refused.no_push" in data) == (409, True)
        assert (await players[0].send("start"))["type"] == "ack"


class Neighbour:
    """A table at one of two processes, as far as the other is concerned."""

    def __init__(self) -> None:
        self.audience = Audience()

    def put(self, job: Job) -> None:
        """Nobody is sent anything here."""


def test_a_page_that_nobody_sees_at_another_process() -> None:
    """It is told at the next beat; until somebody looks again it is as good as none."""
    here, there = Neighbour(), Neighbour()
    listening = OtherProcesses("here", {"t": here}, lambda text: None)
    telling = OtherProcesses("there", {"t": there}, listening.told)
    page = Client()
    page.seat = 1
    there.audience.enter(page)
    for hidden in (False, True, False):
        page.is_hidden = hidden
        telling.beat()
        assert here.audience.has(1)
        assert here.audience.is_watched(1) is not hidden


@pytest.mark.parametrize(("before", "want", "expected", "turn"), [
    (0, Wanted(0, 0, begun=True, rematch=False, is_seen=False), "begun", BEGUN),
    (0, Wanted(0, 0, begun=True, rematch=False, is_seen=True), None, BEGUN),
    (0, Wanted(3, 0, begun=True, rematch=False, is_seen=False), "turn", 3),
    (BEGUN, Wanted(0, 0, begun=True, rematch=False, is_seen=False), None, BEGUN),
    (BEGUN, Wanted(3, 0, begun=True, rematch=False, is_seen=False), "turn", 3),
    (BEGUN, Wanted(0, 0, begun=False, rematch=False, is_seen=False), None, 0),
    (7, Wanted(0, 0, begun=True, rematch=False, is_seen=False), None, 7),
])
def test_the_beginning_is_told_once(before: int, want: Wanted, expected: str | None, turn: int) -> None:
    """Unless a question is told anyway; and again where a start was broken off."""
    kind, told = call(want, Told(before, 0, NOW), NOW)
    assert (kind, told.turn) == (expected, turn)


@in_loop
async def test_whoever_closed_the_page_before_the_start_is_called(db: Path) -> None:
    """They promised a share of the dice, and everybody waits for it."""
    async with house(db) as (service, live):
        browser = Browser()
        _, players, _ = await two_at_a_table(live, service, browser)
        for player, digit in zip(players, "ab", strict=True):
            await player.send("commit", commitment=digit * 64)
        await players[1].close()
        await players[0].until(lambda message: not message.get("table", {}).get("seats", [{}, {}])[1].get("connected"))
        await players[0].send("start", wait=True)
        await service.until(1)
        assert browser.read(service.messages[0][2])["call"] == "begun"
        assert service.messages[0][1]["Urgency"] == "high"


TOLD = Told(turn=4, chat=7, time=NOW)


@pytest.mark.parametrize(("want", "later", "expected"), [
    (Wanted(5, 7, begun=True, rematch=False, is_seen=False), 1, "turn"),
    (Wanted(4, 7, begun=True, rematch=False, is_seen=False), 9999, None),
    (Wanted(5, 8, begun=True, rematch=False, is_seen=True), 9999, None),
    (Wanted(0, 8, begun=True, rematch=False, is_seen=False), CHAT_SECONDS, "chat"),
    (Wanted(0, 8, begun=True, rematch=False, is_seen=False), CHAT_SECONDS - 1, None),
    (Wanted(0, 8, begun=False, rematch=True, is_seen=False), 1, "rematch"),
    (Wanted(5, 8, begun=True, rematch=False, is_seen=False), 1, "turn"),
])
def test_what_is_told(want: Wanted, later: int, expected: str | None) -> None:
    """A new question at once, chat once a minute, nothing twice, and nothing to whoever looks."""
    kind, told = call(want, TOLD, NOW + later)
    assert kind == expected
    assert call(want, told, NOW + later) == (None, told)
    if want.is_seen:
        assert (told.turn, told.chat) == (want.turn, want.chat), "seen is as good as told"
