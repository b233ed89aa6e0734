"""The fit: two hidden layers, the logistic loss, Adam; the best net on matches it was not fitted to is kept.

Nets of this size take seconds in numpy, which the tests have anyway.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy

from tools.train.matches import Rows

HIDDEN = (32, 16)
PASSES = 40
PATIENCE = 6
BATCH = 512
RATE = 2e-3
DECAY = 1e-4
FIRST, SECOND, SMALL = 0.9, 0.999, 1e-8
"""Adam's own."""
HELD_OUT = 10
"""One match in so many is held out."""

Parts = list[numpy.ndarray]


@dataclass
class Fitted:
    """Weights and biases, layer by layer, and how much of the outcomes of other matches they explain."""

    parts: Parts
    r2: float
    rows: int
    base_rate: float


def begin(inputs: int, seed: int) -> Parts:
    """Small random weights, no bias."""
    luck = numpy.random.default_rng(seed)
    sizes = [inputs, *HIDDEN, 1]
    parts: Parts = []
    for before, after in pairwise(sizes):
        parts += [luck.normal(0, (2 / before) ** 0.5, (before, after)).astype(numpy.float32),
                  numpy.zeros(after, dtype=numpy.float32)]
    return parts


def layers(parts: Parts, inputs: numpy.ndarray) -> Parts:
    """What each hidden layer gives, and at last the share of a win."""
    first = numpy.maximum(inputs @ parts[0] + parts[1], 0)
    second = numpy.maximum(first @ parts[2] + parts[3], 0)
    return [first, second, 1 / (1 + numpy.exp(-(second @ parts[4] + parts[5])[:, 0]))]


def slopes(parts: Parts, inputs: numpy.ndarray, worth: numpy.ndarray) -> Parts:
    """How the loss changes with every weight."""
    first, second, share = layers(parts, inputs)
    last = ((share - worth) / len(worth))[:, None]
    middle = (last @ parts[4].T) * (second > 0)
    early = (middle @ parts[2].T) * (first > 0)
    return [inputs.T @ early, early.sum(0), first.T @ middle, middle.sum(0), second.T @ last, last.sum(0)]


def explained(parts: Parts, inputs: numpy.ndarray, worth: numpy.ndarray) -> float:
    """R²: the part of the variance of outcomes that the net takes away."""
    left = float(((layers(parts, inputs)[2] - worth) ** 2).mean())
    return 1 - left / max(1e-9, float(worth.var()))


class Adam:
    """Steps that are as long as each weight's own slope has earned."""

    def __init__(self, parts: Parts) -> None:
        self.mean = [numpy.zeros_like(part) for part in parts]
        self.square = [numpy.zeros_like(part) for part in parts]
        self.count = 0

    def step(self, parts: Parts, found: Parts) -> None:
        """Change the weights."""
        self.count += 1
        for place, slope in enumerate(found):
            self.mean[place] += (1 - FIRST) * (slope - self.mean[place])
            self.square[place] += (1 - SECOND) * (slope * slope - self.square[place])
            fair = self.mean[place] / (1 - FIRST ** self.count)
            size = numpy.sqrt(self.square[place] / (1 - SECOND ** self.count)) + SMALL
            parts[place] -= RATE * (fair / size + DECAY * parts[place])


def fit(rows: Rows, seed: int, passes: int = PASSES) -> Fitted:
    """The net that does best on the matches that were held out."""
    held = rows.match % HELD_OUT == 0
    inputs, worth = rows.inputs[~held], rows.worth[~held]
    parts, luck = begin(inputs.shape[1], seed), numpy.random.default_rng(seed)
    adam, best, kept, since = Adam(parts), float("-inf"), parts, 0
    for _ in range(passes):
        order = luck.permutation(len(worth))
        for start in range(0, len(order), BATCH):
            chosen = order[start:start + BATCH]
            adam.step(parts, slopes(parts, inputs[chosen], worth[chosen]))
        found = explained(parts, rows.inputs[held], rows.worth[held])
        since += 1
        if found > best:
            best, kept, since = found, [part.copy() for part in parts], 0
        if since >= PATIENCE:
            break
    return Fitted(kept, best, len(rows.worth), float(rows.worth.mean()))
