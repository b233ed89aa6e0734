"""uvicorn's HTTP connection, admitted or ended at once, and our own words for what is no HTTP at all."""

import asyncio
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from escapade.core.errors import BadInput
from escapade.server.wire.admission import Admission, RawConnection
from escapade.server.wire.encoding import encode
from escapade.server.wire.protocol_http import Failure

BODY = encode(Failure(code=BadInput("input.request", {}).code, params={}))
NOT_HTTP = (b"HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nCache-Control: no-store\r\n"
            b"X-Content-Type-Options: nosniff\r\nConnection: close\r\n"
            b"Content-Length: %d\r\n\r\n%s" % (len(BODY), BODY))
"""The answer to bytes that h11 cannot read; no endpoint hears of them."""


class HttpConnection(H11Protocol):
    """A connection until it is closed, or becomes a socket."""

    admission: ClassVar[Admission]
    raw: RawConnection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Counted before a byte is read."""
        plain = cast("asyncio.Transport", transport)
        super().connection_made(plain)
        self.raw = self.admission.arrive(plain)

    def connection_lost(self, exc: Exception | None) -> None:
        """A place is free; a socket's place is freed by whoever serves the socket."""
        super().connection_lost(exc)
        self.admission.leave(self.raw)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A socket is opened by a GET; for anything else the library below would have no answer at all."""
        if event.method == b"GET":
            super().handle_websocket_upgrade(event)
        else:
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Like every error a code; where half of an answer is on its way already, the connection just ends."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(NOT_HTTP)
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()


def http_connection_class(admission: Admission) -> type[asyncio.Protocol]:
    """The class of connections that one server admits."""

    class AdmittedConnection(HttpConnection):
        """A connection of one server; a test may run several."""

    AdmittedConnection.admission = admission
    return AdmittedConnection
