"""Ours and a peer's in turn: a ratio means something only when both ran under the same load.

Slices are short, because what else the machine does changes within a second.
"""

from collections.abc import Callable
from statistics import median
from typing import NamedTuple

ROUNDS = 5
SLICES = 8
SLICE_SECONDS = 0.15

Rate = Callable[[float], float]
Promise = tuple[str, float, float]
"""Title, figure, and the least it may be."""


class Race(NamedTuple):
    """Two rates, and the median over all rounds of their ratio."""

    ours: float
    theirs: float
    ratio: float


def race(ours: Rate, theirs: Rate) -> Race:
    """Run both in turn, five rounds of many slices; each gets the seconds it shall take."""
    rounds = [_one_round(ours, theirs) for _ in range(ROUNDS)]
    return Race(median(mine for mine, _ in rounds), median(peer for _, peer in rounds),
                median(mine / peer for mine, peer in rounds))


def _one_round(ours: Rate, theirs: Rate) -> tuple[float, float]:
    slices = [(ours(SLICE_SECONDS), theirs(SLICE_SECONDS)) for _ in range(SLICES)]
    return sum(mine for mine, _ in slices) / SLICES, sum(peer for _, peer in slices) / SLICES


def is_kept(promise: Promise) -> bool:
    """Say whether a promise is kept."""
    title, figure, target = promise
    kept = figure >= target
    print(f"  {title:42} {figure:8.2f}   (promised {target:.2f}: {'kept' if kept else 'NOT KEPT'})")
    return kept
