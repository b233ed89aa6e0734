"""What the tree knows of one information set: the answers that were tried there, and what became of them."""

from math import log, sqrt
from typing import Final, final

from escapade.core.rng import Rng, shuffle
from escapade.core.seat import NONE

UNEXPANDED: Final = -1
"""The visits of a node that was met and not yet played on from."""
TIE: Final = 1e-5
"""Answers whose bounds are as close as this are drawn from."""


@final
class Child:
    """An answer that was tried: how often, and what its seat got from it altogether."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.visits = 0
        self.total = 0.0

    def bound(self, exploration: float, logarithm: float) -> float:
        """The upper confidence bound: its mean, and more the less often it was tried."""
        return self.total / self.visits + exploration * sqrt(logarithm / self.visits)


@final
class Node:
    """One information set: all positions that the seat to answer cannot tell apart."""

    def __init__(self) -> None:
        self.visits = UNEXPANDED
        self.children: list[Child] = []
        """In the order in which they were first tried."""

    def child(self, action: int) -> Child | None:
        """What is known of an answer; None before it was tried."""
        for child in self.children:
            if child.action == action:
                return child
        return None

    def descend(self, legal: list[int], exploration: float, rng: Rng) -> Child:
        """The answer of this visit: any that was never tried, else the one with the highest bound. It is counted."""
        child = self.untried(legal, rng) if len(self.children) < len(legal) else self.highest(exploration, rng)
        self.visits += 1
        child.visits += 1
        return child

    def untried(self, legal: list[int], rng: Rng) -> Child:
        """A new child: the first in a random order that there is none for. `legal` belongs to the caller."""
        order = legal[:]
        shuffle(order, rng)
        action = NONE
        for action in order:
            if self.child(action) is None:
                break
        found = Child(action)
        self.children.append(found)
        return found

    def highest(self, exploration: float, rng: Rng) -> Child:
        """The child with the highest bound; any of those that are as good as equal."""
        logarithm = log(self.visits)
        bounds = [child.bound(exploration, logarithm) for child in self.children]
        least = max(bounds) - TIE
        close = [child for place, child in enumerate(self.children) if bounds[place] > least]
        return close[rng.below(len(close))]

    def most_visited(self, rng: Rng) -> Child:
        """The child that was tried oftenest; any of those that were as often."""
        most = max([child.visits for child in self.children])
        best = [child for child in self.children if child.visits == most]
        return best[rng.below(len(best))]
