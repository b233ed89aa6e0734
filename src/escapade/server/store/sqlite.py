"""SQLite: one file, one connection, durable commits."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from escapade.server.store.file_lock import MAGIC, lock
from escapade.server.store.problems import FAILURES, spoils_connection
from escapade.server.store.writes import Conflict, Write

PRAGMAS = {"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "mmap_size": "0"}

INSERT_ENTRIES = """INSERT INTO log (match, seq, words)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"""
INSERT_COMMANDS = """INSERT INTO commands (match, id, digest, seq)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]') FROM json_each(?)"""
LOCK_SECONDS = 5.0
"""How long a transaction waits for somebody else who holds the file, such as a program that looks at it."""
encode = msgspec.json.encode


class SqliteDatabase:
    """One connection for everything: it alone writes, reads and checkpoints. A second server is refused. With two that
    write, many versions of SQLite (3.51.2 among them) can lose data.

    The short way of a move rests on two private names of aiosqlite, which is pinned to one version.
    """

    shared = False

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
                                                       hide_parameters=True, connect_args={"timeout": LOCK_SECONDS})
        self._turn = asyncio.Lock()
        self._driver: Any = None
        event.listen(self.engine.sync_engine, "connect", self._opened)
        event.listen(self.engine.sync_engine, "begin", begin_immediate)

    def _opened(self, connection: Any, _record: object) -> None:
        """There is a new connection: the first one, or one in the place of a lost one."""
        set_pragmas(connection)
        self._driver = connection.driver_connection

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """Transactions take turns on the one connection."""
        async with self._one_turn(), self.engine.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def _one_turn(self) -> AsyncIterator[None]:
        """The connection for one transaction; one that is lost is closed, and the next turn opens another."""
        async with self._turn:
            await self._have_open()
            try:
                yield
            except BaseException as error:
                if spoils_connection(error):
                    await self._drop()
                raise
            if not is_open(self._driver):  # SQLAlchemy takes a commit on a closed connection for done
                raise ConnectionError

    async def _have_open(self) -> None:
        if not is_open(self._driver):
            await self._drop()
            async with self.engine.connect():  # opens one, and calls `_opened`
                pass

    async def _drop(self) -> None:
        self._driver = None
        with contextlib.suppress(*FAILURES, ValueError):
            await self.engine.dispose()

    async def append_plain(self, writes: list[Write]) -> bool:
        """Many moves in one visit to the database's thread: statements one by one would each be a visit."""
        if not self.short_way:
            return False
        entries = [(write.match, write.seq + place, words)
                   for write in writes for place, words in enumerate(write.words, 1)]
        done = [(write.match, write.command.id, write.command.digest, write.command.seq)
                for write in writes if write.command is not None]
        async with self._turn:  # as `_one_turn`, without what that costs every few moves
            await self._have_open()
            try:
                await self._driver._execute(insert_moves, self._driver._conn, encode(entries).decode(),
                                            encode(done).decode())
            except ValueError:  # so aiosqlite says that it is closed
                await self._drop()
                raise ConnectionError from None
            except BaseException as error:
                if spoils_connection(error):
                    await self._drop()
                raise
        return True

    async def announce(self, connection: AsyncConnection, match_ids: list[str]) -> None:
        """No other process has this file open."""

    async def close(self) -> None:
        """Close, checkpoint, unlock; unlocked even where a stop that took too long is cut off."""
        try:
            await self.engine.dispose()
        finally:
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
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def is_open(driver: Any) -> bool:
    """Whether a connection can still be used; asked of the driver, which raises where it is closed."""
    try:
        return driver is not None and driver.in_transaction in (True, False)
    except (ValueError, sqlite3.Error):
        return False


def look_at(path: Path) -> None:
    """Whether this is a file that we may change, and a database: the driver would find out in a thread of its own."""
    path.touch(mode=0o600)
    with path.open("r+b") as file:
        begins = file.read(len(MAGIC))
    if begins not in (b"", MAGIC):
        raise sqlite3.DatabaseError("file is not a database")


def set_pragmas(connection: Any) -> None:
    """Durable commits; each setting is read back, because SQLite ignores what it does not know."""
    connection.isolation_level = None  # BEGIN is written by `begin_immediate`
    cursor = connection.cursor()
    for name, wanted in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name}={wanted}")
        cursor.execute(f"PRAGMA {name}")
        found = str(cursor.fetchone()[0])
        assert found == wanted, f"SQLite: {name} is {found}, not {wanted}"
    cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")  # what a failed flush left in the log is written anew
    cursor.close()


def begin_immediate(connection: Connection) -> None:
    """Take the write lock at once, not in the middle of a transaction."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
