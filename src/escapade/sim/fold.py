"""Chunks of matches put together: in whatever order they come, and however often, each counts once."""

from collections.abc import Callable
from dataclasses import dataclass

from escapade.sim.stats import Totals

Progress = Callable[[int], object]


@dataclass(frozen=True)
class Part:
    """What came of a chunk, or of neighbours as one: totals, and rows as a Parquet file where rows were wanted."""

    chunk: range
    totals: Totals
    rows: bytes | None


class Fold:
    """Totals as if one process had played all chunks, one after another."""

    def __init__(self, nothing: Callable[[], Totals], chunks: list[range]) -> None:
        self.nothing = nothing
        self.totals = nothing()
        self._counted: set[int] = set()
        self._waiting: dict[int, Part] = {}
        self._next, self._end = chunks[0].start, chunks[-1].stop

    def add(self, part: Part, progress: Progress | None = None) -> None:
        """Count a chunk; one that was counted already changes nothing."""
        if part.chunk.start in self._counted:
            return
        self._counted.add(part.chunk.start)
        self._waiting[part.chunk.start] = part
        while self._next in self._waiting:
            found = self._waiting.pop(self._next)
            self.totals.merge(found.totals)
            self._next = found.chunk.stop
        if progress is not None:
            progress(part.totals.matches)

    def whole(self) -> Totals:
        """The totals, once every chunk has been counted."""
        assert self._next == self._end, f"matches from {self._next} on are missing"
        return self.totals
