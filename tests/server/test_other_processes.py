"""Two processes on one PostgreSQL, the second a little behind: nobody is told so, and nobody is missed."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event

from escapade.server.store import channel
from escapade.server.tables import other_processes
from tests.server.harness import Json, Live, Player, in_loop, running

SOON = 20.0


@contextlib.asynccontextmanager
async def couple(url: str, *, deaf: bool = False) -> AsyncIterator[tuple[Live, Live, Json, list[Player]]]:
    """Ada and Ben at one process, their match begun; Ben also at another, which may not hear what is written."""
    async with running(url) as here, running(url) as there:
        made, players = await here.seats(2)
        token = players[1].token
        assert token is not None
        players.append(await there.player(made["table"], token))
        await players[0].send("start")
        for player in players:
            await player.next("update")
        if deaf:
            neighbour = there.server.registry.services.other_processes
            assert neighbour is not None
            neighbour.wrote = lambda match: None  # type: ignore[method-assign]
        yield here, there, made, players


@in_loop
async def test_an_id_that_the_other_process_acknowledged(postgres_url: str) -> None:
    """A socket that moved sends its command again: the same ack, for a move and for a line of chat."""
    async with couple(postgres_url, deaf=True) as (here, there, made, (ada, _, _)):
        act: dict[str, Any] = {"asked": ada.position["asked"], "action": ada.position["legal"][0]["action"]}
        acks = [await ada.send("act", message_id="again-1", **act),
                await ada.send("chat", message_id="again-2", text="x")]
        for moved in (await there.open(), await there.open()):
            table = there.server.registry.tables[made["table"]]
            table.commands.clear()  # as if it had come in before
            await moved.hello(made["table"], made["token"])
            table.commands.clear()
            assert await moved.send("act", message_id="again-1", **act) == acks[0]
            table.commands.clear()
            assert await moved.send("chat", message_id="again-2", text="x") == acks[1]
        stored = await here.server.store.load(made["table"])
        assert stored is not None
        assert [row.text for row in stored.chat] == ["x"]


@in_loop
async def test_an_answer_to_a_question_from_elsewhere(postgres_url: str) -> None:
    """What was asked at one process is answered at another that has not heard of the question."""
    async with couple(postgres_url, deaf=True) as (_, _, _, (_, ben, away)):
        for _ in range(3):
            await ben.act()
            await ben.next("update")
            away.position = ben.position
            assert (await away.act())["type"] == "ack"
            await ben.until(lambda message: message["type"] == "update" and message["position"]["legal"])


@in_loop
async def test_a_welcome_is_not_behind(postgres_url: str) -> None:
    """Whoever comes in sees at least what they saw at the other process; also with a token of this moment."""
    async with couple(postgres_url, deaf=True) as (here, there, made, (ada, _, _)):
        for _ in range(3):
            await ada.act()
            await ada.next("update")
        moved = await there.player(made["table"], made["token"])
        assert moved.position["seq"] >= ada.position["seq"]
        lobby = await here.create(seats="open open")
        await there.player(lobby["table"], lobby["token"])
        joined = await here.join(lobby)
        assert (await (await there.open()).hello(lobby["table"], joined["token"]))["type"] == "welcome"


@in_loop
async def test_requests_are_not_behind_either(postgres_url: str) -> None:
    """A seat taken at one process is found by the list of the other, which has the table in memory."""
    async with couple(postgres_url, deaf=True) as (here, there, _, _):
        lobby = await here.create(seats="open open")
        await there.player(lobby["table"], lobby["token"])
        joined = await here.join(lobby)
        mine = await there.post("/api/mine", {"keys": [{"table": lobby["table"], "token": joined["token"]}]})
        assert [one["seat"] for one in mine["tables"]] == [1]
        status, _, body = await there.http("POST", f"/api/tables/{lobby['table']}/record", {"token": joined["token"]})
        assert (status, json.loads(body)["code"]) == (409, "refused.not_over")


def connected(message: Json) -> list[bool]:
    """Who is there, by seat, in a message about the table."""
    return [seat["connected"] for seat in message["table"]["seats"]]


@in_loop
async def test_who_is_connected_elsewhere(postgres_url: str) -> None:
    """Told as people come and go, and to whoever comes first to a process."""
    async with running(postgres_url) as here, running(postgres_url) as there:
        made = await here.create(seats="open open")
        joined = await here.join(made)
        ada = await here.player(made["table"], made["token"])
        assert [seat["connected"] for seat in ada.table["seats"]] == [True, False]
        ben = await there.player(made["table"], joined["token"])
        await ada.until(lambda message: message["type"] == "table" and connected(message) == [True, True])
        if not ben.table["seats"][0]["connected"]:
            await ben.until(lambda message: message["type"] == "table" and connected(message) == [True, True])
        await there.player(made["table"], invite=made["invite"])
        await ada.until(lambda message: message["type"] == "table" and message["table"]["spectators"] == 1)
        await ben.close()
        await ada.until(lambda message: message["type"] == "table" and connected(message) == [True, False])


@pytest.mark.parametrize("orderly", [True, False])
@in_loop
async def test_a_process_that_ends_takes_its_people_along(postgres_url: str, monkeypatch: pytest.MonkeyPatch, *,
                                                          orderly: bool) -> None:
    """At once where it says goodbye, after a silence where it cannot."""
    monkeypatch.setattr(channel, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(other_processes, "SILENCE", 60.0 if orderly else 0.3)
    async with running(postgres_url) as here:
        made = await here.create(seats="open open")
        joined = await here.join(made)
        ada = await here.player(made["table"], made["token"])
        async with running(postgres_url) as there:
            await there.player(made["table"], joined["token"])
            await ada.until(lambda message: message["type"] == "table" and connected(message) == [True, True])
            await asyncio.sleep(0.5)  # longer than the silence: whoever says so is alive
            assert connected(ada.inbox[-1]) == [True, True]
            if not orderly:
                next(task for task in there.server._tasks if task.get_name() == "channel").cancel()
                there.server.channel = None
                await ada.until(lambda message: message["type"] == "table" and connected(message) == [True, False])
        if orderly:
            await ada.until(lambda message: message["type"] == "table" and connected(message) == [True, False])


@in_loop
async def test_a_reaction_crosses(postgres_url: str) -> None:
    """It is written nowhere, and seen everywhere, once."""
    async with couple(postgres_url) as (_, _, _, (ada, ben, away)):
        await ada.send("react", reaction="laugh")
        assert await ben.next("reacted") == await away.next("reacted")
        await ada.send("ping")
        await away.quiet()
        for player in (ada, away):
            assert [message["type"] for message in player.inbox].count("reacted") == 1


@in_loop
async def test_a_line_that_breaks_is_noticed_at_once(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what was written meanwhile is read, long before anybody would have asked whether it still holds."""
    monkeypatch.setattr(channel, "BEAT_SECONDS", 60.0)
    async with couple(postgres_url, deaf=True) as (_, _, _, (ada, _, away)):
        await ada.act()
        await ada.next("update")
        await asyncio.sleep(0.1)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(away.receive(), 0.1)
        assert away.position["seq"] < ada.position["seq"]
        connection = await asyncpg.connect(postgres_url)
        cut = await connection.fetch("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                                     "WHERE datname = current_database() AND application_name = $1", channel.NAME)
        await connection.close()
        assert len(cut) == 2
        async with asyncio.timeout(SOON):
            while away.position["seq"] < ada.position["seq"]:
                await away.receive()


@in_loop
async def test_one_process_alone_pays_for_none_of_it(db: Path) -> None:
    """On SQLite a move, a refusal and a newcomer ask the database nothing."""
    async with running(db, short_way=True) as live:
        made, (ada, _) = await live.seats(2)
        await ada.send("start")
        await ada.next("update")
        asked: list[object] = []
        event.listen(live.server.store.database.engine.sync_engine, "begin", asked.append)
        assert (await ada.act())["type"] == "ack"
        assert (await ada.send("act", asked=10_000, action=0))["type"] == "refused"
        await live.player(made["table"], made["token"])
        assert asked == []
