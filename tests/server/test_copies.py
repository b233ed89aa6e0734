"""R14: `escapade backup` while people play, `escapade restore` afterwards; whatever interrupts them leaves no half."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from escapade.cli import app
from escapade.core.errors import EscapadeError
from escapade.server.store import copies
from tests.server.harness import in_loop, running

RUNNER = CliRunner()
KILLS = 12


@pytest.fixture
def known(db: Path) -> Path:
    """A database with a few megabytes in it."""

    @in_loop
    async def make() -> None:
        async with running(db) as live:
            await live.create()

    make()
    fill(db, "first")
    return db


def fill(db: Path, word: str) -> None:
    """Something to find again, and weight."""
    line = sqlite3.connect(db)
    with line:
        line.executemany("INSERT INTO log VALUES (?, ?, ?)", [(word, seq, "x" * 4000) for seq in range(1, 1000)])
    line.close()


def words_in(file: Path) -> set[str]:
    """What was filled in; the file is whole."""
    line = sqlite3.connect(file)
    assert line.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    found = dict(line.execute("SELECT match, count(*) FROM log GROUP BY match"))
    line.close()
    assert set(found.values()) == {999}
    return set(found)


@in_loop
async def test_a_copy_taken_during_play_is_played_on(db: Path, tmp_path: Path) -> None:
    """Moves are made meanwhile; what was acknowledged before it began is in it, and the restored table plays on."""
    copy = tmp_path / "copy.db"
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2)
        await ada.send("start")
        for player in (ada, ben):
            await player.next("update")
        for _ in range(5):
            await ada.act()
            await ada.next("update")
        before = ada.position["seq"]
        copying = asyncio.create_task(asyncio.to_thread(copies.back_up, db, copy))
        while not copying.done() and ben.position["legal"]:
            assert (await ben.act())["type"] == "ack"
            await ben.quiet(0.01)
        await copying
        after = ben.position["seq"]
        with pytest.raises(EscapadeError, match="database_in_use"):
            copies.restore(copy, db)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["copy.db", "escapade.db", "escapade.db.lock"]
    aside = copies.restore(copy, db)
    async with running(db) as live:
        ada = await live.player(made["table"], made["token"])
        assert before <= ada.position["seq"] <= after
        assert (await ada.act())["type"] == "ack"
    assert aside is not None
    async with running(aside) as live:
        assert (await live.player(made["table"], made["token"])).position["seq"] >= after


def killed(work: Callable[[], object], after: float) -> None:
    """The work in a process of its own, which is killed so many seconds after it began."""
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            work()
        os._exit(0)
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def moments(work: Callable[[], object]) -> list[float]:
    """From the beginning of some work to its end, as long as it takes here."""
    start = time.perf_counter()
    work()
    return [(time.perf_counter() - start) * number / KILLS for number in range(KILLS)]


def test_a_killed_backup_leaves_the_old_copy(known: Path, tmp_path: Path) -> None:
    """Or none, where there was none; and what it left is not in the way of the next one."""
    copy = tmp_path / "copy.db"
    for moment in moments(lambda: copies.back_up(known, copy)):
        copy.unlink(missing_ok=True)
        killed(lambda: copies.back_up(known, copy), moment)
        assert not copy.exists() or words_in(copy) == {"first"}
    copies.back_up(known, copy)
    fill(known, "second")
    for moment in moments(lambda: copies.back_up(known, tmp_path / "other.db")):
        killed(lambda: copies.back_up(known, copy), moment)
        assert words_in(copy) in ({"first"}, {"first", "second"})
    copies.back_up(known, copy)
    assert words_in(copy) == {"first", "second"}
    assert not (tmp_path / "copy.db.partial").exists()


def test_a_killed_restore_leaves_the_old_database_or_the_new(known: Path, tmp_path: Path) -> None:
    """And the old one is there in any case."""
    copy = tmp_path / "copy.db"
    copies.back_up(known, copy)
    fill(known, "second")
    for moment in moments(lambda: copies.restore(copy, tmp_path / "other.db")):
        killed(lambda: copies.restore(copy, known), moment)
        assert words_in(known) in ({"first"}, {"first", "second"})
    copies.restore(copy, known)
    assert words_in(known) == {"first"}
    kept = [one for one in tmp_path.glob("escapade.db.2*") if not one.name.endswith(("-wal", "-shm"))]
    assert {"first", "second"} in [words_in(one) for one in kept]


@pytest.mark.parametrize("name", ["damaged", "other", "newer", "nothing"])
def test_what_is_no_copy_is_refused(known: Path, tmp_path: Path, name: str) -> None:
    """And the database stays as it was."""
    copy = tmp_path / "copy.db"
    copies.back_up(known, copy)
    if name == "damaged":
        copy.write_bytes(copy.read_bytes()[:-100_000])
    elif name == "other":
        copy.unlink()
        sqlite3.connect(copy).executescript("CREATE TABLE other (x)").close()
    elif name == "newer":
        sqlite3.connect(copy).executescript("UPDATE alembic_version SET version_num = '9999'").close()
    else:
        copy.unlink()
    before = known.read_bytes()
    result = RUNNER.invoke(app, ["restore", str(copy), "--db", str(known)])
    assert result.exit_code in (1, 2)
    assert "Traceback" not in result.output
    assert known.read_bytes() == before


def test_a_backup_replaces_nothing_but_copies(known: Path, tmp_path: Path) -> None:
    """Neither the database itself nor a file of another kind."""
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada")
    for file, code in ((other, "copy_over_other"), (known, "copy_onto_itself")):
        with pytest.raises(EscapadeError, match=code):
            copies.back_up(known, file)
    assert other.read_text() == "Dear Ada"


def test_the_commands(known: Path, tmp_path: Path) -> None:
    """From the command line, in a sentence; PostgreSQL has its own programs."""
    copy = tmp_path / "copy.db"
    assert RUNNER.invoke(app, ["backup", str(copy), "--db", str(known)]).exit_code == 0
    assert copy.stat().st_mode & 0o077 == 0, "seeds are for their owner's eyes"
    restored = tmp_path / "new" / "escapade.db"
    assert RUNNER.invoke(app, ["restore", str(copy), "--db", str(restored)]).exit_code == 0
    assert words_in(restored) == {"first"}
    result = RUNNER.invoke(app, ["backup", str(copy), "--db", "postgresql://a/b", "--language", "en"])
    assert result.exit_code == 1
    assert "pg_dump" in result.output
