"""SQLite: one file, one connection, durable commits."""

import asyncio
import contextlib
import fcntl
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from escapade.core.errors import Refused
from escapade.server.store.writes import Conflict, Write

PRAGMAS = {"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "mmap_size": "0"}

INSERT_ENTRIES = """INSERT INTO log (match, seq, words)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"""
INSERT_COMMANDS = """INSERT INTO commands (match, id, digest, seq)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]') FROM json_each(?)"""
MAGIC = b"SQLite format 3\0"
encode = msgspec.json.encode


class SqliteDatabase:
    """One connection for everything: it alone writes, reads and checkpoints. A second server is refused. With two that
    write, many versions of SQLite (3.51.2 among them) can lose data.

    The short way of a move rests on two private names of aiosqlite, which is pinned to one version.
    """

    def __init__(self, path: Path, *, short_way: bool = True) -> None:
        self.short_way = short_way
        path.parent.mkdir(parents=True, exist_ok=True)
        self.lock_file = lock(path)
        try:
            look_at(path)
        except Exception:
            self.lock_file.close()
            raise
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
        if not self.short_way:
            return False
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
        """No other process has this file open."""

    async def close(self) -> None:
        """Close, checkpoint, unlock."""
        await self.engine.dispose()
        self.lock_file.close()


def insert_moves(connection: sqlite3.Connection, entries: str, done: str) -> None:
    """All of it in one transaction, flushed when this returns; or nothing. The rows come as one JSON text: a
    statement for each of them would hand Python's lock back and forth with a busy event loop, row by row.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(INSERT_ENTRIES, (entries,))
        connection.execute(INSERT_COMMANDS, (done,))
        connection.execute("COMMIT")
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK")
        raise Conflict from None
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise OSError(type(error).__name__) from None


def lock(path: Path) -> Any:
    """Hold the database for this process; whatever ends the process releases it, a crash included."""
    handle = path.with_name(path.name + ".lock").open("a")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise Refused("refused.database_in_use", {"file": str(path)}) from None
    return handle


def look_at(path: Path) -> None:
    """Whether this is a file that we may change, and a database: the driver would find out in a thread of its own."""
    path.touch(mode=0o600)
    with path.open("r+b") as file:
        begins = file.read(len(MAGIC))
    if begins not in (b"", MAGIC):
        raise sqlite3.DatabaseError("file is not a database")


def set_pragmas(connection: Any, _record: object) -> None:
    """Durable commits; each setting is read back, because SQLite ignores what it does not know."""
    connection.isolation_level = None  # BEGIN is written by `begin_immediate`
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
