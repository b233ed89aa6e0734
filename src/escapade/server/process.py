"""A server process: everything it needs, put together, started and stopped."""

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.websockets import WebSocket

from escapade.core.errors import Missing, Refused
from escapade.server.bots.pool import BotPool
from escapade.server.operate.metrics import Metrics
from escapade.server.security import is_our_host, is_our_origin
from escapade.server.settings import Settings
from escapade.server.store.database import open_database
from escapade.server.store.listen import listen
from escapade.server.store.postgres import PostgresDatabase
from escapade.server.store.store import Store
from escapade.server.store.writes import StoreDown
from escapade.server.tables.registry import Registry
from escapade.server.wire.addresses import among, household
from escapade.server.wire.buckets import Buckets, Counts
from escapade.server.wire.budgets import Budgets
from escapade.server.wire.client import Receiver
from escapade.server.wire.connection import Connection
from escapade.server.wire.descriptors import most_connections
from escapade.server.wire.door import Door

logger = logging.getLogger("escapade.server")
LAG_SECONDS = 0.25


async def within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Give work so many seconds; what is not done then, or fails, is in nobody's way."""
    task = asyncio.ensure_future(work)
    await asyncio.wait((task,), timeout=seconds)
    if not task.done():
        task.cancel()
        logger.warning("stop_cut_short")
    elif task.exception() is not None:
        logger.error("stop_failed", exc_info=task.exception())


class Server:
    """The store, the tables, the bots and the connections of one process."""

    store: Store
    registry: Registry
    bots: BotPool

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = Metrics()
        self.started = self.stopping = False
        self.ending = threading.Event()
        """Set when the server begins to stop, for whoever counts the seconds from outside the event loop."""
        self.connections: set[Connection] = set()
        self.door = Door(limits, most_connections(limits.connections), among(settings.trusted_proxies))
        self.sockets = Counts(limits.sockets_an_address)
        self.budgets = Budgets(limits)
        self.joins = Buckets(limits.joins_a_minute, 60, limits.remembered_addresses)
        self.wrong_tokens = Buckets(limits.wrong_tokens_a_minute, 60, limits.remembered_addresses)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the database, then everything on top of it; once."""
        if self.started:
            return
        database = await open_database(self.settings.db, short_way=self.settings.short_way)
        self.store = Store(database, self.metrics.commit.observe)
        self.bots = BotPool(self.settings.bot_workers, self.settings.bot_deadline)
        self.registry = Registry(self.settings, self.store, self.bots, self.metrics)
        self._tasks = [asyncio.create_task(self._measure_lag()), asyncio.create_task(self._tidy()),
                       asyncio.create_task(self.registry.wake_timed())]
        if isinstance(database, PostgresDatabase):
            self._tasks.append(asyncio.create_task(listen(database, self.registry.refresh, self.registry.refresh_all)))
        self.started = True
        logger.info("started")

    async def stop(self) -> None:
        """Refuse what is new, finish what was begun, send every client `bye` (it will come back), close. What hangs
        is left behind when its time is up: nobody was told that it is done.
        """
        self.stopping = True
        self.ending.set()
        for task in self._tasks:
            task.cancel()
        second = self.settings.stop_seconds / 10
        await within(4 * second, self.registry.close())
        for connection in list(self.connections):
            connection.end("restart")
        if self.connections:
            await asyncio.wait([connection.closed for connection in self.connections], timeout=second)
        await within(second, self.bots.close())
        await within(second, self.store.close())
        logger.info("stopped")

    async def _measure_lag(self) -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.metrics.lag.observe(max(0.0, time.perf_counter() - start - LAG_SECONDS))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle_seconds)
            await self.registry.let_go()

    # ------------------------------------------------------------------ paths that are not under /api

    async def find(self, table_id: str) -> Receiver:
        """The table a client wants to enter; a store that is away is a refusal like any other."""
        try:
            return await self.registry.get(table_id)
        except StoreDown:
            raise Refused("refused.storage", {}) from None

    async def socket(self, socket: WebSocket) -> None:
        """A browser or a program opens a socket; it is looked at before it is accepted."""
        address = household(socket.client.host if socket.client else "")
        allowed = is_our_host(socket.headers.get("host", ""), self.settings) and (
            is_our_origin(socket.headers, self.settings))
        if self.stopping or not allowed or not self.sockets.take(address):
            await socket.close(1008)
            return
        connection = Connection(self, socket)
        self.connections.add(connection)
        self.metrics.sockets.set(len(self.connections))
        try:
            await socket.accept()
            await connection.run()
        finally:
            self.sockets.give(address)
            self.connections.discard(connection)
            self.metrics.sockets.set(len(self.connections))

    async def health(self, request: Request) -> Response:
        """Whether the store answers, and no more than that."""
        try:
            async with asyncio.timeout(3):
                await self.store.count()
        except (StoreDown, TimeoutError):
            return JSONResponse({"status": "store"}, 503)
        return JSONResponse({"status": "ok"})

    async def metrics_page(self, request: Request) -> Response:
        """The metrics, as Prometheus reads them; without a token of the server's there is no such page."""
        wanted, sent = self.settings.metrics_token, request.headers.get("authorization", "")
        if not wanted:
            raise Missing("missing.page", {})
        if not secrets.compare_digest(sent.encode(), f"Bearer {wanted}".encode()):
            raise Refused("refused.not_allowed", {})
        self.metrics.bots_replaced.count = self.bots.replaced
        return PlainTextResponse(self.metrics.page())
