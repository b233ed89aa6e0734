"""A small net: two layers of rectified sums and a logistic curve, on packed numbers."""

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from escapade.bots.values.features import Inputs


@final
class Layer:
    """Weights by input and output, and what each output begins with. Its outputs are kept and written again."""

    def __init__(self, weights: list[list[float]], bias: list[float]) -> None:
        self.size: i64 = len(bias)
        self.weights: vec[float] = vec[float]([weight for row in weights for weight in row])
        self.bias: vec[float] = vec[float](bias)
        self.sums: vec[float] = vec[float]([0.0] * len(bias))

    def add_up(self, numbers: vec[float], size: i64) -> None:
        """The sums for these numbers; a number of 0 costs nothing."""
        sums, weights, bias = self.sums, self.weights, self.bias
        width = self.size
        place: i64 = 0
        while place < width:
            sums[place] = bias[place]
            place += 1
        start: i64 = 0
        number: i64 = 0
        while number < size:
            factor = numbers[number]
            if factor != 0.0:
                place = 0
                while place < width:
                    sums[place] = sums[place] + factor * weights[start + place]
                    place += 1
            start += width
            number += 1

    def rectify(self) -> None:
        """Sums below 0 are 0."""
        sums = self.sums
        place: i64 = 0
        while place < self.size:
            sums[place] = max(sums[place], 0.0)
            place += 1


@final
class Net:
    """Gives a share of a win, from 0 to 1."""

    def __init__(self, first: Layer, second: Layer, last: Layer) -> None:
        self.first = first
        self.second = second
        self.last = last

    def of(self, inputs: Inputs) -> float:
        """What these inputs are worth."""
        first, second, last = self.first, self.second, self.last
        first.add_up(inputs.numbers, inputs.size)
        first.rectify()
        second.add_up(first.sums, first.size)
        second.rectify()
        last.add_up(second.sums, second.size)
        return 1.0 / (1.0 + math.exp(-last.sums[0]))
