"""Opening a database: SQLite by a file name, PostgreSQL by a URL. The same tables, the same promises."""

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from escapade.core.errors import Refused
from escapade.server.migrate import migrate

SAFE_SQLITE = ((3, 51, 3), (3, 50, 7), (3, 44, 6))
"""Before these, SQLite can lose data when two connections write or checkpoint. Ours is one, whatever the version."""
PRAGMAS = {"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "mmap_size": "0"}


class SqliteDatabase:
    """One connection for everything: it alone writes, reads and checkpoints. A second server is refused."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.lock_file = lock(path)
        path.touch(mode=0o600)
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}", poolclass=StaticPool)
        self._turn = asyncio.Lock()
        event.listen(self.engine.sync_engine, "connect", set_pragmas)
        event.listen(self.engine.sync_engine, "begin", begin_immediate)

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """Transactions take turns on the one connection."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def announce(self, connection: AsyncConnection, match_ids: list[str]) -> None:
        """There is no other process to tell."""

    async def close(self) -> None:
        """Close, checkpoint, unlock."""
        await self.engine.dispose()
        self.lock_file.close()


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
            pool_pre_ping=True, pool_timeout=5, connect_args={"timeout": 3, "command_timeout": 10})

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A transaction on a connection of the pool."""
        async with self.engine.begin() as connection:
            yield connection

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
    database: SqliteDatabase | PostgresDatabase
    if where.startswith(("postgres://", "postgresql://")):
        database = PostgresDatabase(where)
        await check_durable(database)
    else:
        path = Path(where.removeprefix("sqlite:///"))
        database = SqliteDatabase(path)
    async with database.connect() as connection:
        await connection.run_sync(migrate)
    return database


async def check_durable(database: PostgresDatabase) -> None:
    """A server that does not flush its commits cannot keep our promise; tests may say that they know."""
    if os.environ.get("ESCAPADE_ALLOW_UNSAFE_POSTGRES") == "1":
        return
    async with database.connect() as connection:
        for name in ("fsync", "synchronous_commit", "full_page_writes"):
            found = (await connection.execute(text(f"SHOW {name}"))).scalar_one()
            if found == "off":
                raise Refused("refused.database_not_durable", {"setting": name})
