"""One socket: hello first, then messages in, replies and news out. Nothing here waits for a slow reader."""

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from escapade.core.errors import BadInput, EscapadeError, Refused
from escapade.server import protocol as p
from escapade.server import strict
from escapade.server.jobs import Client, Command, Enter, Gone
from escapade.server.limits import Bucket
from escapade.server.room import encode
from escapade.server.table import Table
from escapade.server.wording import refusal
from escapade.server.writes import StoreDown

if TYPE_CHECKING:
    from escapade.server.app import Server

hello_decoder = msgspec.json.Decoder(p.Hello)
command_decoder = msgspec.json.Decoder(p.Command)
CLOSE_CODES = {"restart": 1012, "slow": 1013, "revoked": 1008, "limit": 1008}


class Connection(Client):
    """A browser or a program at a table."""

    def __init__(self, server: "Server", socket: WebSocket) -> None:
        super().__init__()
        self.server = server
        self.socket = socket
        self.address = socket.client.host if socket.client else ""
        self.table: Table | None = None
        self.bucket: Bucket | None = None
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unread = 0
        self._ended = ""
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # ------------------------------------------------------------------ out

    def send(self, data: bytes) -> None:
        """Put a message on its way; whoever does not read for long is let go, and may come back."""
        if self._ended:
            return
        limits = self.server.settings.limits
        self._unread += len(data)
        if self._out.qsize() >= limits.unread_messages or self._unread > limits.unread_bytes:
            self.end("slow")
            return
        self._out.put_nowait(data)

    def reply(self, message: p.Reply) -> None:
        """Put the one reply to a message on its way."""
        if isinstance(message, p.Refused):
            self.server.metrics.refusals.labels(message.code).inc()
        self.send(encode(message))

    def end(self, code: str) -> None:
        """Say goodbye and close, once what was said before is out."""
        if not self._ended:
            self._out.put_nowait(encode(p.Bye(code=code)))
            self._out.put_nowait(None)
            self._ended = code

    async def _send_all(self) -> None:
        send = self.socket._send  # the socket's own bookkeeping is for those who need it
        try:
            while (data := await self._out.get()) is not None:
                self._unread -= len(data)
                await send({"type": "websocket.send", "text": data.decode()})
            await self.socket.close(CLOSE_CODES.get(self._ended, 1008))
        except (RuntimeError, WebSocketDisconnect, OSError):
            return  # the other side is gone; the reader notices too

    # ------------------------------------------------------------------ in

    async def run(self) -> None:
        """From hello to the end."""
        sender = asyncio.create_task(self._send_all())
        try:
            await self._greet()
            while not self._ended:
                self._receive(await self._next())
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass
        finally:
            if self.table is not None:
                self.table.put(Gone(self))
            self.end("limit")
            await self._drain(sender)
            self.closed.set_result(None)

    async def _drain(self, sender: "asyncio.Task[None]") -> None:
        """Let goodbyes out, but not for ever."""
        is_open = self.socket.client_state == WebSocketState.CONNECTED
        done, _ = await asyncio.wait([sender], timeout=1.0 if is_open else 0)
        if not done:
            sender.cancel()

    async def _next(self) -> bytes:
        message = await self.socket._receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        data = message.get("text")
        self.server.metrics.messages.inc()
        if data is None:
            self.reply(refusal(None, BadInput("input.not_text", {})))
            raise WebSocketDisconnect(1003)
        return bytes(data, "utf-8", "replace")

    async def _greet(self) -> None:
        """The first message, in time, from somebody who may be here."""
        limits = self.server.settings.limits
        async with asyncio.timeout(limits.hello_seconds):
            data = await self._next()
        try:
            message = strict.read(data, hello_decoder)
            if message.protocol != p.PROTOCOL:
                raise BadInput("input.protocol", {"found": message.protocol, "expected": p.PROTOCOL})
            await self._enter(message)
        except EscapadeError as error:
            self._wrong_hello(strict.find_id(data), error)
        except StoreDown:
            self.reply(refusal(strict.find_id(data), Refused("refused.storage", {})))
            self.end("limit")

    async def _enter(self, message: p.Hello) -> None:
        if self.server.wrong_tokens.is_empty(self.address):
            raise Refused("refused.too_fast", {})
        table = await self.server.hub.get(message.table)
        entered: asyncio.Future[p.Reply] = asyncio.get_running_loop().create_future()

        def answer(reply: p.Reply) -> None:
            if not entered.done():
                entered.set_result(reply)
            self.reply(reply)

        self.table = table
        if not table.offer(Enter(self, message, answer)):
            self.table = None
            raise Refused("refused.busy", {})
        reply = await entered
        if isinstance(reply, p.Refused):
            self._count_wrong(reply.code)
            self.end("limit")
        burst = self._budget()
        self.bucket = Bucket(burst, self.server.settings.limits.message_window, time.monotonic())

    def _budget(self) -> int:
        limits = self.server.settings.limits
        return limits.spectator_messages if self.seat is None else limits.player_messages

    def _wrong_hello(self, message_id: str | None, error: EscapadeError) -> None:
        self._count_wrong(error.code)
        self.reply(refusal(message_id, error))
        self.end("limit")

    def _count_wrong(self, code: str) -> None:
        if code == "missing.table":
            self.server.wrong_tokens.take(self.address)

    def _receive(self, data: bytes) -> None:
        """One message: read it, put it into the table's queue; or say why not."""
        assert self.bucket is not None and self.table is not None
        start = time.perf_counter()

        def answer(reply: p.Reply) -> None:
            self.server.metrics.ack.observe(time.perf_counter() - start)
            self.reply(reply)

        try:
            if not self.bucket.take(time.monotonic()):
                raise Refused("refused.too_fast", {})
            message = strict.read(data, command_decoder)
            if self.server.stopping:
                raise Refused("refused.stopping", {})
            if not self.table.offer(Command(self, message, answer)):
                raise Refused("refused.busy", {})
        except EscapadeError as error:
            answer(refusal(strict.find_id(data), error))
