"""The answers that are compared, each with how much better than the expert's it did in the same worlds."""

from typing import final


@final
class Arm:
    """One answer, and its differences to the expert's answer: the same world, the same dice."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.pairs = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        """One world more."""
        self.pairs += 1
        self.total += difference
        self.squares += difference * difference

    def mean(self) -> float:
        """By how much it is better on average."""
        return self.total / self.pairs if self.pairs else 0.0

    def error(self) -> float:
        """The standard error of that; as if one pair more had differed by one, so that few equal pairs prove nothing.
        """
        if self.pairs == 0:
            return 1.0
        count = float(self.pairs + 1)
        variance = (self.squares + 1.0) / count - (self.total / count) * (self.total / count)
        return float((variance / float(self.pairs)) ** 0.5) if variance > 0.0 else 0.0


def best_of(arms: list[Arm]) -> Arm:
    """The one that did best; of equals the first."""
    best = arms[0]
    for arm in arms:
        if arm.mean() > best.mean():
            best = arm
    return best


def better_half(arms: list[Arm]) -> list[Arm]:
    """Those that did better, half of them and at least one, best first."""
    left = arms[:]
    kept: list[Arm] = []
    while len(kept) < (len(arms) + 1) // 2:
        best = best_of(left)
        kept.append(best)
        left.remove(best)
    return kept


def rounds_of(arms: int) -> int:
    """How often the arms are halved until one is left, the last comparison included."""
    rounds = 1
    while arms > 1:
        arms = (arms + 1) // 2
        rounds += 1
    return rounds
