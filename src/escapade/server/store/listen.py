"""Hearing from the other processes on the same PostgreSQL: LISTEN, and a look at everything after a break."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from escapade.server.store.postgres import PostgresDatabase

logger = logging.getLogger("escapade.listen")
AGAIN_SECONDS = 0.5
PROBE_SECONDS = 2.0


async def listen(database: PostgresDatabase, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
    """For as long as the server runs: `heard` is called with each match that another process wrote to, `missed` after
    each time without a connection, when anything may have been written.
    """
    import asyncpg  # noqa: PLC0415  only there with the extra `postgres`

    while True:
        connection: Any = None
        try:
            connection = await asyncpg.connect(database.url, timeout=3)
            await connection.add_listener(database.CHANNEL, lambda *notice: heard(notice[3]))
            missed()
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
