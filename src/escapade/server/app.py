"""The application: everything a process needs, put together, started and stopped."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from escapade.core.errors import Missing
from escapade.server.bot_pool import BotPool
from escapade.server.connection import Connection
from escapade.server.database import PostgresDatabase, open_database
from escapade.server.http import Api, guarded
from escapade.server.hub import Hub
from escapade.server.limits import Buckets, Counts
from escapade.server.listen import listen
from escapade.server.metrics import Metrics
from escapade.server.pages import rules_page, static_page
from escapade.server.security import HEADERS, is_our_host, is_our_origin
from escapade.server.settings import Settings
from escapade.server.store import Store
from escapade.server.writes import StoreDown

logger = logging.getLogger("escapade.server")
LAG_SECONDS = 0.25
SOCKET_PATH = "/api/socket"


class Server:
    """One process: the store, the tables, the bots, the sockets."""

    store: Store
    hub: Hub
    bots: BotPool

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = Metrics()
        self.stopping = False
        self.connections: set[Connection] = set()
        self.sockets = Counts(limits.sockets_an_address)
        self.joins = Buckets(limits.joins_a_minute, 60, limits.remembered_addresses)
        self.wrong_tokens = Buckets(limits.wrong_tokens_a_minute, 60, limits.remembered_addresses)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the database, then everything on top of it."""
        database = await open_database(self.settings.db)
        self.store = Store(database, self.metrics.commit.observe)
        self.bots = BotPool(self.settings.bot_workers, self.settings.bot_deadline)
        self.hub = Hub(self.settings, self.store, self.bots, self.metrics)
        self._tasks = [asyncio.create_task(self._measure_lag()), asyncio.create_task(self._tidy()),
                       asyncio.create_task(self.hub.wake_timed())]
        if isinstance(database, PostgresDatabase):
            self._tasks.append(asyncio.create_task(listen(database, self.hub)))
        logger.info("started")

    async def stop(self) -> None:
        """Refuse what is new, finish what was begun, tell everybody to come back, let go."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await self.hub.close()
        for connection in list(self.connections):
            connection.end("restart")
        if self.connections:
            await asyncio.wait([connection.closed for connection in self.connections],
                               timeout=self.settings.stop_seconds / 2)
        await self.bots.close()
        await self.store.close()
        logger.info("stopped")

    async def _measure_lag(self) -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.metrics.lag.observe(max(0.0, time.perf_counter() - start - LAG_SECONDS))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle_seconds)
            await self.hub.let_go()

    # ------------------------------------------------------------------ doors that are not under /api

    async def socket(self, socket: WebSocket) -> None:
        """A browser or a program opens a socket; it is looked at before it is accepted."""
        address = socket.client.host if socket.client else ""
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
        """For Prometheus."""
        self.metrics.bots_replaced.count = self.bots.replaced
        return PlainTextResponse(self.metrics.page())


async def page(request: Request) -> Response:
    """A file for browsers."""
    return static_page(request)


async def rules(request: Request) -> Response:
    """The rules of a game."""
    return rules_page(request)


async def nothing(request: Request) -> Response:
    """Paths under /api are never the client's own business."""
    raise Missing("missing.page", {})


def routes(server: Server) -> list[BaseRoute]:
    """Every door."""
    api = Api(server)
    doors = [("/api/games", api.games, "GET"), ("/api/tables", api.tables, "GET"), ("/api/tables", api.create, "POST"),
             ("/api/tables/{table}/join", api.join, "POST"), ("/api/mine", api.mine, "POST"),
             ("/api/tables/{table}/record", api.record, "POST"), ("/api/tables/{table}/verify", api.verify, "POST"),
             ("/api/rules/{game}/{language}", rules, "GET"), ("/healthz", server.health, "GET"),
             ("/metrics", server.metrics_page, "GET"), ("/api/{path:path}", nothing, "GET"), ("/", page, "GET"),
             ("/{path:path}", page, "GET")]
    return [Route(path, guarded(server, endpoint), methods=[method]) for path, endpoint, method in doors]


class FrontDoor:
    """Sockets go straight to the server, past layers that each of their messages would pay for; everything else
    goes through Starlette, and comes back with the security headers.
    """

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        if scope["type"] == "websocket":
            await self._socket(WebSocket(scope, receive, send))
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *RAW_HEADERS]
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)

    async def _socket(self, socket: WebSocket) -> None:
        if socket.scope["path"] == SOCKET_PATH:
            await self.server.socket(socket)
        else:
            await socket.close(1008)


RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def make_app(server: Server) -> ASGIApp:
    """The ASGI application of a server."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    async def unexpected(request: Request, error: Exception) -> Response:
        server.metrics.errors.inc()
        return JSONResponse({"code": "refused.internal", "params": {}}, 500)

    inner = Starlette(routes=routes(server), lifespan=lifespan, exception_handlers={Exception: unexpected})
    return FrontDoor(inner, server)
