"""What is removed is gone whole, and only what may go: by age, by the people who played, one's own lines of chat."""

import asyncio
import json
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

from escapade.server.settings import Settings
from escapade.server.store.schema import metadata
from escapade.server.store.writes import ChatRow, Conflict, Write
from escapade.server.tables.removal import DAY, DAYS_OF_SILENCE, sweep
from tests.server.harness import Json, Live, Player, in_loop, running

SHORT = {"squares": 20, "round_limit": 1}
NOW = int(time.time())


async def finished(live: Live, people: int = 1) -> tuple[Json, list[Player]]:
    """A match that bots have played to its end for these people, with a line of chat."""
    made, players = await live.seats(people, bots=1, options=SHORT)
    assert (await players[0].send("start"))["type"] == "ack"
    assert (await players[-1].send("chat", text="Well played"))["type"] == "ack"
    for seat in reversed(range(people)):
        assert (await players[seat].send("hand", seat=seat, bot="random"))["type"] == "ack"
    await players[0].next("over")
    return made, players


async def rows(live: Live, table: str) -> dict[str, int]:
    """How many rows a match has, by table of the database; those with none are left out."""
    async with live.server.store.database.connect() as connection:
        counts = {}
        for part in [part for part in metadata.sorted_tables if part.name != "push_keys"]:  # the server's own
            column = part.c.id if part.name == "matches" else part.c.match
            counts[part.name] = int((await connection.execute(
                select(func.count()).select_from(part).where(column == table))).scalar_one())
    return {name: count for name, count in counts.items() if count}


async def leave_all(players: list[Player], live: Live) -> None:
    """Everybody hangs up, and the table has noticed."""
    for player in players:
        await player.close()
    async with asyncio.timeout(20):
        while any(table.audience.clients for table in live.server.registry.tables.values()):
            await asyncio.sleep(0.01)


async def delete(live: Live, table: str, token: str | None) -> tuple[int, Json]:
    """Ask to have a table removed."""
    status, _, body = await live.http("POST", f"/api/tables/{table}/delete", {"token": token})
    return status, json.loads(body)


# ---------------------------------------------------------------------------------------- by age


def test_off_by_default() -> None:
    """Whoever runs a server decides."""
    assert Settings().keep_days == 0


@in_loop
async def test_old_tables_go_whole(where: str) -> None:
    """A day later than `keep_days`: what is over and what never began; what runs stays, however old."""
    async with running(where) as live:
        over, players = await finished(live)
        lobby = await live.create()
        runs, more = await live.seats(1, bots=1)
        await more[0].send("start")
        await leave_all([*players, *more], live)
        registry, store = live.server.registry, live.server.store
        assert set(await rows(live, over["table"])) == {"matches", "log", "commands", "seeds", "tokens", "chat"}
        assert await sweep(registry, 0, NOW + 9999 * DAY) == 0
        assert await sweep(registry, 3, NOW + 2 * DAY) == 0
        assert await sweep(registry, 3, NOW + 4 * DAY) == 2
        assert await rows(live, over["table"]) == await rows(live, lobby["table"]) == {}
        assert await store.load(runs["table"]) is not None
        reply = await (await live.open()).hello(over["table"], over["token"])
        assert reply["code"] == "missing.table"


@in_loop
async def test_the_server_sweeps_by_itself(db: Path) -> None:
    """At its start and now and then; a match counts from its end, not from when its table was made."""
    async with running(db) as live:
        old, _ = await finished(live)
        late, _ = await finished(live)
        async with live.server.store.database.connect() as connection:
            await connection.execute(text("UPDATE matches SET created = 0"))
            await connection.execute(text("UPDATE matches SET document = json_set(document, '$.end.time', 1) "
                                          "WHERE id = :id"), {"id": old["table"]})
    async with running(db, keep_days=30, sweep_seconds=0.01) as live:
        async with asyncio.timeout(20):
            while await live.server.store.load(old["table"]) is not None:
                await asyncio.sleep(0.01)
        assert await live.server.store.load(late["table"]) is not None
        assert json.loads((await live.http("GET", "/api/games"))[2])["keep_days"] == 30


@in_loop
async def test_nobody_is_swept_from_a_table(db: Path) -> None:
    """While somebody looks at the end of a match it stays."""
    async with running(db) as live:
        made, players = await finished(live)
        assert await sweep(live.server.registry, 1, NOW + 9 * DAY) == 0
        assert (await players[0].send("ping"))["type"] == "pong"
        await leave_all(players, live)
        assert await sweep(live.server.registry, 1, NOW + 9 * DAY) == 1
        assert await rows(live, made["table"]) == {}


@in_loop
async def test_a_table_that_began_meanwhile_stays(db: Path) -> None:
    """What was looked at is not what is there any more: nothing is removed."""
    async with running(db) as live:
        made = await live.create()
        stored = await live.server.store.load(made["table"])
        assert stored is not None
        host = await live.player(made["table"], made["token"])
        assert (await host.send("start"))["type"] == "ack"
        assert not await live.server.registry.remove(made["table"], stored.revision)
        assert (await host.send("ping"))["type"] == "pong"


# ---------------------------------------------------------------------------------------- by those who played


@in_loop
async def test_alone_with_bots_at_once(where: str) -> None:
    """Nobody else is asked; whoever watches is told, and whoever comes finds nothing."""
    async with running(where) as live:
        made, (ada,) = await finished(live)
        watcher = await live.player(made["table"], invite=made["invite"])
        assert await delete(live, made["table"], made["token"]) == (200, {"removed": True, "missing": 0, "days": 0})
        for one in (ada, watcher):
            assert (await one.next("bye"))["code"] == "removed"
        assert await rows(live, made["table"]) == {}
        assert (await delete(live, made["table"], made["token"]))[1]["code"] == "missing.table"
        mine = await live.post("/api/mine", {"keys": [{"table": made["table"], "token": made["token"]}]})
        assert mine["tables"] == []
        status, _, body = await live.http("POST", f"/api/tables/{made['table']}/record", {"token": made["token"]})
        assert (status, json.loads(body)["code"]) == (404, "missing.table")


@in_loop
async def test_together_when_all_want_it(db: Path) -> None:
    """The first wish is shown to everybody; asking twice is asking once; the last wish removes it."""
    async with running(db) as live:
        made, (ada, ben) = await finished(live, people=2)
        wanted = (200, {"removed": False, "missing": 1, "days": DAYS_OF_SILENCE})
        assert await delete(live, made["table"], ada.token) == wanted
        assert await delete(live, made["table"], ada.token) == wanted
        await ben.until(lambda message: message["type"] == "table" and message["table"]["removal"] == [0])
        assert (await delete(live, made["table"], ben.token))[1]["removed"]
        assert await rows(live, made["table"]) == {}


@in_loop
async def test_silence_is_no_veto(db: Path) -> None:
    """A week after the first wish the table goes, also where nothing grows old; not earlier."""
    async with running(db) as live:
        made, players = await finished(live, people=2)
        await delete(live, made["table"], players[0].token)
        await leave_all(players, live)
        assert await sweep(live.server.registry, 0, NOW + (DAYS_OF_SILENCE - 1) * DAY) == 0
        assert await sweep(live.server.registry, 0, NOW + (DAYS_OF_SILENCE + 1) * DAY) == 1
        assert await rows(live, made["table"]) == {}


@in_loop
async def test_who_may_not(db: Path) -> None:
    """Not while it runs, not with an invitation, not with a wrong key."""
    async with running(db) as live:
        made, (ada,) = await live.seats(1, bots=1)
        await ada.send("start")
        assert (await delete(live, made["table"], made["token"]))[1]["code"] == "refused.not_over"
        over, _ = await finished(live)
        for wrong in (over["invite"], "wrong", made["token"]):
            assert (await delete(live, over["table"], wrong))[1]["code"] == "missing.table"
        assert await rows(live, over["table"]) != {}


async def remove_behind(live: Live, made: Json) -> None:
    """Remove a table from disk, past the one in memory."""
    stored = await live.server.store.load(made["table"])
    assert stored is not None
    assert await live.server.store.remove(made["table"], stored.revision)


@in_loop
async def test_removed_by_another_process(db: Path) -> None:
    """A table in memory whose rows are gone writes nothing more, and says so in a sentence."""
    async with running(db) as live:
        made, (ada,) = await finished(live)
        await remove_behind(live, made)
        assert (await ada.send("chat", text="Anybody?"))["code"] == "missing.table"
        assert await rows(live, made["table"]) == {}
        with pytest.raises(Conflict):
            await live.server.store.write(Write(made["table"], 0, chat=ChatRow(9, 0, "Ada", "x")))


@in_loop
async def test_history_of_a_removed_table(db: Path) -> None:
    """An errand that is under way finds nothing, and says so."""
    async with running(db) as live:
        made, (ada,) = await finished(live)
        await remove_behind(live, made)
        assert (await ada.send("ask_history"))["code"] == "missing.table"


# ---------------------------------------------------------------------------------------- one's own lines


@in_loop
async def test_a_line_is_taken_back(where: str) -> None:
    """For everybody, on disk, after the end too; its place stays."""
    async with running(where) as live:
        made, (ada, ben) = await finished(live, people=2)
        assert (await ada.send("unsay", number=1))["code"] == "refused.not_your_line"
        assert (await ben.send("unsay", number=7))["code"] == "refused.not_your_line"
        for _ in range(2):
            assert (await ben.send("unsay", number=1))["type"] == "ack"
        assert (await ada.next("unsaid"))["number"] == 1
        assert (await ada.send("chat", text="Thanks"))["type"] == "ack"
        again = await (await live.open()).hello(made["table"], ada.token)
        assert [(line["number"], line["name"], line["text"]) for line in again["chat"]] == [
            (1, "P1", ""), (2, "Ada", "Thanks")]
        async with live.server.store.database.connect() as connection:
            kept = (await connection.execute(text("SELECT text FROM chat ORDER BY number"))).scalars().all()
        assert kept == ["", "Thanks"]


@in_loop
async def test_whoever_sits_there_next_is_somebody_else(db: Path) -> None:
    """A seat that was left and taken again: the lines before are not the newcomer's."""
    async with running(db) as live:
        made, (_, ben) = await live.seats(2)
        await ben.send("chat", text="Mine")
        assert (await ben.send("leave"))["type"] == "ack"
        cleo = await live.player(made["table"], (await live.join(made, "Cleo"))["token"])
        assert cleo.seat == 1
        assert (await cleo.send("unsay", number=1))["code"] == "refused.not_your_line"


@in_loop
async def test_other_processes_hear_of_it(postgres_url: str) -> None:
    """A line that is taken back at one process, and a table that is removed there, go at the other."""
    async with running(postgres_url) as here, running(postgres_url) as there:
        made, (ada,) = await finished(here)
        watcher = await there.player(made["table"], invite=made["invite"])
        assert (await ada.send("unsay", number=1))["type"] == "ack"
        assert (await watcher.next("unsaid"))["number"] == 1
        assert (await delete(here, made["table"], made["token"]))[1]["removed"]
        assert (await watcher.next("bye"))["code"] == "removed"
