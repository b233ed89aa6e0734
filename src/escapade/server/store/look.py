"""Looking into a database without touching it, also beside a server: no lock, no migration, nothing written."""

import contextlib
import errno
import os
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import event, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from escapade.core.errors import BadInput, Refused
from escapade.server.store.migrate import HEAD, current
from escapade.server.store.postgres import PostgresDatabase
from escapade.server.store.schema import matches
from escapade.server.store.store import Store, every
from escapade.server.store.writes import StoreDown, Write

BEGIN = {"sqlite": "BEGIN", "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"}
"""A transaction sees one moment, however much is written meanwhile."""


class ReadOnlyDatabase:
    """SQLite or PostgreSQL, for reading alone: the database itself refuses to write."""

    shared = True

    def __init__(self, where: str) -> None:
        if where.startswith(("postgres://", "postgresql://")):
            self.engine: AsyncEngine = PostgresDatabase(where).engine
        else:
            path = Path(where.removeprefix("sqlite:///")).absolute()
            self.engine = create_async_engine(f"sqlite+aiosqlite:///file:{quote(str(path))}?mode=ro&uri=true",
                                              poolclass=NullPool, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", leave_begin_to_us)
            if not path.is_file():
                raise BadInput("input.file", {"file": str(path), "problem": os.strerror(errno.ENOENT)})

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """One moment of the database."""
        async with self.engine.begin() as connection:
            await connection.execute(text(BEGIN[self.engine.dialect.name]))
            yield connection

    async def append_plain(self, writes: list[Write]) -> bool:
        """Nothing is written here."""
        raise AssertionError("a database that is only looked at")

    async def announce(self, connection: AsyncConnection, match_ids: list[str]) -> None:
        """Nothing is written here."""
        raise AssertionError("a database that is only looked at")

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()


def leave_begin_to_us(connection: object, _record: object) -> None:
    """The driver would begin a transaction at the first write only, and each read would see another moment."""
    connection.isolation_level = None  # type: ignore[attr-defined]


@contextlib.asynccontextmanager
async def looking(where: str, shown: str) -> AsyncIterator[Store]:
    """The store of a database, for reading; BadInput where it is none of ours, under the name that may be `shown`."""
    try:
        database = ReadOnlyDatabase(where)
        async with database.connect() as connection:
            found = await connection.run_sync(current)
    except BadInput:
        raise
    except Exception as error:  # drivers have errors of many families, and none of them is a bug here
        raise BadInput("input.database", {"database": shown, "problem": type(error).__name__}) from None
    if found != HEAD:  # only a server brings a database up to date
        await database.close()
        raise Refused("refused.database_revision", {"found": found or "0", "expected": HEAD})
    store = Store(database)
    try:
        yield store
    except StoreDown as error:
        raise BadInput("input.database", {"database": shown, "problem": str(error)}) from None
    finally:
        await store.close()


async def all_matches(store: Store) -> list[tuple[str, int, str, str]]:
    """Every match, the newest first: id, seconds since 1970 when it was made, phase, document."""
    wanted = select(matches.c.id, matches.c.created, matches.c.phase, matches.c.document)
    async with store.database.connect() as connection:
        rows = await every(connection, wanted.order_by(matches.c.created.desc(), matches.c.id))
    return [(row["id"], row["created"], row["phase"], row["document"]) for row in rows]
