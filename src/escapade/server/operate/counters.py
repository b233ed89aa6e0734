"""Counting for the hot path: plain numbers, without the locks and label look-ups of a general library.

Everything is counted by the one thread that runs the event loop; Prometheus's own classes only write the page.
"""

from bisect import bisect_left
from collections.abc import Iterable

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

Family = CounterMetricFamily | HistogramMetricFamily


class PlainCounter(Collector):
    """How often something has happened."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.count = 0

    def inc(self, more: int = 1) -> None:
        """Count one more, or several."""
        self.count += more

    def collect(self) -> Iterable[Family]:
        """The count, as Prometheus wants it."""
        return [CounterMetricFamily(self.name, self.about, value=self.count)]


class PlainHistogram(Collector):
    """How long something takes: how many took at most so long, for each of a few bounds."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration in its bucket."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterable[Family]:
        """The buckets, as Prometheus wants them: each counts everything up to its bound."""
        so_far, buckets = 0, []
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self.counts, strict=True):
            so_far += count
            buckets.append((bound, so_far))
        return [HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self.sum)]
