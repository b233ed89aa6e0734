"""Secrets and names from the operating system's randomness. Whoever has a seat's token plays that seat."""

import hashlib
import secrets


def new_token() -> str:
    """256 random bits, shown once and stored hashed."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """The public name of a table; it opens nothing by itself."""
    return secrets.token_hex(6)


def new_seed() -> str:
    """What every draw of a match comes from; in hexadecimal, as it is stored and shown at the end."""
    return secrets.token_hex(32)


def hashed(token: str) -> str:
    """What is stored of a token. A lookup by hash takes no time that depends on the secret."""
    return hashlib.sha256(token.encode()).hexdigest()
