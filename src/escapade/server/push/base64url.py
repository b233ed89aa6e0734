"""Bytes as the Web Push standards write them: base64 with - and _, and nothing at the end."""

import base64
import binascii

from escapade.core.errors import BadInput


def write(data: bytes) -> str:
    """Bytes as text."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str, size: int, field: str) -> bytes:
    """So many bytes, or BadInput that names the field they stood in."""
    try:
        found = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        found = b""
    if len(found) != size:
        raise BadInput("input.push_key", {"field": field, "size": size})
    return found
