"""One client's connection: hello first, then messages in, replies and news out. It never waits for a slow reader."""

import asyncio
import logging
import time
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from escapade.core.errors import BadInput, EscapadeError, Refused
from escapade.server.operate.metrics import Metrics
from escapade.server.settings import Settings
from escapade.server.wire import decoding
from escapade.server.wire import protocol as p
from escapade.server.wire.addresses import counted_address
from escapade.server.wire.admission import RAW_CONNECTION, Admission, RawConnection
from escapade.server.wire.buckets import Buckets
from escapade.server.wire.budgets import Budget, Budgets
from escapade.server.wire.client import Client, Command, Enter, Gone, Receiver
from escapade.server.wire.encoding import encode, frame, refusal
from escapade.server.wire.websocket import HIGH_WATER, find_way

logger = logging.getLogger("escapade.connection")
hello_decoder = msgspec.json.Decoder(p.Hello)
command_decoder = msgspec.json.Decoder(p.Command)
LOOKS = 2
CLOSE_CODES = {"restart": 1012, "slow": 1013, "full": 1013, "revoked": 1008, "limit": 1008}


class Reception(Protocol):
    """What a connection needs of the process it belongs to."""

    settings: Settings
    metrics: Metrics
    admission: Admission
    budgets: Budgets
    wrong_tokens: Buckets
    stopping: bool

    async def find(self, table_id: str) -> Receiver:
        """The table with this name; Missing or Refused where it cannot be had."""


class Connection(Client):
    """A browser or a program at a table."""

    def __init__(self, reception: Reception, socket: WebSocket) -> None:
        super().__init__()
        self.reception = reception
        self.socket = find_way(socket)
        self.raw: RawConnection | None = socket.scope.get(RAW_CONNECTION)
        self.address = counted_address(socket.client.host if socket.client else "")
        self.table: Receiver | None = None
        self.budget: Budget | None = None
        self._behind = 0
        self._ended = ""
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # ------------------------------------------------------------------ out

    def send(self, framed: bytes) -> None:
        """Put a message on its way; a client that does not read for long is let go, and may come back."""
        if self._ended:
            return
        waiting = self.socket.write(framed)
        if waiting < HIGH_WATER:
            self._behind = 0
            return
        self._behind += 1
        limits = self.reception.settings.limits
        if waiting > limits.unread_bytes or self._behind > limits.unread_messages:
            self.end("slow")

    def reply(self, message: p.Reply) -> None:
        """Put the one reply to a message on its way."""
        if type(message) is p.Refused:
            self.reception.metrics.refusals.labels(message.code).inc()
        self.send(frame(encode(message)))

    def end(self, code: str) -> None:
        """Send `bye` and close, once what was sent before is out."""
        if not self._ended:
            self._ended = code
            self.socket.write(frame(encode(p.Bye(code=code))))
            self.socket.hang_up(CLOSE_CODES.get(code, 1008))

    # ------------------------------------------------------------------ in

    async def run(self) -> None:
        """From hello to the end. On the short way, what comes after hello is heard without waking anybody."""
        try:
            await self._greet()
            while not self._ended:
                self.socket.listen(self._hear)
                self._hear(await self._next())
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass

    async def close(self) -> None:
        """Whatever became of it: its table knows, what was sent is out, and whoever waits for that goes on."""
        self.socket.listen(None)
        if self.table is not None:
            self.table.put(Gone(self))
        self.end("limit")
        await self.socket.finish()
        self.closed.set_result(None)

    async def _next(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        data = message.get("text")
        if data is None:
            self.reception.metrics.messages.inc()
            self.reply(refusal(None, BadInput("input.not_text", {})))
            raise WebSocketDisconnect(1003)
        return bytes(data, "utf-8", "replace")

    def _hear(self, data: bytes) -> None:
        """One message; whatever goes wrong, its sender gets a reply."""
        if self._ended:
            return
        try:
            self._receive(data)
        except Exception:
            logger.exception("internal")
            self.reception.metrics.errors.inc()
            self.reply(refusal(decoding.find_id(data), Refused("refused.internal", {})))

    async def _greet(self) -> None:
        """The first message, in time, from somebody who may be here."""
        limits = self.reception.settings.limits
        data = await asyncio.wait_for(self._next(), limits.hello_seconds)
        self.reception.metrics.messages.inc()
        try:
            message = decoding.read(data, hello_decoder)
            if not self.reception.budgets.addresses.take(self.address):
                raise Refused("refused.too_fast", {})
            if message.protocol != p.PROTOCOL:
                raise BadInput("input.protocol", {"found": message.protocol, "expected": p.PROTOCOL})
            await self._enter(message)
        except EscapadeError as error:
            self._count_wrong(error.code)
            self.reply(refusal(decoding.find_id(data), error))
            self.end("limit")

    async def _enter(self, message: p.Hello) -> None:
        if self.reception.wrong_tokens.is_empty(self.address):
            raise Refused("refused.too_fast", {})
        if message.token is None and self.reception.admission.is_crowded():
            raise Refused("refused.full", {})
        entered: asyncio.Future[p.Reply] = asyncio.get_running_loop().create_future()

        def answer(reply: p.Reply) -> None:
            if not entered.done():  # a fault after the welcome is not a second reply
                entered.set_result(reply)
                self.reply(reply)

        await self._offer(Enter(self, message, answer))
        reply = await entered
        if isinstance(reply, p.Refused):
            self._count_wrong(reply.code)
            self.end("limit")
        else:
            self.reception.admission.enter(self.raw, lambda: self.end("full"), seated=self.key is not None)
        self.budget = self.reception.budgets.of(self.key, self.address)

    async def _offer(self, job: Enter) -> None:
        """Hand a hello to its table. One that was just being let go when it was found is looked for again."""
        for _ in range(LOOKS):
            self.table = await self.reception.find(job.message.table)
            if self.table.offer(job):
                return
        self.table = None
        raise Refused("refused.busy", {})

    def _count_wrong(self, code: str) -> None:
        if code == "missing.table":
            self.reception.wrong_tokens.take(self.address)

    def _receive(self, data: bytes) -> None:
        """One message: read it and put it into the table's queue, or refuse it."""
        assert self.budget is not None and self.table is not None
        self.reception.metrics.messages.inc()
        start: float | None = time.perf_counter()

        def answer(reply: p.Reply) -> None:
            nonlocal start
            if start is not None:  # a fault after the reply is not a second one
                self.reception.metrics.ack.observe(time.perf_counter() - start)
                self.reply(reply)
                start = None

        try:
            self.budget.spend()
            message = decoding.read(data, command_decoder)
            self.budget.spend_on(message)
            if type(message) is p.Ping:
                self.is_hidden = message.hidden
            if self.reception.stopping:
                raise Refused("refused.stopping", {})
            if not self.table.offer(Command(self, message, answer)):
                raise Refused("refused.busy", {})
        except EscapadeError as error:
            answer(refusal(decoding.find_id(data), error))
