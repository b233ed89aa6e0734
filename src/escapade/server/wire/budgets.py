"""What people and addresses may send over time, on whatever sockets: kept for the process, in bounded memory."""

import time

from escapade.core.errors import Refused
from escapade.server.settings import Limits
from escapade.server.wire import protocol as p
from escapade.server.wire.buckets import Bucket, Buckets

COSTLY = frozenset({p.Hand, p.TakeBack, p.AskHint, p.AskAdvice, p.AskWhy, p.AskHistory})
"""Messages that cost many times as much as a move."""


class Budgets:
    """The buckets of everybody who was here lately."""

    def __init__(self, limits: Limits) -> None:
        def buckets(size: float) -> Buckets:
            return Buckets(size, limits.message_window, limits.remembered_addresses)

        self.players, self.spectators = buckets(limits.player_messages), buckets(limits.spectator_messages)
        self.addresses = buckets(limits.address_messages)
        self.costly, self.set_ups = buckets(limits.costly_messages), buckets(limits.set_ups)

    def of(self, key: str | None, address: str) -> "Budget":
        """What somebody may send: a person by the token's hash, whoever watches by their address."""
        person = self.spectators.find(address) if key is None else self.players.find(key)
        return Budget(self, key or address, (person, self.addresses.find(address)))


class Budget:
    """What one person may send; all sockets of the same person share it."""

    def __init__(self, budgets: Budgets, who: str, buckets: tuple[Bucket, ...]) -> None:
        self.budgets, self.who = budgets, who
        self._buckets = buckets

    def spend(self) -> None:
        """One message, whatever it says; Refused when it is one too many."""
        now = time.monotonic()
        for bucket in self._buckets:
            if not bucket.take(now):
                raise Refused("refused.too_fast", {})

    def spend_on(self, message: p.Command) -> None:
        """What a message costs on top, now that it is known; Refused when that is too much."""
        kind, budgets = type(message), self.budgets
        is_too_much = ((kind in COSTLY and not budgets.costly.take(self.who))
                       or (kind is p.SetUp and not budgets.set_ups.take(self.who)))
        if is_too_much:
            raise Refused("refused.too_fast", {})
