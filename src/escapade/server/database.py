"""Opening a database: SQLite by a file name, PostgreSQL by a URL. The same tables, the same promises."""

import asyncio
import contextlib
import fcntl
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import event, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from escapade.core.errors import Refused
from escapade.server.migrate import migrate
from escapade.server.writes import Conflict, Write

SAFE_SQLITE = ((3, 51, 3), (3, 50, 7), (3, 44, 6))
"""Before these, SQLite can lose data when two connections write or checkpoint. Ours is one, whatever the version."""
PRAGMAS = {"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "mmap_size": "0"}

INSERT_ENTRIES = """INSERT INTO log (match, seq, words)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"""
INSERT_COMMANDS = """INSERT INTO commands (match, id, digest, seq)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]') FROM json_each(?)"""
encode = msgspec.json.encode


class SqliteDatabase:
    """One connection for everything: it alone writes, reads and checkpoints. A second server is refused."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.lock_file = lock(path)
        path.touch(mode=0o600)
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}", poolclass=StaticPool,
                                                       hide_parameters=True)
        self._turn = asyncio.Lock()
        self._driver: Any = None
        event.listen(self.engine.sync_engine, "connect", set_pragmas)
        event.listen(self.engine.sync_engine, "begin", begin_immediate)

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """Transactions take turns on the one connection."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def append_plain(self, writes: list[Write]) -> bool:
        """Many moves in one visit to the database's thread: statements one by one would each be a visit."""
        entries = [(write.match, write.seq + place, words)
                   for write in writes for place, words in enumerate(write.words, 1)]
        done = [(write.match, write.command.id, write.command.digest, write.command.seq)
                for write in writes if write.command is not None]
        async with self._turn:
            if self._driver is None:
                async with self.engine.connect() as connection:
                    self._driver = (await connection.get_raw_connection()).driver_connection
            assert self._driver is not None
            await self._driver._execute(insert_moves, self._driver._conn, encode(entries).decode(),
                                        encode(done).decode())
        return True

    async def announce(self, connection: AsyncConnection, match_ids: list[str]) -> None:
        """There is no other process to tell."""

    async def close(self) -> None:
        """Close, checkpoint, unlock."""
        await self.engine.dispose()
        self.lock_file.close()


def insert_moves(line: sqlite3.Connection, entries: str, done: str) -> None:
    """All of it in one transaction, flushed when this returns; or nothing. The rows come as one JSON text: a
    statement for each of them would hand Python's lock back and forth with a busy event loop, row by row.
    """
    try:
        line.execute("BEGIN IMMEDIATE")
        line.execute(INSERT_ENTRIES, (entries,))
        line.execute(INSERT_COMMANDS, (done,))
        line.execute("COMMIT")
    except sqlite3.IntegrityError:
        line.execute("ROLLBACK")
        raise Conflict from None
    except sqlite3.Error as error:
        if line.in_transaction:
            line.execute("ROLLBACK")
        raise OSError(type(error).__name__) from None


def lock(path: Path) -> Any:
    """Hold the database for this process; it is released by whatever ends us, a crash included."""
    handle = path.with_name(path.name + ".lock").open("a")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise Refused("refused.database_in_use", {"file": str(path)}) from None
    return handle


def set_pragmas(connection: Any, _record: object) -> None:
    """Durable commits, and proof that SQLite took us at our word."""
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for name, wanted in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name}={wanted}")
        cursor.execute(f"PRAGMA {name}")
        found = str(cursor.fetchone()[0])
        assert found == wanted, f"SQLite: {name} is {found}, not {wanted}"
    cursor.close()


def begin_immediate(connection: Connection) -> None:
    """Take the write lock at once, not in the middle of a transaction."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def sqlite_is_safe(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Whether this SQLite is free of the bug that needs two writing connections."""
    newest, *others = SAFE_SQLITE
    return version >= newest or any(version[:2] == safe[:2] and version >= safe for safe in others)


class PostgresDatabase:
    """A pool; other processes hear of commits by NOTIFY."""

    CHANNEL = "escapade"

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgres://", "postgresql://", 1)
        self.engine: AsyncEngine = create_async_engine(
            self.url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=4, max_overflow=4,
            hide_parameters=True, pool_pre_ping=True, pool_timeout=5,
            connect_args={"timeout": 3, "command_timeout": 10})

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A transaction on a connection of the pool."""
        async with self.engine.begin() as connection:
            yield connection

    async def append_plain(self, writes: list[Write]) -> bool:
        """The driver sends many rows at once by itself, and others have to be told."""
        return False

    async def announce(self, connection: AsyncConnection, match_ids: list[str]) -> None:
        """One short message for each match; it is sent when, and only if, the transaction commits."""
        for match in sorted(set(match_ids)):
            await connection.execute(text("SELECT pg_notify(:channel, :match)"),
                                     {"channel": self.CHANNEL, "match": match})

    async def close(self) -> None:
        """Close the pool."""
        await self.engine.dispose()


async def open_database(where: str) -> SqliteDatabase | PostgresDatabase:
    """The database behind a file name or a URL, its tables brought up to date."""
    is_postgres = where.startswith(("postgres://", "postgresql://"))
    database = PostgresDatabase(where) if is_postgres else SqliteDatabase(Path(where.removeprefix("sqlite:///")))
    try:
        async with database.connect() as connection:
            if is_postgres:
                await check_durable(connection)
            await connection.run_sync(migrate)
    except BaseException:
        await database.close()
        raise
    return database


async def check_durable(connection: AsyncConnection) -> None:
    """A server that does not flush its commits cannot keep our promise; nor can two that migrate at once."""
    for name in ("fsync", "synchronous_commit", "full_page_writes"):
        found = (await connection.execute(text(f"SHOW {name}"))).scalar_one()
        if found == "off":
            raise Refused("refused.database_not_durable", {"setting": name})
    await connection.execute(text("SELECT pg_advisory_xact_lock(5318008)"))
