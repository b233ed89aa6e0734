"""A position as the numbers that a net reads: written by each game, from what a seat knows and nothing else."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from escapade.core.state import State


@final
class Inputs:
    """As many numbers as a net reads, most of them between 0 and 1. Kept and written again, never made anew."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.numbers: vec[float] = vec[float]([0.0] * int(size))

    def clear(self) -> None:
        """All of them are 0 again."""
        numbers = self.numbers
        place: i64 = 0
        while place < self.size:
            numbers[place] = 0.0
            place += 1

    def put(self, place: i64, number: float) -> None:
        """The number at a place, from 0."""
        self.numbers[place] = number

    def flag(self, place: i64, *, is_set: bool) -> None:
        """Write a yes or a no."""
        self.numbers[place] = 1.0 if is_set else 0.0

    def written(self) -> list[float]:
        """All of them, for whoever trains."""
        return [self.numbers[place] for place in range(self.size)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """How a game's positions are written. Seats are relative: whoever looks is the first.

    `write` works on a position and on a world that a seat imagines, and writes the same of both: it reads only what the
    seat knows.
    """

    def __init__(self, size: i64) -> None:
        self.size: i64 = size

    def write(self, state: State, seat: i64, inputs: Inputs) -> None:
        """Fill inputs that were cleared."""
        raise NotImplementedError
