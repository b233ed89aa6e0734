"""The short way of a WebSocket: uvicorn's own, taken over for what happens thousands of times a second.

A message that has come in whole goes to the listener at once, and a message that goes out is written at once: no
queue, no task to wake and no pausing of the socket between a frame and whoever wants it. The handshake, pings,
fragments, limits, broken frames and messages in pieces stay with uvicorn and websockets. It rests on private parts of
both, which are pinned to one version each; `tests/server/test_private_parts.py` names every one of them.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from escapade.server.wire.websocket import EXTENSION, GRACE, HIGH_WATER, Listener
from escapade.server.wire.whole_text import is_text, whole_text


def is_between_messages(conn: ServerProtocol) -> bool:
    """Whether the library has read all there was and waits for a message to begin, not for the rest of one."""
    waits: Any = conn.parser
    while waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return conn.current_size is None and waits.__name__ == "at_eof"


class ShortWay(WebSocketsSansIOProtocol):
    """uvicorn's own socket, taken over. Until somebody listens, messages wait in uvicorn's queue."""

    listener: Listener | None = None
    pending: list[bytes]
    between = False
    """Whether the next bytes begin a message."""

    def handle_connect(self, event: Request) -> None:
        """Leave this object in the scope, where `find_way` looks for it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self
            self.transport.set_write_buffer_limits(high=HIGH_WATER)
            self.pending = []

    def data_received(self, data: bytes) -> None:
        """Bytes from the client: nearly always one message, whole; everything else the library takes apart."""
        text = whole_text(data, self.config.ws_max_size) if self.between and not self.close_sent else None
        if text is not None and self.listener is not None and is_text(text):
            self.listener(text)
        else:
            super().data_received(data)
            self.between = is_between_messages(self.conn)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces is whole: to the listener, if there is one."""
        if self.listener is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        if is_text(data):
            self.frames = []
            self.listener(data)
        else:
            super().send_receive_event_to_app()

    def listen(self, listener: Listener | None) -> None:
        """Hear from now on what comes in whole; what waits in the queue must be received first."""
        if listener is None or self.queue.empty():
            self.listener = listener

    def write(self, framed: bytes) -> int:
        """Put a message on its way, together with all that follow before the loop turns: a reply and the news that
        come with it cost one call of the system, not two. Returns the number of bytes that wait unread.
        """
        if self.disconnected or self.close_sent:
            return 0
        if not self.pending:
            self.loop.call_soon(self.flush)
        self.pending.append(framed)
        return self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """Write everything that waits in one call of the system."""
        if self.pending and not self.disconnected:
            self.transport.write(self.pending[0] if len(self.pending) == 1 else b"".join(self.pending))
        self.pending.clear()

    async def finish(self) -> None:
        """Nothing waits: what was written is the transport's, which closes behind it."""

    def hang_up(self, code: int) -> None:
        """Close, once what was written before is out; a client that does not take it is cut off after a moment."""
        if self.disconnected or self.close_sent:
            return
        self.flush()
        try:
            self.conn.send_close(code)
        except InvalidState:
            return
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_timer = asyncio.get_running_loop().call_later(GRACE, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
