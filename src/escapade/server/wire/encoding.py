"""Messages on their way out: as JSON, as WebSocket frames, and errors as codes that are safe to send."""

from typing import Any, Final

import msgspec

from escapade.core.errors import EscapadeError
from escapade.server.wire import protocol as p

LONGEST = 200
LATER = {"refused.busy", "refused.full", "refused.storage", "refused.too_fast", "refused.stopping"}
"""Not the sender's fault, or over soon: the same message again, a little later."""
TEXT: Final = 0x81
SHORT: Final = 126
MIDDLE: Final = 65536

encode = msgspec.json.Encoder().encode


def frame(data: bytes) -> bytes:
    """One text message as it goes over the wire: the same bytes for everybody who is sent the same."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < MIDDLE:
        return bytes((TEXT, SHORT, size >> 8, size & 255)) + data
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + data


def unframed(framed: bytes) -> str:
    """The text of a message that `frame` has framed."""
    start = {SHORT: 4, SHORT + 1: 10}.get(framed[1], 2)
    return framed[start:].decode()


def refusal(message_id: str | None, error: EscapadeError) -> p.Refused:
    """An error of the engine or of a table, as a reply."""
    return p.Refused(id=message_id, code=error.code, params=plain(error.params), retry=error.code in LATER)


def plain(params: dict[str, object]) -> dict[str, Any]:
    """Parameters as JSON, short."""
    return {name: value if isinstance(value, int) else str(value)[:LONGEST] for name, value in params.items()}
