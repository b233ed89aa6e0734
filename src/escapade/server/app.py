"""The ASGI application: every path and what answers there."""

import contextlib
from collections.abc import AsyncIterator
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from escapade.core.errors import BadInput, Missing, Refused
from escapade.server.doors import Doors
from escapade.server.http import Api, failure, guarded
from escapade.server.pages import rules_page, static_page
from escapade.server.process import Server
from escapade.server.security import security_headers
from escapade.server.wire.admission import RAW_CONNECTION

SOCKET_PATH = "/api/socket"


async def page(request: Request) -> Response:
    """A file of the browser client."""
    return static_page(request)


async def rules(request: Request) -> Response:
    """The rules of a game, as Markdown."""
    return rules_page(request)


async def nothing(request: Request) -> Response:
    """An unknown path under /api: missing, where any other unknown path is a page of the client."""
    raise Missing("missing.page", {})


def routes(server: Server) -> list[BaseRoute]:
    """Every path and what answers there."""
    api, doors = Api(server), Doors(server)
    paths = [("/api/games", api.games, "GET"), ("/api/games/{game}", api.game, "GET"),
             ("/api/reach", doors.reach, "GET"),
             ("/api/tables", api.tables, "GET"), ("/api/tables", api.create, "POST"),
             ("/api/code", doors.code, "POST"), ("/api/tables/{table}/look", doors.look, "POST"),
             ("/api/tables/{table}/join", api.join, "POST"), ("/api/mine", api.mine, "POST"),
             ("/api/tables/{table}/seat", api.open_seat, "POST"),
             ("/api/tables/{table}/delete", api.delete, "POST"), ("/api/push", api.push_key, "GET"),
             ("/api/tables/{table}/push", api.subscribe, "POST"),
             ("/api/tables/{table}/push/delete", api.unsubscribe, "POST"),
             ("/api/tables/{table}/record", api.record, "POST"), ("/api/tables/{table}/verify", api.verify, "POST"),
             ("/api/tables/{table}/facts", api.facts, "POST"), ("/api/tables/{table}/branch", api.branch, "POST"),
             ("/api/tables/{table}/analysis", api.analysis, "POST"),
             ("/api/rules/{game}/{language}", rules, "GET"), ("/healthz", server.health, "GET"),
             ("/metrics", server.metrics_page, "GET"), ("/api/{path:path}", nothing, "GET"), ("/", page, "GET"),
             ("/t/{table}", doors.link, "GET"), ("/{path:path}", page, "GET")]
    return [Route(path, guarded(server, endpoint), methods=[method]) for path, endpoint, method in paths]


class FrontDoor:
    """Sockets go straight to the server, past layers that each of their messages would pay for; everything else
    goes through Starlette, and comes back with the security headers.
    """

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.headers = [(name.lower().encode(), value.encode())
                        for name, value in security_headers(server.settings).items()]
        self.inside = ProxyHeadersMiddleware(self._inside, list(server.settings.trusted_proxies))  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket from its handshake to its end. A connection is known by where it comes
        from; everybody behind it by whom a proxy asks for, if the proxy is one of ours.
        """
        scope[RAW_CONNECTION] = self.server.admission.find(scope.get("client"))
        await self.inside(scope, receive, send)  # type: ignore[arg-type]

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        admission, raw = self.server.admission, scope[RAW_CONNECTION]
        if scope["type"] == "websocket":
            with admission.opening(raw):
                await self._socket(WebSocket(scope, receive, send))
        elif scope["type"] == "http":
            with admission.asking(raw):
                await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        if scope["path"].startswith("/"):
            await self.app(scope, receive, send_safely)
        else:  # the whole URL, as one asks a proxy: we are none
            await failure(BadInput("input.target", {}))(scope, receive, send_safely)

    async def _socket(self, socket: WebSocket) -> None:
        if socket.scope["path"] == SOCKET_PATH:
            await self.server.socket(socket)
        else:
            await socket.close(1008)


def make_app(server: Server) -> ASGIApp:
    """The ASGI application of a server, which it starts and stops."""

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

    async def unknown(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code != HTTPStatus.METHOD_NOT_ALLOWED:
            return failure(Missing("missing.page", {}))
        answer = failure(Refused("refused.method", {}))
        answer.headers.update(error.headers or {})
        return answer

    handlers = {Exception: unexpected, HTTPException: unknown}
    inner = Starlette(routes=routes(server), lifespan=lifespan, exception_handlers=handlers)
    return FrontDoor(inner, server)
