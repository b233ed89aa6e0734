"""What an operator can watch: numbers only, none of them about what happens in a match."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """One set for each server, so that tests can have several in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("escapade_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("escapade_sockets", "Open sockets", registry=self.registry)
        self.moves = Counter("escapade_entries", "Entries appended to logs", registry=self.registry)
        self.messages = Counter("escapade_messages", "Messages from clients", registry=self.registry)
        self.refusals = Counter("escapade_refusals", "Refused messages", ["code"], registry=self.registry)
        self.errors = Counter("escapade_errors", "Exceptions nobody expected", registry=self.registry)
        self.ack = self._histogram("escapade_ack_seconds", "From a message to its reply")
        self.commit = self._histogram("escapade_commit_seconds", "Transactions, the flush to disk included")
        self.lag = self._histogram("escapade_loop_lag_seconds", "How late the event loop is")
        self.bots_replaced = Counter("escapade_bots_replaced", "Late or broken bots", registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=FAST, registry=self.registry)

    def page(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
