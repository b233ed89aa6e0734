"""Counting for the hot path: plain numbers, without the locks and label look-ups of a general library.

Everything is counted by the one thread that runs the event loop; Prometheus's own classes only write the page.
"""

from bisect import bisect_left


class PlainCounter:
    """How often something has happened."""

    def __init__(self) -> None:
        self.count = 0

    def inc(self, more: int = 1) -> None:
        """Count one more, or several."""
        self.count += more


class PlainHistogram:
    """How long something takes: how many took at most so long, for each of a few bounds."""

    def __init__(self, bounds: list[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration in its bucket."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Each bound in words, with the number of those that took at most so long."""
        so_far, found = 0, []
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self.counts, strict=True):
            so_far += count
            found.append((bound, float(so_far)))
        return found
