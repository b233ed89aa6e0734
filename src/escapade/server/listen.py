"""Hearing from the other processes on the same PostgreSQL: LISTEN, and a look at everything after a break."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from escapade.server.database import PostgresDatabase

if TYPE_CHECKING:
    from escapade.server.hub import Hub

logger = logging.getLogger("escapade.listen")
AGAIN_SECONDS = 0.5
PROBE_SECONDS = 2.0


async def listen(database: PostgresDatabase, hub: "Hub") -> None:
    """For as long as the server runs; a lost line is taken up again, and what was missed is looked at."""
    import asyncpg  # noqa: PLC0415  only there with the extra `postgres`

    while True:
        connection: Any = None
        try:
            connection = await asyncpg.connect(database.url, timeout=3)
            await connection.add_listener(database.CHANNEL, lambda *heard: hub.news(heard[3]))
            hub.all_news()
            while True:
                await asyncio.sleep(PROBE_SECONDS)
                await connection.execute("SELECT 1", timeout=3)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            logger.info("listen_lost", extra={"problem": type(error).__name__})
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            if connection is not None:
                with contextlib.suppress(Exception):
                    connection.terminate()
