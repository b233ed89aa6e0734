"""Whom a host has sent away from a table, by address and in memory alone: they need an invitation to come again."""

from escapade.core.errors import Refused
from escapade.server.wire.addresses import counted_address


class SentAway:
    """Where each token's client came from last, and the addresses that are not welcome without an invitation."""

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}
        self._barred: set[str] = set()

    def note(self, key: str | None, address: str) -> None:
        """Somebody comes with a token, by its hash."""
        if key is not None:
            self._addresses[key] = counted_address(address)

    def bar(self, key: str) -> None:
        """Whoever has this token was sent away."""
        if key in self._addresses:
            self._barred.add(self._addresses[key])

    def check(self, address: str, *, invited: bool) -> None:
        """Refuse a seat to whoever was sent away and has no invitation."""
        if counted_address(address) in self._barred and not invited:
            raise Refused("refused.sent_away", {})
