"""A text message as it comes in on the short way: nearly always the bytes of one frame, whole."""

from websockets.frames import apply_mask  # type: ignore[attr-defined]

from escapade.server.wire.encoding import SHORT, TEXT

MASKED = 0x80
MASK = 4


def is_text(data: bytes) -> bool:
    """Whether these bytes are UTF-8; uvicorn closes sockets that call anything else a text."""
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def whole_text(data: bytes, most: int) -> bytes | None:
    """What a client sends with these bytes, if they are one text message from its beginning to its end; else None."""
    if len(data) < 2 + MASK or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] & ~MASKED, 2
    if size == SHORT and len(data) >= 4 + MASK:
        size, start = data[2] << 8 | data[3], 4
    elif size >= SHORT:
        return None
    if size > most or len(data) != start + MASK + size:
        return None
    return bytes(apply_mask(data[start + MASK:], data[start:start + MASK]))
