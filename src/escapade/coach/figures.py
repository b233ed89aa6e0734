"""A mean and how sure it is: what every figure of the coach is told with."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

NORMAL = 1.96
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error, of so many samples."""

    mean: float
    error: float
    samples: int

    @property
    def reach(self) -> float:
        """Half of its 95 % interval."""
        return NORMAL * self.error

    def is_above(self, value: float = 0.0) -> bool:
        """Whether the whole interval lies above a value."""
        return self.mean - self.reach > value

    def is_below(self, value: float = 0.0) -> bool:
        """Whether the whole interval lies below a value."""
        return self.mean + self.reach < value

    def as_json(self) -> dict[str, float | int]:
        """With four digits: more are noise."""
        return {"mean": round(self.mean, 4), "low": round(self.mean - self.reach, 4),
                "high": round(self.mean + self.reach, 4), "samples": self.samples}


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean of two samples or more. Of few equal ones nobody can be sure: the next one may differ, and that one is
    counted with (a rule of succession), so that an error is 0 only where nothing can be otherwise.
    """
    count = len(samples)
    assert count > 1, "one sample says nothing of its error"
    mean = sum(samples) / count
    spread = sum((one - mean) ** 2 for one in samples) / (count - 1)
    return Estimate(mean, sqrt(max(spread, 1 / count ** 2) / count), count)


def difference(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """By how much the first is more, sample by sample: what both share goes away."""
    return estimate([left - right for left, right in zip(one, other, strict=True)])


def scale_up(looked_at: Sequence[Estimate], count: int) -> Estimate:
    """The sum over `count` things of which only these were looked at, evenly chosen; all of them, if there are so many.

    Where some were not, how much the others differ from each other is part of the error; of nothing, nothing is known.
    """
    if len(looked_at) == count:
        return add_up(looked_at) if count else Estimate(0.0, 0.0, 0)
    if len(looked_at) < 2:
        return Estimate(0.0, float(count), 0)
    found = estimate([one.mean for one in looked_at])
    return Estimate(count * found.mean, count * found.error, sum(one.samples for one in looked_at))


def add_up(estimates: Sequence[Estimate]) -> Estimate:
    """The sum of estimates that know nothing of each other."""
    return Estimate(sum(one.mean for one in estimates), sqrt(sum(one.error ** 2 for one in estimates)),
                    sum(one.samples for one in estimates))
