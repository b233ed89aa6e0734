"""The HTTP side: making and joining tables, lists, records. Every body is read strictly, every error is a code."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from escapade.core.errors import BadInput, EscapadeError, Missing, Refused
from escapade.games import games, load_with
from escapade.server.catalogue import all_games, game_info
from escapade.server.guesses import address, guess
from escapade.server.process import Server
from escapade.server.published import best, packed, packed_once, published, unkept
from escapade.server.push.opening import Calling
from escapade.server.security import is_our_host, is_our_origin
from escapade.server.store.writes import Stored, StoreDown
from escapade.server.tables.branch import same_rules
from escapade.server.tables.dice import verify
from escapade.server.tables.document import Document, read_document
from escapade.server.tables.errands import open_history
from escapade.server.tables.mine import my_tables
from escapade.server.tables.other_rules import may_see, other_version
from escapade.server.tables.removal import ask_removal
from escapade.server.wire import decoding
from escapade.server.wire import protocol_analysis as a
from escapade.server.wire import protocol_http as h
from escapade.server.wire.encoding import LATER, encode, plain
from escapade.server.wire.protocol_parts import Part

T = TypeVar("T")
A = TypeVar("A", bound=h.Access)
JSON = "application/json"
Endpoint = Callable[[Request], Awaitable[Response]]
STATUS = {"input.too_big": 413, "input.too_slow": 408, "input.media_type": 415, "refused.too_fast": 429,
          "refused.storage": 503, "refused.busy": 503, "refused.stopping": 503, "refused.origin": 403,
          "refused.host": 421, "refused.method": 405, "refused.not_allowed": 403}


class Api:
    """The endpoints under /api."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._games = b""
        self._game: dict[str, bytes] = {}

    async def games(self, request: Request) -> Response:
        """`GET /api/games`: the same for everybody, so it is made once."""
        settings = self.server.settings
        self._games = self._games or encode(all_games(settings.keep_days, public_tables=settings.public_tables))
        return published(request, self._games, JSON)

    async def game(self, request: Request) -> Response:
        """`GET /api/games/<game>`: what a board needs of it, made when it is first wanted."""
        key = str(request.path_params["game"])
        if key not in self._game:
            if key not in games():
                raise Missing("missing.page", {})
            self._game[key] = encode(game_info(load_with(key, {})))
        return published(request, self._game[key], JSON)

    async def tables(self, request: Request) -> Response:
        """`GET /api/tables`: those that anybody may join or watch."""
        return published(request, encode(await self.server.registry.public_tables()), JSON)

    async def create(self, request: Request) -> Response:
        """`POST /api/tables`: a new table; the sender is its host."""
        body = await read_body(self.server, request, h.CreateTable)
        self._count(request)
        return reply(await self.server.registry.create(body), 201)

    async def join(self, request: Request) -> Response:
        """`POST …/join`: a seat at a table, and the token for it."""
        body = await read_body(self.server, request, h.JoinTable)
        self._count(request)
        joining = self.server.registry.join(table_id(request), body, address(request))
        return reply(await guess(self.server, request, joining, body.invite), 201)

    async def open_seat(self, request: Request) -> Response:
        """`POST …/seat`: a token for a seat that somebody shares by a link."""
        body = await read_body(self.server, request, h.OpenSeat)
        self._count(request)
        opening = self.server.registry.open_seat(table_id(request), body, address(request))
        return reply(await guess(self.server, request, opening, body.link), 201)

    async def mine(self, request: Request) -> Response:
        """`POST /api/mine`: the tables of these tokens; one wrong token counts as a guess."""
        body = await read_body(self.server, request, h.MyTables)
        if self.server.wrong_tokens.is_empty(address(request)):
            raise Refused("refused.too_fast", {})
        mine = await my_tables(self.server.registry, body.keys)
        if len(mine.tables) < len(body.keys):
            self.server.wrong_tokens.take(address(request))
        return reply(mine)

    async def record(self, request: Request) -> Response:
        """`POST …/record`: the record, once the match is over."""
        stored, _ = await self._finished(request, h.Access)
        packing = best(request)

        def written() -> bytes:
            return packed(self.server.registry.record(stored).write().encode(), packing)

        return unkept(await self._in_thread(written), "application/jsonl", packing)

    async def verify(self, request: Request) -> Response:
        """`POST …/verify`: every draw of a finished match derived again."""
        stored, _ = await self._finished(request, h.Access)
        document = self._playable(stored)
        found = await self._in_thread(lambda: verify(self.server.registry.record(stored)))
        promised = document.commitment
        return reply(h.Verified(commitment=promised, draws=found.draws, typed=found.typed,
                                commitment_holds=found.commitment == promised,
                                first_difference=found.first_difference, promised=found.promised,
                                broken=found.broken, aborted=found.aborted, branch=found.branch))

    async def facts(self, request: Request) -> Response:
        """`POST …/facts`: all that was told in a finished match, with nothing hidden."""
        stored, _ = await self._finished(request, h.Access)
        document = self._playable(stored)
        game = self.server.registry.services.games.get(document.game, document.options)
        return reply(h.Facts(log=await self._in_thread(lambda: open_history(game, stored))))

    async def branch(self, request: Request) -> Response:
        """`POST …/branch`: a new table that goes on from a moment of a finished match."""
        stored, body = await self._finished(request, h.BranchTable)
        self._count(request)
        return reply(await self.server.registry.branch(stored, body), 201)

    async def analysis(self, request: Request) -> Response:
        """`POST …/analysis`: what the coach says of a finished match, or how far that is."""
        stored, body = await self._finished(request, a.AskAnalysis)
        same_rules(read_document(stored.document), self.server.registry.services.games)
        analyst, table = self.server.analyst, table_id(request)
        if body.begin and analyst.known(table) is None:
            record = await self._in_thread(lambda: self.server.registry.record(stored))
            analyst.begin(table, record, address(request))
        await analyst.wait(table)
        found = analyst.known(table) or encode(a.Analysed(state="none", ahead=0, analysis=None))
        packing = best(request)
        return unkept(await self._in_thread(lambda: packed_once(found, packing)), JSON, packing)

    def _playable(self, stored: Stored) -> Document:
        """The document of a match that these rules can play again."""
        document, games = read_document(stored.document), self.server.registry.services.games
        if document.version != games.version(document.game):
            raise other_version(document, games.version(document.game))
        return document

    async def delete(self, request: Request) -> Response:
        """`POST …/delete`: one of those who played wants a finished table removed."""
        body = await read_body(self.server, request, h.Remove)
        asked = ask_removal(self.server.registry, table_id(request), body.token)
        removal = await guess(self.server, request, asked)
        if removal.removed:
            self.server.analyst.forget(table_id(request))
        return reply(removal)

    async def push_key(self, request: Request) -> Response:
        """`GET /api/push`: what a browser needs to subscribe."""
        push = self.server.push
        return reply(h.PushKey(key=None if push is None else push.public_key))

    async def subscribe(self, request: Request) -> Response:
        """`POST …/push`: tell this browser what waits for a seat."""
        body = await read_body(self.server, request, h.Subscribe)
        push = self._push(request)
        table = await guess(self.server, request, self.server.registry.get(table_id(request)))
        await self.server.registry.catch_up(table)
        return reply(await guess(self.server, request, push.subscribe(table, body)))

    async def unsubscribe(self, request: Request) -> Response:
        """`POST …/push/delete`: tell it no more."""
        body = await read_body(self.server, request, h.Unsubscribe)
        return reply(await self._push(request).unsubscribe(body))

    def _push(self, request: Request) -> Calling:
        if self.server.push is None:
            raise Refused("refused.no_push", {})
        if not self.server.budgets.costly.take(address(request)):
            raise Refused("refused.too_fast", {})
        return self.server.push

    async def _finished(self, request: Request, kind: type[A]) -> tuple[Stored, A]:
        """A table that is over and that the sender may see, whether or not its rules are here, and what is wanted of
        it; what follows costs many times as much as a move.
        """
        if not self.server.budgets.costly.take(address(request)):
            raise Refused("refused.too_fast", {})
        body = await read_body(self.server, request, kind)
        stored = await guess(self.server, request, self._seen(table_id(request), body))
        if read_document(stored.document).phase != "over":
            raise Refused("refused.not_over", {})
        return stored, body

    async def _seen(self, name: str, body: h.Access) -> Stored:
        stored = await self.server.registry.read(name)
        if not may_see(stored, body.token, body.invite):
            raise Missing("missing.table", {})
        return stored

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await self.server.registry.services.long_work.do(work)

    def _count(self, request: Request) -> None:
        if not self.server.joins.take(address(request)):
            raise Refused("refused.too_fast", {})


def table_id(request: Request) -> str:
    """The table named in a path."""
    return str(request.path_params["table"])


async def read_body(server: Server, request: Request, kind: type[T]) -> T:
    """The body as a type; refused when it is too big, not JSON, or not from our own pages."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise BadInput("input.media_type", {})
    most = server.settings.limits.http_bytes
    data = bytearray()
    try:
        async with asyncio.timeout(server.settings.limits.body_seconds):
            async for piece in request.stream():
                data += piece
                if len(data) > most:
                    raise BadInput("input.too_big", {"most": most})
    except TimeoutError:
        raise BadInput("input.too_slow", {}) from None
    return decoding.read(bytes(data), msgspec.json.Decoder(kind))


def reply(body: Part, status: int = 200) -> Response:
    """A JSON reply that no cache keeps."""
    return Response(encode(body), status, media_type=JSON, headers={"Cache-Control": "no-store"})


def failure(error: EscapadeError) -> Response:
    """An error as JSON, with the status that fits its code, and when to try again."""
    by_kind = 404 if isinstance(error, Missing) else 409 if isinstance(error, Refused) else 400
    status = STATUS.get(error.code, by_kind)
    headers = {"Retry-After": "2"} if error.code in LATER else {}
    answer = Response(encode(h.Failure(code=error.code, params=plain(error.params))), status,
                      media_type=JSON, headers=headers)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def guarded(server: Server, endpoint: Endpoint) -> Endpoint:
    """An endpoint that only our own pages reach, and whose errors are codes."""

    async def run(request: Request) -> Response:
        try:
            if not is_our_host(request.headers.get("host", ""), server.settings):
                raise Refused("refused.host", {})
            if request.method not in ("GET", "HEAD") and not is_our_origin(request.headers, server.settings):
                raise Refused("refused.origin", {})
            if server.stopping and request.method == "POST":
                raise Refused("refused.stopping", {})
            return await endpoint(request)
        except EscapadeError as error:
            return failure(error)
        except StoreDown:
            return failure(Refused("refused.storage", {}))
        except ClientDisconnect:
            return Response(status_code=400)

    return run
