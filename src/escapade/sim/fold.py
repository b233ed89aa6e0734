"""Chunks of matches put together: in whatever order they come, and however often, each counts once."""

from collections.abc import Callable
from dataclasses import dataclass

from escapade.sim.stats import Totals

Progress = Callable[[int], object]


@dataclass(frozen=True)
class Part:
    """What came of one chunk: its matches, their totals, and their rows as a Parquet file where rows were wanted."""

    chunk: range
    totals: Totals
    rows: bytes | None


class Fold:
    """Totals as if one process had played all chunks, one after another."""

    def __init__(self, nothing: Callable[[], Totals], chunks: list[range]) -> None:
        self.nothing, self.chunks = nothing, chunks
        self.totals = nothing()
        self._counted: set[range] = set()
        self._waiting: dict[range, Totals] = {}
        self._next = 0

    def add(self, part: Part, progress: Progress | None = None) -> None:
        """Count a chunk; one that was counted already changes nothing."""
        if part.chunk in self._counted:
            return
        self._counted.add(part.chunk)
        self._waiting[part.chunk] = part.totals
        while self._next < len(self.chunks) and self.chunks[self._next] in self._waiting:
            self.totals.merge(self._waiting.pop(self.chunks[self._next]))
            self._next += 1
        if progress is not None:
            progress(part.totals.matches)

    def whole(self) -> Totals:
        """The totals, once every chunk has been counted."""
        assert self._next == len(self.chunks), f"{len(self.chunks) - len(self._counted)} chunks are missing"
        return self.totals
