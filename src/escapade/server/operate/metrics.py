"""What an operator can read: numbers only, none of them about what happens in a match."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from escapade.server.operate.counters import PlainCounter, PlainHistogram

FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0]
SLOW = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0]


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
        self.company = self._histogram("escapade_company_seconds", "For how long a transaction waited for company")
        self.lag = self._histogram("escapade_loop_lag_seconds", "How late the event loop is")
        self.bots_replaced = self._counter("escapade_bots_replaced", "Late or broken bots")
        self.analysis = self._histogram("escapade_analysis_seconds", "Finished matches looked at, from begin to end",
                                        SLOW)
        self.analyses_failed = self._counter("escapade_analyses_failed", "Analyses that were late or broke off")

    def _counter(self, name: str, about: str) -> PlainCounter:
        made = PlainCounter()
        self.registry.register(CounterPage(name, about, made))
        return made

    def _histogram(self, name: str, about: str, bounds: list[float] = FAST) -> PlainHistogram:
        made = PlainHistogram(bounds)
        self.registry.register(HistogramPage(name, about, made))
        return made

    def page(self) -> bytes:
        """All numbers in the text format of Prometheus."""
        return generate_latest(self.registry)


class CounterPage(Collector):
    """A counter, as Prometheus wants it."""

    def __init__(self, name: str, about: str, counter: PlainCounter) -> None:
        self.name, self.about, self.counter = name, about, counter

    def collect(self) -> Iterable[CounterMetricFamily]:
        """One number, from zero since the start."""
        return [CounterMetricFamily(self.name, self.about, value=self.counter.count)]


class HistogramPage(Collector):
    """A histogram, as Prometheus wants it: each bucket counts everything up to its bound."""

    def __init__(self, name: str, about: str, histogram: PlainHistogram) -> None:
        self.name, self.about, self.histogram = name, about, histogram

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """The buckets, and the sum of all durations."""
        buckets, seconds = self.histogram.buckets(), self.histogram.sum
        return [HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=seconds)]
