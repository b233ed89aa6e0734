"""One WebSocket as a connection needs it, and the plain way to one: through ASGI alone.

`short_way.py` is the other way, for what happens thousands of times a second; `ESCAPADE_SHORT_WAY=0` turns it off.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from escapade.server.wire.encoding import unframed

Listener = Callable[[bytes], None]
EXTENSION = "escapade.short_way"
HIGH_WATER = 16 * 1024
"""Bytes that wait before a reader counts as behind; what the system's own buffers hold comes on top."""
GRACE = 2.0
"""Seconds for a goodbye to get through to somebody who does not read."""


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    async def receive(self) -> Any:
        """The next message that no listener has heard, as an ASGI message."""

    def listen(self, listener: Listener | None) -> None:
        """Hear messages without being woken for each, where this way can do that; None ends it."""

    def write(self, framed: bytes) -> int:
        """Put a message on its way; the number of bytes that the client has left unread."""

    def hang_up(self, code: int) -> None:
        """Close, once what was written before is out; a client that does not take it is cut off after a moment."""

    async def finish(self) -> None:
        """After `hang_up`: return when what was written is out, or was given up."""


def find_way(socket: WebSocket) -> Socket:
    """The short way where the server was started with it, else the plain one."""
    found = (socket.scope.get("extensions") or {}).get(EXTENSION)
    return PlainWay(socket) if found is None else cast("Socket", found)


class PlainWay:
    """A socket through ASGI alone: messages wait in a queue of our own for a task that sends them."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._unread = 0
        self._sender: asyncio.Task[None] | None = None
        self._code: int | None = None
        self._cut: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def receive(self) -> Any:
        """The next message; a disconnect once the socket was cut off."""
        reader = asyncio.ensure_future(self._socket.receive())
        await asyncio.wait((reader, self._cut), return_when=asyncio.FIRST_COMPLETED)
        if reader.done():
            return reader.result()
        reader.cancel()
        return {"type": "websocket.disconnect", "code": self._code}

    def listen(self, listener: Listener | None) -> None:
        """Every message is received, one by one."""

    def write(self, framed: bytes) -> int:
        """Put a message into the queue; the number of bytes that wait there."""
        if self._code is None:
            self._waiting.append(framed)
            self._unread += len(framed)
            self._start()
        return self._unread

    def hang_up(self, code: int) -> None:
        """Close behind the last message of the queue."""
        if self._code is None:
            self._code = code
            self._start()
            asyncio.get_running_loop().call_later(GRACE, self._cut_off)

    async def finish(self) -> None:
        """Wait for the task that sends; it ends by itself, or is cut off."""
        if self._sender is not None:
            await asyncio.wait((self._sender,))

    def _start(self) -> None:
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                framed = self._waiting.popleft()
                await self._socket.send_text(unframed(framed))
                self._unread -= len(framed)
            if self._code is not None:
                await self._socket.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._waiting.clear()

    def _cut_off(self) -> None:
        if not self._cut.done():
            self._cut.set_result(None)
        if self._sender is not None:
            self._sender.cancel()
