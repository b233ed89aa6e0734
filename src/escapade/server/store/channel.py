"""The channel between processes on the same PostgreSQL: what they wrote, and what they tell without writing it down."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, Protocol

from escapade.server.store.postgres import PostgresDatabase

logger = logging.getLogger("escapade.channel")
AGAIN_SECONDS = 0.5
BEAT_SECONDS = 2.0
"""So often something is said, if only that we are here: who is silent for long is not; nor is a channel that fails."""
MOST_WAITING = 10_000
NAME = "escapade channel"
"""For whoever looks at what PostgreSQL is connected to."""


class Hearer(Protocol):
    """Whoever is told what comes over the channel."""

    def wrote(self, match: str) -> None:
        """Another process wrote to a match."""

    def told(self, text: str) -> None:
        """Another process told this."""

    def opened(self) -> None:
        """There is a connection, the first or a new one: anything may have been written or told before."""

    def beat(self) -> None:
        """Time has passed."""


class Channel:
    """Heard for as long as the server runs; what is told while there is no connection is lost."""

    def __init__(self, database: PostgresDatabase) -> None:
        self.database = database
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._woken, self._said = asyncio.Event(), asyncio.Event()
        self._is_cut = True

    def tell(self, text: str) -> None:
        """Have a text of a few kilobytes at most sent to all others, soon."""
        if not self._is_cut:
            self._waiting.append(text)
            self._woken.set()

    async def listen(self, hearer: Hearer) -> None:
        """Connect, and again whenever the connection breaks; that is noticed at once."""
        import asyncpg  # noqa: PLC0415  only there with the extra `postgres`

        while True:
            try:
                connection = await asyncpg.connect(self.database.url, timeout=3,
                                                   server_settings={"application_name": NAME})
                await self._hold(connection, hearer)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.info("channel_lost", extra={"problem": type(error).__name__})
                await asyncio.sleep(AGAIN_SECONDS)

    async def _hold(self, connection: Any, hearer: Hearer) -> None:
        def written(*notice: Any) -> None:
            match, _, writer = notice[3].partition(" ")
            if writer != self.database.process:
                hearer.wrote(match)

        try:
            connection.add_termination_listener(self._cut)
            await connection.add_listener(self.database.CHANNEL, written)
            await connection.add_listener(self.database.TALK, lambda *notice: hearer.told(notice[3]))
            self._is_cut = False
            hearer.opened()
            while not self._is_cut:
                await self._say(connection)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(BEAT_SECONDS):
                        await self._woken.wait()
                        continue
                hearer.beat()
            logger.info("channel_lost")
        finally:
            self._cut()
            connection.terminate()

    async def _say(self, connection: Any) -> None:
        self._woken.clear()
        self._said.clear()
        while self._waiting:
            text = self._waiting.popleft()
            await connection.execute("SELECT pg_notify($1, $2)", self.database.TALK, text, timeout=3)
        self._said.set()

    def _cut(self, *_: object) -> None:
        self._is_cut = True
        self._waiting.clear()
        self._woken.set()
        self._said.set()

    async def last_word(self, text: str) -> None:
        """Tell this before the end; a connection that does not take it at once is left."""
        if self._is_cut:
            return
        self._said.clear()
        self.tell(text)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self._said.wait()
