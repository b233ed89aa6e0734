"""Storage that is slow, lost, locked, full or broken: what is asked of it goes on, and the health page says which."""

import asyncio
import contextlib
import json
import logging
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import event

from escapade.server.store import condition, sqlite, store
from escapade.server.store.problems import problem_of
from escapade.server.store.writes import StoreDown
from tests.server.harness import PATIENCE, Json, Live, Player, http, in_loop, often, running
from tests.server.history import History, Worker, start_table
from tests.server.processes import process

FLUSHES = [12, 31, 60][:often(3, 1)]
WAYS = pytest.mark.parametrize("short_way", [True, False])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No second is waited where a moment shows the same."""
    monkeypatch.setattr(store, "PROBE_SECONDS", 0.05)
    monkeypatch.setattr(store, "AGAIN_SECONDS", 0.05)
    monkeypatch.setattr(sqlite, "LOCK_SECONDS", 0.1)


@contextlib.asynccontextmanager
async def held(db: Path) -> AsyncIterator[None]:
    """Somebody else holds the file for writing."""
    other = sqlite3.connect(db, isolation_level=None, check_same_thread=False)
    await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")  # a probe may be in its way
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def playing(live: Live) -> Player:
    """Somebody whose match has begun, and who has moved once: every way to the database was taken."""
    _, (ada, _) = await live.seats(2)
    await ada.send("start")
    await ada.next("update")
    assert (await ada.act())["type"] == "ack"
    await ada.next("update")
    return ada


async def health(live: Live) -> tuple[int, str]:
    """What the page says."""
    status, _, body = await live.http("GET", "/healthz")
    found: Json = json.loads(body)
    return status, str(found["status"])


async def becomes(live: Live, wanted: str) -> None:
    """Wait until the page says so."""
    async with asyncio.timeout(20):
        while (await health(live))[1] != wanted:
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def lines(caplog: pytest.LogCaptureFixture) -> AsyncIterator[list[tuple[str, str]]]:
    """What is logged of the storage: level and event, in order."""
    found: list[tuple[str, str]] = []
    before = len(caplog.records)
    with caplog.at_level(logging.WARNING, "escapade.storage"):
        yield found
    found += [(record.levelname, record.getMessage()) for record in caplog.records[before:]
              if record.name == "escapade.storage"]


@WAYS
@in_loop
async def test_a_question_that_is_given_up_harms_nobody(db: Path, monkeypatch: pytest.MonkeyPatch, *,
                                                        short_way: bool) -> None:
    """Whoever asked goes away in the middle of a statement: it ends by itself, and the next move is written."""
    monkeypatch.setattr(sqlite, "LOCK_SECONDS", 5.0)
    async with running(db, short_way=short_way) as live:
        ada = await playing(live)
        async with held(db):
            asking = asyncio.create_task(live.server.store.count())
            await asyncio.sleep(0.05)
            asking.cancel()
            await asyncio.wait([asking])
        assert asking.cancelled()
        assert (await ada.act())["type"] == "ack"
        assert (await ada.send("chat", text="x"))["type"] == "ack"


@WAYS
@in_loop
async def test_a_lost_connection_is_made_anew(db: Path, *, short_way: bool) -> None:
    """Closed under the store: the next move and the next line of chat are written, by another one."""
    async with running(db, short_way=short_way) as live:
        ada = await playing(live)
        for kind in ("act", "chat"):
            database = live.server.store.database
            assert isinstance(database, sqlite.SqliteDatabase)
            async with database._turn:  # not under a probe
                await database._driver.close()
            reply = await (ada.act() if kind == "act" else ada.send("chat", text="x"))
            assert reply["type"] == "ack"
        stored = await live.server.store.load(ada.table["id"])
        assert stored is not None
        assert stored.chat[-1].text == "x"


@in_loop
async def test_the_health_page_costs_no_transaction(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked for."""
    monkeypatch.setattr(store, "PROBE_SECONDS", 60.0)
    async with running(db) as live:
        await asyncio.sleep(0.2)  # what a server looks for at its start is found
        begun: list[object] = []
        event.listen(live.server.store.database.engine.sync_engine, "begin", begun.append)
        for _ in range(50):
            assert await health(live) == (200, "ok")
        assert begun == []


@in_loop
async def test_a_locked_file(db: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Told within a moment, nobody has to play for it; back by itself, with one line at each change."""
    async with running(db) as live, lines(caplog) as said:
        async with held(db):
            await becomes(live, "locked")
            assert (await health(live))[0] == 503
            await asyncio.sleep(0.3)  # several probes
        await becomes(live, "ok")
    assert said == [("ERROR", "storage_failed"), ("WARNING", "storage_back")]


@in_loop
async def test_a_full_disk_is_told(db: Path, caplog: pytest.LogCaptureFixture) -> None:
    """And that there is room again, before anybody tries."""
    async with running(db) as live, lines(caplog) as said:
        ada = await playing(live)
        async with live.server.store.database.connect() as connection:
            used = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            await connection.exec_driver_sql(f"PRAGMA max_page_count={used}")
        refused = [await ada.send("chat", text="x" * 500) for _ in range(60)][-3:]
        assert {reply["code"] for reply in refused} == {"refused.storage"}
        assert await health(live) == (503, "full")
        async with live.server.store.database.connect() as connection:
            await connection.exec_driver_sql("PRAGMA max_page_count=1000000")
        await becomes(live, "ok")
        assert (await ada.send("chat", text="x"))["type"] == "ack"
    assert said == [("ERROR", "storage_failed"), ("WARNING", "storage_back")]


@in_loop
async def test_a_slow_disk_is_told(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a commit waits, and until one was quick again."""
    monkeypatch.setattr(condition, "LATE", 0.1)
    monkeypatch.setattr(sqlite, "LOCK_SECONDS", 5.0)
    async with running(db) as live:
        async with held(db):
            await becomes(live, "lagging")
        await becomes(live, "ok")


@in_loop
async def test_a_late_loop_is_told(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks afterwards hears of it for a while."""
    async with running(db) as live:
        live.server._woken -= 60
        assert await health(live) == (503, "lagging")
        monkeypatch.setattr("escapade.server.process.LAG_SHOWN", 0.0)
        await becomes(live, "ok")


@in_loop
async def test_a_table_that_cannot_be_read_is_no_matter_of_health(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for it is refused; all others play on, and the page says so."""
    async with running(db) as live:
        made = await live.create()

        async def broken(*_: object) -> None:
            failing(sqlite3.SQLITE_CORRUPT)

        with monkeypatch.context() as patch:
            patch.setattr(store, "first", broken)
            reply = await (await live.open()).hello(made["table"], made["token"])
        assert reply["code"] == "refused.storage"
        assert await health(live) == (200, "ok")


def failing(code: int) -> None:
    """What SQLite raises, with this code."""
    error = sqlite3.OperationalError("planted")
    error.sqlite_errorcode = code
    raise error


def failed_flush(*_: object) -> None:
    """What SQLite raises when fdatasync fails."""
    failing(sqlite3.SQLITE_IOERR_FSYNC)


@in_loop
async def test_a_broken_disk_ends_the_process(db: Path, monkeypatch: pytest.MonkeyPatch,
                                              caplog: pytest.LogCaptureFixture) -> None:
    """Loudly, and nothing is read or written in the meantime."""
    monkeypatch.setattr("escapade.server.process.LAST_WORDS", 0.05)
    async with running(db, short_way=True) as live, lines(caplog) as said:
        ada, ended = await playing(live), asyncio.Event()
        live.server.end = ended.set
        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "insert_moves", failed_flush)
            assert (await ada.act())["code"] == "refused.storage"
        assert await health(live) == (503, "io")
        with pytest.raises(StoreDown):
            await live.server.store.count()
        await asyncio.wait_for(ended.wait(), PATIENCE)
        await asyncio.sleep(0.15)  # no probe takes it back
        assert await health(live) == (503, "io")
    assert said == [("CRITICAL", "storage_broken")]


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
@pytest.mark.parametrize("flush", FLUSHES)
@in_loop
async def test_a_flush_that_fails(db: Path, tmp_path: Path, flush: int) -> None:
    """R11: the real call of the system fails in a real process, once: it ends with a code of its own, within a second
    or two, and the next process has everything that was acknowledged.
    """
    prefix = ["strace", "-f", "-qq", "-o", str(tmp_path / "trace"), "-e", "trace=fdatasync",
              "-e", f"inject=fdatasync:error=EIO:when={flush}"]
    history = History()
    with process(str(db), tmp_path, prefix=prefix) as server:
        await server.ready()
        workers: list[Worker] = []
        with contextlib.suppress(AssertionError, OSError, IndexError):
            workers = await start_table(server.port, history, random.Random(1))
        tasks = {asyncio.create_task(one.run()) for one in workers}
        async with asyncio.timeout(20):
            while "storage_broken" not in server.output.read_text():
                await asyncio.sleep(0.02)
        async with asyncio.timeout(20):
            with contextlib.suppress(OSError, IndexError, ValueError):
                while True:
                    await http(server.port, "GET", "/healthz")
                    await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert server.end() == 74
    line = sqlite3.connect(db)
    assert line.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    kept = {str(row[0]) for row in line.execute("SELECT id FROM commands")}
    line.close()
    assert set(history.acknowledged) <= kept
    print(f"{len(history.acknowledged)} acknowledged before flush {flush} failed")  # noqa: T201


@pytest.mark.parametrize(("code", "problem"), [
    (sqlite3.SQLITE_FULL, "full"), (sqlite3.SQLITE_IOERR_WRITE, "io"), (sqlite3.SQLITE_IOERR_FSYNC, "io"),
    (sqlite3.SQLITE_IOERR_SHMSIZE, "full"), (sqlite3.SQLITE_BUSY, "locked"), (sqlite3.SQLITE_BUSY_SNAPSHOT, "locked"),
    (sqlite3.SQLITE_READONLY_DIRECTORY, "readonly"), (sqlite3.SQLITE_CORRUPT_INDEX, "damaged"),
    (sqlite3.SQLITE_MISUSE, "away")])
def test_problems_by_their_codes(code: int, problem: str) -> None:
    """Of SQLite, by the exact code or its family."""
    error = sqlite3.OperationalError()
    error.sqlite_errorcode = code
    assert problem_of(error) == problem
