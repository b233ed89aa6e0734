"""A server process: everything it needs, put together, started and stopped."""

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.websockets import WebSocket

from escapade.core.errors import Missing, Refused
from escapade.server.analysis.analyst import Analyst
from escapade.server.bots.pool import BotPool
from escapade.server.operate.metrics import Metrics
from escapade.server.push.opening import Calling, open_push
from escapade.server.security import is_our_host, is_our_origin
from escapade.server.settings import Settings
from escapade.server.store.channel import Channel
from escapade.server.store.condition import LATE
from escapade.server.store.database import open_database
from escapade.server.store.postgres import PostgresDatabase
from escapade.server.store.store import Store
from escapade.server.store.writes import StoreDown
from escapade.server.tables.noting import note_ends
from escapade.server.tables.other_processes import OtherProcesses
from escapade.server.tables.registry import Registry
from escapade.server.tables.removal import sweep
from escapade.server.wire.addresses import among, counted_address
from escapade.server.wire.admission import Admission
from escapade.server.wire.buckets import Buckets, Counts
from escapade.server.wire.budgets import Budgets
from escapade.server.wire.client import Receiver
from escapade.server.wire.connection import Connection
from escapade.server.wire.descriptors import most_connections

logger = logging.getLogger("escapade.server")
LAG_SECONDS = 0.25
LAG_SHOWN = 10.0
"""Seconds for which the health page shows that the loop was late: whoever asks comes by only now and then."""
LAST_WORDS = 0.5
"""Seconds between a disk that failed and the end of the process: whoever waits is told, and nothing is written."""


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
    """The store, the tables, the bots and the connections of one process. `end` ends it when the disk has failed:
    what is in memory may not be what is on disk, and only another start finds out.
    """

    store: Store
    registry: Registry
    bots: BotPool
    analyst: Analyst

    def __init__(self, settings: Settings, end: Callable[[], None] = lambda: None) -> None:
        limits = settings.limits
        self.settings = settings
        self.end = end
        self.metrics = Metrics()
        self.started = self.stopping = False
        self.ending = threading.Event()
        """Set when the server begins to stop, for whoever counts the seconds from outside the event loop."""
        self.connections: set[Connection] = set()
        self.admission = Admission(limits, most_connections(limits.connections), among(settings.trusted_proxies))
        self.sockets = Counts(limits.sockets_an_address)
        self.budgets = Budgets(limits)
        self.joins = Buckets(limits.joins_a_minute, 60, limits.remembered_addresses)
        self.wrong_tokens = Buckets(limits.wrong_tokens_a_minute, 60, limits.remembered_addresses)
        self.wrong_codes = Buckets(limits.wrong_codes_a_minute, 60, 1)
        self.channel: Channel | None = None
        self.push: Calling | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._woken = time.monotonic()
        self._late = -LAG_SHOWN
        """When the loop was last found late."""

    async def start(self) -> None:
        """Open the database, then everything on top of it; once."""
        if self.started:
            return
        database = await open_database(self.settings.db, short_way=self.settings.short_way)
        self.store = Store(database, self.metrics.commit.observe, self._fail_stop, self.metrics.company.observe)
        self.bots = BotPool(self.settings.bot_workers, self.settings.bot_deadline, self.settings.bot_beat)
        self.analyst = Analyst(self.settings, self.metrics)
        self.registry = Registry(self.settings, self.store, self.bots, self.metrics)
        self._tasks = [asyncio.create_task(self._measure_lag()), asyncio.create_task(self._tidy()),
                       asyncio.create_task(self._sweep()), asyncio.create_task(self.registry.wake_timed())]
        if isinstance(database, PostgresDatabase):
            self._meet_other_processes(database)
        self.push = await open_push(self.settings, self.store, self.registry.tables)
        if self.push is not None:
            self._tasks.append(asyncio.create_task(self.push.watch()))
        self.started = True
        logger.info("started")

    def _meet_other_processes(self, database: PostgresDatabase) -> None:
        self.channel = Channel(database)
        other_processes = OtherProcesses(database.process, self.registry.tables, self.channel.tell)
        self.registry.services.other_processes = other_processes
        self._tasks.append(asyncio.create_task(self.channel.listen(other_processes), name="channel"))

    async def stop(self) -> None:
        """Refuse what is new, finish what was begun, send every client `bye` (it will come back), close. What hangs
        is left behind when its time is up: nobody was told that it is done.
        """
        self.stopping = True
        self.ending.set()
        second = self.settings.stop_seconds / 10
        if self.channel is not None and self.registry.services.other_processes is not None:
            await within(second, self.channel.last_word(self.registry.services.other_processes.goodbye()))
        for task in self._tasks:
            task.cancel()
        if self.push is not None:
            self.push.close()
        await within(4 * second, self.registry.close())
        for connection in list(self.connections):
            connection.end("restart")
        if self.connections:
            await asyncio.wait([connection.closed for connection in self.connections], timeout=second)
        await within(second, self.analyst.close())
        await within(second, self.bots.close())
        await within(second, self.store.close())
        logger.info("stopped")

    async def _measure_lag(self) -> None:
        while True:
            self._woken = time.monotonic()
            await asyncio.sleep(LAG_SECONDS)
            self.metrics.lag.observe(self._lag())

    def _lag(self) -> float:
        """How late the loop is just now; when it was late by seconds is remembered."""
        now = time.monotonic()
        lag = max(0.0, now - self._woken - LAG_SECONDS)
        if lag > LATE:
            self._late = now
        return lag

    def _fail_stop(self) -> None:
        """The disk failed under a write. Sockets and tables go on refusing for a moment, then the process ends."""
        self.stopping = True
        asyncio.get_running_loop().call_later(LAST_WORDS, self.end)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle_seconds)
            await self.registry.let_go()

    async def _sweep(self) -> None:
        """Note what is missing and remove what is due, now and then."""
        while True:
            try:
                await note_ends(self.store, self.registry.services.games, lambda: not self.stopping)
                await sweep(self.registry, self.settings.keep_days, int(time.time()), lambda: not self.stopping)
            except StoreDown:
                logger.info("sweep_postponed")
            await asyncio.sleep(self.settings.sweep_seconds)

    # ------------------------------------------------------------------ paths that are not under /api

    async def find(self, table_id: str) -> Receiver:
        """The table a client wants to enter; a store that is away is a refusal like any other."""
        try:
            return await self.registry.receiver(table_id)
        except StoreDown:
            raise Refused("refused.storage", {}) from None

    async def socket(self, socket: WebSocket) -> None:
        """A browser or a program opens a socket; it is looked at before it is accepted."""
        address = counted_address(socket.client.host if socket.client else "")
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
            try:
                await connection.run()
            finally:
                await connection.close()
        finally:
            self.sockets.give(address)
            self.connections.discard(connection)
            self.metrics.sockets.set(len(self.connections))

    async def health(self, request: Request) -> Response:
        """Whether moves can be written, as the last writes and probes know; asking costs the database nothing."""
        status = self.store.condition.status()
        self._lag()
        if status == "ok" and time.monotonic() - self._late < LAG_SHOWN:
            status = "lagging"
        return JSONResponse({"status": status}, 200 if status == "ok" else 503, {"Cache-Control": "no-store"})

    async def metrics_page(self, request: Request) -> Response:
        """The metrics, as Prometheus reads them; without a token of the server's there is no such page."""
        wanted, sent = self.settings.metrics_token, request.headers.get("authorization", "")
        if not wanted:
            raise Missing("missing.page", {})
        if not secrets.compare_digest(sent.encode(), f"Bearer {wanted}".encode()):
            raise Refused("refused.not_allowed", {})
        self.metrics.bots_replaced.count = self.bots.replaced
        return PlainTextResponse(self.metrics.page())
