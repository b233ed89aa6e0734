"""What an operator can read: numbers only, none of them about what happens in a match."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from escapade.server.operate.counters import PlainCounter, PlainHistogram

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """One set for each server, so that tests can have several in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("escapade_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("escapade_sockets", "Open sockets", registry=self.registry)
        self.moves = self._counter("escapade_entries", "Entries appended to logs")
        self.messages = self._counter("escapade_messages", "Messages from clients")
        self.refusals = Counter("escapade_refusals", "Refused messages", ["code"], registry=self.registry)
        self.errors = self._counter("escapade_errors", "Exceptions nobody expected")
        self.ack = self._histogram("escapade_ack_seconds", "From a message to its reply")
        self.commit = self._histogram("escapade_commit_seconds", "Transactions, the flush to disk included")
        self.lag = self._histogram("escapade_loop_lag_seconds", "How late the event loop is")
        self.bots_replaced = self._counter("escapade_bots_replaced", "Late or broken bots")

    def _counter(self, name: str, about: str) -> PlainCounter:
        made = PlainCounter(name, about)
        self.registry.register(made)
        return made

    def _histogram(self, name: str, about: str) -> PlainHistogram:
        made = PlainHistogram(name, about, FAST)
        self.registry.register(made)
        return made

    def page(self) -> bytes:
        """All numbers in the text format of Prometheus."""
        return generate_latest(self.registry)
