"""U1, U5, R5, R7, R9: what earlier versions wrote is loaded and finished; what is damaged hurts nobody else."""

import asyncio
import contextlib
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from escapade.core.errors import BadInput
from escapade.games import REGISTRY
from escapade.play.record import read_file, replay
from escapade.server.tables.dice import verify
from tests.server.harness import Live, Player, in_loop, running

AGES = 1_000_000
CORPUS = Path(__file__).resolve().parents[1] / "corpus"
RELEASES = sorted(path for path in CORPUS.iterdir() if path.is_dir())
RECORDS = sorted(CORPUS.glob("*/*.jsonl"))


def test_there_is_a_corpus() -> None:
    """It starts with 0.2."""
    assert next(path.name for path in RELEASES) == "0.2"
    assert len(RECORDS) >= 200
    for game in REGISTRY:
        assert sum(path.name.startswith(f"{game}-") for path in RECORDS) >= 20 or game == "pocket"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    """Replays to its end, and every draw is the promised one."""
    record = read_file(path)
    for _ in replay(record):
        pass
    verdict = verify(record)
    assert verdict.first_difference is None
    assert verdict.draws > 0


def test_a_changed_die_is_noticed() -> None:
    """The planted defect: one face of one die, where the match goes on as before."""
    path = next(path for path in RECORDS if path.name.startswith("evades-"))
    record = read_file(path)
    places = [place for place, words in enumerate(record.entries) if words.startswith("chance die")]
    for place in places[-12:]:
        changed = read_file(path)
        words = record.entries[place]
        changed.entries[place] = "chance die 2" if words != "chance die 2" else "chance die 3"
        with contextlib.suppress(BadInput):  # many changed records do not even replay
            assert verify(changed).first_difference == place + 1


async def finish(live: Live, key: dict[str, str]) -> Player:
    """Bots play an old table to its end, whatever phase it was in."""
    host = await live.player(key["table"], key["token"])
    assert host.table["phase"] == key["phase"]
    if key["phase"] == "over":
        return host
    if key["phase"] == "lobby":
        await host.send("start")
    live.server.registry.tables[key["table"]].audience._opened -= AGES  # the others have been gone for long
    for seat in reversed(range(len(host.table["seats"]))):
        if host.table["seats"][seat]["kind"] == "person" and seat != host.seat:
            assert (await host.send("hand", seat=seat, bot="random"))["type"] == "ack"
    if key["phase"] == "paused":
        assert (await host.send("propose", what="resume"))["type"] == "ack"
    assert (await host.send("hand", seat=host.seat, bot="random"))["type"] == "ack"
    await host.next("over")
    return host


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
@in_loop
async def test_database(tmp_path: Path, release: Path) -> None:
    """Every table of an old database is found by its token, and played to its end."""
    db = tmp_path / "old.db"
    shutil.copy(release / "escapade.db", db)
    keys = json.loads((release / "keys.json").read_text())
    async with running(db) as live:
        for key in keys.values():
            await finish(live, key)
            found = await live.post(f"/api/tables/{key['table']}/verify", {"token": key["token"]})
            assert found["commitment_holds"]
            assert found["first_difference"] is None


DAMAGE = {"words": "UPDATE log SET words = 'p0 dance' WHERE match = ? AND seq = 2",
          "hole": "DELETE FROM log WHERE match = ? AND seq = 2",
          "document": "UPDATE matches SET document = '{' WHERE id = ?",
          "future field": "UPDATE matches SET document = replace(document, '{', '{\"new\":1,') WHERE id = ?",
          "seed": "DELETE FROM seeds WHERE match = ?",
          "undo": "UPDATE log SET words = 'table undo 99' WHERE match = ? AND seq = 3"}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
@in_loop
async def test_a_damaged_table_is_set_aside(tmp_path: Path, damage: str) -> None:
    """Those who come to it are told; the others play on; the server starts as if nothing were."""
    db = tmp_path / "damaged.db"
    async with running(db) as live:
        bad, (ada, _) = await live.seats(2)
        good, (cleo, _) = await live.seats(2)
        for player in (ada, cleo):
            await player.send("start")
            await player.next("update")
            for _ in range(4):
                await player.act()
                await player.next("update")
    with sqlite3.connect(db) as line:
        line.execute(damage, (bad["table"],))
    line.close()
    async with running(db) as live:
        for _ in range(2):
            reply = await (await live.open()).hello(bad["table"], bad["token"])
            assert reply["code"] == "refused.damaged"
        cleo = await live.player(good["table"], good["token"])
        assert (await cleo.act())["type"] == "ack"
        mine = await live.post("/api/mine", {"keys": [{"table": one["table"], "token": one["token"]}
                                                      for one in (bad, good)]})
        assert [one["table"] for one in mine["tables"]] == [good["table"]]


@in_loop
async def test_downtime_costs_nobody_time(db: Path) -> None:
    """R9: after a stop longer than the timer a seat has its full time again."""
    async with running(db) as live:
        made, (ada, _) = await live.seats(2, timer=5)
        await ada.send("start")
    await asyncio.sleep(5.2)
    async with running(db) as live:
        ada = await live.player(made["table"], made["token"])
        assert not ada.table["seats"][0]["away"]
        assert ada.position["time_left"] > 2000
        assert (await ada.act())["type"] == "ack"


@in_loop
async def test_timers_run_also_when_nobody_looks(db: Path) -> None:
    """After a restart a table with a timer is woken without anybody coming."""
    async with running(db) as live:
        made, (ada, _) = await live.seats(2, timer=1, options={"round_limit": 1})
        await ada.send("start")
    async with running(db) as live:
        async with asyncio.timeout(20):
            while made["table"] not in live.server.registry.tables or (
                    live.server.registry.tables[made["table"]].document.phase != "over"):
                await asyncio.sleep(0.05)


@in_loop
async def test_a_start_does_not_load_tables(db: Path) -> None:
    """R7: hundreds of tables in the database, none in memory; the first one comes without the others."""
    async with running(db) as live:
        made = [await live.create(seats="open open") for _ in range(300)]
    async with running(db) as live:
        assert not live.server.registry.tables
        await live.player(made[17]["table"], made[17]["token"])
        assert len(live.server.registry.tables) == 1


@in_loop
async def test_idle_tables_leave_the_memory(db: Path) -> None:
    """And come back as they were."""
    async with running(db) as live:
        made, players = await live.seats(2)
        await players[0].send("start")
        await players[0].next("update")
        await players[0].act()
        for player in players:
            await player.close()
        await asyncio.sleep(0.1)
        await live.server.registry.let_go()
        assert not live.server.registry.tables
        ada = await live.player(made["table"], made["token"])
        assert ada.position["view"]["picks"] == [1, 0]
