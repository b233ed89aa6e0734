"""PostgreSQL: a pool of connections, and other processes that hear of every commit."""

import contextlib
import secrets
from collections.abc import AsyncIterator

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from escapade.core.errors import Refused
from escapade.server.store.writes import Write


class PostgresDatabase:
    """A pool; other processes hear of commits by NOTIFY."""

    CHANNEL = "escapade"
    TALK = "escapade_talk"
    shared = True

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(4)
        """The name of this process among those that share the database."""
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
        """The driver sends many rows at once by itself, and other processes must hear of it."""
        return False

    async def announce(self, connection: AsyncConnection, match_ids: list[str]) -> None:
        """One short message for each match, with who wrote it; sent when, and only if, the transaction commits."""
        for match in sorted(set(match_ids)):
            await connection.execute(text("SELECT pg_notify(:channel, :match)"),
                                     {"channel": self.CHANNEL, "match": f"{match} {self.process}"})

    async def close(self) -> None:
        """Close the pool."""
        await self.engine.dispose()


async def check_durable(connection: AsyncConnection) -> None:
    """A server that does not flush its commits cannot keep our promise; nor can two that migrate at once."""
    for name in ("fsync", "synchronous_commit", "full_page_writes"):
        found = (await connection.execute(text(f"SHOW {name}"))).scalar_one()
        if found == "off":
            raise Refused("refused.database_not_durable", {"setting": name})
    await connection.execute(text("SELECT pg_advisory_xact_lock(5318008)"))
