"""A sequential test of paired results: it stops as soon as they say enough, and is wrong no oftener than agreed.

The generalised sequential probability ratio test that chess engines are tuned with: the variance is estimated from the
results themselves, so that ties and pairs on the same dice count for what they are.
"""

from dataclasses import dataclass, field
from math import log, sqrt

from escapade.sim.stats import Z95

WRONG = 0.05
"""How often the test may see a difference that is not there, or miss one that is."""
FIRST_LOOK = 64
"""With fewer pairs the variance is known too badly: the true errors were more than twice those agreed upon."""
ABOVE, BELOW = log((1 - WRONG) / (WRONG / 2)), log(WRONG / (1 - WRONG / 2))
"""Wald's bounds; two questions are asked at once, so that each may see a difference that is not there half as often."""
BETTER, WORSE, SAME, OPEN = "better", "worse", "same", "open"


@dataclass
class Sequential:
    """Differences of pairs, as they come; `effect` is the difference that would matter."""

    effect: float
    pairs: int = 0
    total: float = 0.0
    squares: float = 0.0
    verdict: str = field(default=OPEN)

    def add(self, difference: float) -> None:
        """One pair more; after the verdict nothing counts."""
        if self.verdict != OPEN:
            return
        self.pairs += 1
        self.total += difference
        self.squares += difference * difference
        if self.pairs >= FIRST_LOOK:
            self.verdict = self._look()

    def mean(self) -> float:
        """The mean difference."""
        return self.total / self.pairs if self.pairs else 0.0

    def variance(self) -> float:
        """The variance of a difference; a pair that differs by one is added, so that it is never nothing."""
        count = self.pairs + 1
        return max(0.0, (self.squares + 1) / count - (self.total / count) ** 2)

    def reach(self) -> float:
        """Half of the 95 % interval of the mean. A test that may stop early makes it a little too short."""
        return Z95 * sqrt(self.variance() / self.pairs) if self.pairs else 1.0

    def ratio(self, expected: float) -> float:
        """The logarithm of how much likelier the results are under `expected` than under no difference."""
        return self.pairs * expected * (self.mean() - expected / 2) / self.variance()

    def _look(self) -> str:
        """Two tests at once, each against no difference; the same when both are decided for none."""
        up, down = self.ratio(self.effect), self.ratio(-self.effect)
        if up >= ABOVE or down >= ABOVE:
            return BETTER if up >= ABOVE else WORSE
        return SAME if up <= BELOW and down <= BELOW else OPEN
