"""`escapade export`: any stored match as a record, beside a running server; what goes wrong is told in a sentence."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from escapade.play.record import read_record
from escapade.server.store.look import looking
from tests.cli.program import Run, run
from tests.server.harness import Json, Live, in_loop, running

SHORT = {"squares": 20, "round_limit": 1}


async def program(*words: str) -> Run:
    """The command line, beside the server of this test."""
    return await asyncio.to_thread(run, "export", *words)


async def begun(live: Live, *, to_the_end: bool) -> Json:
    """A table of one person and a bot, under way or over."""
    made, (ada,) = await live.seats(1, bots=1, options=SHORT)
    await ada.send("start")
    if to_the_end:
        await ada.send("hand", seat=0, bot="random")
        await ada.next("over")
    else:
        await ada.next("update")
        assert (await ada.act())["type"] == "ack"
    return made


@in_loop
async def test_a_finished_match(where: str, tmp_path: Path) -> None:
    """While the server runs: byte for byte what the server itself gives; a file that is there is left alone."""
    async with running(where) as live:
        made = await begun(live, to_the_end=True)
        record = (await live.http("POST", f"/api/tables/{made['table']}/record", {"token": made["token"]}))[2].decode()
        done = await program(made["table"], "--db", where)
        assert (done.code, done.out, done.err) == (0, record, "")
        file = tmp_path / "match.jsonl"
        assert (await program(made["table"], "--db", where, "--save", str(file))).out == ""
        assert file.read_text(encoding="utf-8") == record
        again = await program(made["table"], "--db", where, "--save", str(file))
        assert again.code == 2
        assert "match.jsonl cannot be written" in again.err
        ada = await live.player(made["table"], made["token"])
        assert (await ada.send("ping"))["type"] == "pong"


@in_loop
async def test_a_running_match_only_when_asked_and_without_its_seed(db: Path) -> None:
    """The words are there, with a warning; the seed is not."""
    async with running(db) as live:
        made = await begun(live, to_the_end=False)
        done = await program(made["table"], "--db", str(db))
        assert (done.code, done.out) == (1, "")
        assert "--running" in done.err
        done = await program(made["table"], "--db", str(db), "--running")
        stored = await live.server.store.load(made["table"])
        waiting = await live.create()
        assert "not begun" in (await program(waiting["table"], "--db", str(db), "--running")).err
    assert stored is not None
    assert "hidden words stand in this record" in done.err
    words = read_record(done.out).entries
    assert words == stored.words[:len(words)] != []
    assert read_record(done.out).end is None
    assert stored.seed not in done.out


@in_loop
async def test_the_list(where: str) -> None:
    """One line for each match, a damaged one too."""
    async with running(where) as live:
        over, waiting = await begun(live, to_the_end=True), await live.create("elba", seats="open open open")
        async with live.server.store.database.connect() as connection:
            await connection.execute(text("UPDATE matches SET document = '{' WHERE id = :id"), {"id": waiting["table"]})
        lines = (await program("--list", "--db", where)).out.splitlines()
    assert len(lines) == 2
    (ended,) = [line for line in lines if line.startswith(over["table"])]
    assert ended.endswith("evades  over  Ada, random")
    (broken,) = [line for line in lines if line.startswith(waiting["table"])]
    assert broken.endswith("?  damaged")


@in_loop
async def test_the_database_is_only_looked_at(where: str) -> None:
    """The database itself refuses to write for this connection."""
    async with running(where) as live:
        made = await live.create()
        async with looking(where, where) as store:
            with pytest.raises(DBAPIError):
                async with store.database.connect() as connection:
                    await connection.execute(text("DELETE FROM matches"))
            assert await store.load(made["table"]) is not None


def test_errors_are_sentences(tmp_path: Path) -> None:
    """No file, no database, an empty one, no such table, no table at all, a server that is not there."""
    missing, nonsense, empty = tmp_path / "none.db", tmp_path / "text.db", tmp_path / "empty.db"
    nonsense.write_text("Dear diary, " * 1000)
    sqlite3.connect(empty).close()
    empty.touch()
    cases = [(["x", "--db", str(missing)], 2, "none.db cannot be read"),
             (["x", "--db", str(nonsense)], 2, "text.db cannot be read as a database of Escapade"),
             (["x", "--db", str(empty)], 1, "This database is at revision 0"),
             (["x", "--db", "postgresql://ada:secret@127.0.0.1:1/x"], 2, "cannot be read as a database"),
             ([], 2, "Which table?")]
    for words, code, sentence in cases:
        done = run("export", *words)
        assert (done.code, done.out) == (code, ""), words
        assert sentence in done.err
        assert "secret" not in done.err
    assert not missing.exists()


@in_loop
async def test_an_unknown_table(db: Path) -> None:
    """After the server has stopped: the file alone is enough."""
    async with running(db) as live:
        made = await begun(live, to_the_end=True)
    assert (await program(made["table"], "--db", str(db))).code == 0
    done = await program("nothing", "--db", str(db))
    assert (done.code, "There is no table “nothing”" in done.err) == (2, True)
