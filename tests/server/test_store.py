"""R13, R15: the same contract on SQLite and PostgreSQL, and what is asked of a database at the start."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from escapade.core.errors import Refused
from escapade.server.store import migrate
from escapade.server.store.database import open_database
from escapade.server.store.migrations import run
from escapade.server.store.sqlite import PRAGMAS
from escapade.server.store.store import Store
from escapade.server.store.writes import ChatRow, CommandRow, Conflict, DocumentRow, NewMatch, TokenRow, Write
from tests.server.harness import in_loop, running


def document(**changes: Any) -> DocumentRow:
    """The document of any table; the store reads nothing in its text."""
    values: dict[str, Any] = {"text": '{"name": "Zoé"}', "phase": "lobby", "public": True, "timed": False}
    return DocumentRow(**{**values, **changes})


@contextlib.asynccontextmanager
async def opened(where: str) -> AsyncIterator[Store]:
    """A store, closed at the end."""
    store = Store(await open_database(where))
    try:
        yield store
    finally:
        await store.close()


async def new(store: Store, match: str = "m", **changes: Any) -> None:
    """A new table."""
    await store.write(Write(match, 0, document=document(**changes), new=NewMatch("5eed", "invite", 7)))


@in_loop
async def test_what_is_written_is_read(where: str) -> None:
    """Every column, also after a restart; texts come back as they were."""
    texts = ["p0 move red", "é 漢字 🎲 \u200f", "", "x" * 1_000_000, "'; DROP TABLE log; --", "%s ? :a", "\t\n"]
    async with opened(where) as store:
        await new(store)
        await store.write(Write("m", 0, texts, CommandRow("c", "d", 7), document(text="after"), 1,
                                [TokenRow("h1", 0), TokenRow("h2", None)], [], ChatRow(1, 0, "Zoé", texts[1])))
        await store.write(Write("m", 7, tokens_removed=["h1"]))
    async with opened(where) as store:
        stored = await store.load("m")
        assert stored is not None
        assert stored.words == texts
        assert (stored.revision, stored.seed, stored.invite) == (2, "5eed", "invite")
        assert stored.document == "after"
        assert stored.commands == {"c": CommandRow("c", "d", 7)}
        assert stored.tokens == {"h2": None}
        assert stored.chat == [ChatRow(1, 0, "Zoé", texts[1])]
        assert await store.load("nothing") is None
        assert await store.count() == 1


@in_loop
async def test_who_comes_late_is_refused(where: str) -> None:
    """A seq taken, a revision gone, a command done: Conflict, and nothing of the write is there."""
    async with opened(where) as store:
        await new(store)
        await store.write(Write("m", 0, ["one"], CommandRow("c", "d", 1)))
        late = [Write("m", 0, ["two"], CommandRow("x", "d", 1)), Write("m", 1, ["two"], CommandRow("c", "d", 2)),
                Write("m", 1, ["two"], None, document(), revision=0),
                Write("m", 1, ["two"], None, document(), revision=2)]
        for write in late:
            with pytest.raises(Conflict):
                await store.write(write)
        with pytest.raises(Conflict):
            await new(store)
        stored = await store.load("m")
        assert stored is not None
        assert (stored.words, stored.revision, list(stored.commands)) == (["one"], 1, ["c"])


@in_loop
async def test_one_conflict_in_a_batch_hurts_nobody_else(where: str) -> None:
    """Group commit: the others of the same batch are written."""
    async with opened(where) as store:
        for number in range(20):
            await new(store, f"m{number}")
        writes = [Write(f"m{number}", 0 if number % 5 else 3, ["x"] if number % 5 else ["y"],
                        CommandRow("c", "d", 1), document(), 9 if number == 7 else 1) for number in range(20)]
        results = await asyncio.gather(*[store.write(write) for write in writes], return_exceptions=True)
        assert [number for number, one in enumerate(results) if isinstance(one, Conflict)] == [7]
        assert sum(one is None for one in results) == 19


@in_loop
async def test_sixteen_writers_at_one_seq(where: str) -> None:
    """Exactly one wins each round, however they are batched."""
    async with opened(where) as store:
        await new(store)
        for seq in range(20):
            results = await asyncio.gather(*[store.write(Write("m", seq, [f"w{number}"], CommandRow(
                f"c{seq}-{number}", "d", seq + 1))) for number in range(16)], return_exceptions=True)
            assert sum(one is None for one in results) == 1
            assert all(one is None or isinstance(one, Conflict) for one in results)


@in_loop
async def test_news(where: str) -> None:
    """What was written after a seq, in order."""
    async with opened(where) as store:
        await new(store)
        await store.write(Write("m", 0, [f"w{number}" for number in range(1, 13)]))
        assert (await store.news("m", 9)).words == ["w10", "w11", "w12"]
        assert (await store.news("m", 12)).words == []


@in_loop
async def test_lists(where: str) -> None:
    """Public tables that are not over, newest first; running tables with a timer."""
    async with opened(where) as store:
        kinds: list[dict[str, Any]] = [{}, {"public": False}, {"phase": "over"}, {"timed": True, "phase": "playing"}]
        for number, changes in enumerate(kinds):
            write = Write(f"m{number}", 0, document=document(**changes), new=NewMatch("5eed", "i", number))
            await store.write(write)
        assert [match for match, _ in await store.public_tables(10)] == ["m3", "m0"]
        assert await store.timed_tables() == ["m3"]


@pytest.mark.parametrize("text", ["a\0b", "\ud800", "x\udfff"])
@in_loop
async def test_text_that_cannot_be_kept(where: str, text: str) -> None:
    """Refused before either database sees it."""
    async with opened(where) as store:
        with pytest.raises(AssertionError):
            await store.write(Write("m", 0, [text]))


@in_loop
async def test_a_newer_database_is_left_alone(where: str) -> None:
    """U3: an older server refuses it, and touches nothing."""
    async with opened(where) as store, store.database.connect() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refused, match="database_newer"):
        await open_database(where)


def test_the_newest_migration_is_written_down() -> None:
    """`HEAD` saves loading Alembic at every start; it must be right."""
    assert run.scripts().get_current_head() == migrate.HEAD


@in_loop
async def test_migrations_make_the_tables_of_the_schema(where: str) -> None:
    """Nobody changes schema.py without a migration."""
    from alembic.autogenerate import compare_metadata  # noqa: PLC0415  only here
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415

    from escapade.server.store.schema import metadata  # noqa: PLC0415

    async with opened(where) as store, store.database.connect() as connection:
        found = await connection.run_sync(lambda line: compare_metadata(MigrationContext.configure(line), metadata))
    assert found == []


@in_loop
async def test_a_second_server_on_one_file_is_refused(db: Path) -> None:
    """R15: one process writes and checkpoints."""
    async with running(db):
        with pytest.raises(Refused, match="database_in_use"):
            await open_database(str(db))


def test_commits_are_durable() -> None:
    """What `set_pragmas` asks SQLite for, and reads back."""
    assert PRAGMAS["synchronous"] == "2"
    assert PRAGMAS["journal_mode"] == "wal"
