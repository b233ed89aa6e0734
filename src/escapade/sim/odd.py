"""Matches that somebody should look at: a bounded memory of them that adds up in any order."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from escapade.play.loop import Played

MOST_A_REASON = 100
"""So many matches are remembered of each ending, those with the lowest numbers."""
MOST_LONG = 20
RARE = 1000
"""An ending is odd when fewer than one match in so many ends like that."""
FAR = 4
"""A match is odd when it is so many times as far above the median as the longest one of twenty."""


@dataclass(frozen=True)
class Odd:
    """One odd match: its number, why it is odd (`rare_end`, `long`), how it ended, its decisions and the median."""

    match: int
    why: str
    reason: str
    decisions: int
    median: int


@dataclass
class Notes:
    """How long matches were, the first ones of each ending, and the longest."""

    lengths: Counter[int] = field(default_factory=Counter)
    """Decisions of a match → how many matches had so many."""
    ends: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    """Ending → number and decisions of the first matches that ended so."""
    longest: list[tuple[int, int, str]] = field(default_factory=list)
    """Decisions (negative, so that the longest stand first), number and ending."""

    def add(self, number: int, played: Played) -> None:
        """Note one match."""
        self.lengths[played.decisions] += 1
        self._remember(played.reason, [(number, played.decisions)])
        self._rank([(-played.decisions, number, played.reason)])

    def merge(self, other: "Notes") -> None:
        """Note what another worker noted."""
        self.lengths.update(other.lengths)
        for reason, found in other.ends.items():
            self._remember(reason, found)
        self._rank(other.longest)

    def _remember(self, reason: str, found: list[tuple[int, int]]) -> None:
        known = self.ends.setdefault(reason, [])
        if len(known) < MOST_A_REASON or found[0] < known[-1]:
            self.ends[reason] = sorted(known + found)[:MOST_A_REASON]

    def _rank(self, found: list[tuple[int, int, str]]) -> None:
        if len(self.longest) < MOST_LONG or min(found) < self.longest[-1]:
            self.longest = sorted(self.longest + found)[:MOST_LONG]

    def odd(self, outcomes: Counter[str]) -> Iterator[Odd]:
        """The odd matches of a whole run, by number; of a rare ending at most MOST_A_REASON, of long ones MOST_LONG."""
        median = percentile(self.lengths, 50)
        bound = median + FAR * (percentile(self.lengths, 95) - median)
        found = {number: Odd(number, "long", reason, -length, median)
                 for length, number, reason in self.longest if -length > bound}
        for reason, matches in self.ends.items():
            if outcomes[reason] * RARE < outcomes.total():
                found |= {number: Odd(number, "rare_end", reason, length, median) for number, length in matches}
        return iter(sorted(found.values(), key=lambda odd: odd.match))

    def to_json(self) -> dict[str, object]:
        """All of it, as `read` takes it back."""
        return {"lengths": sorted(self.lengths.items()), "ends": self.ends, "longest": self.longest}

    @classmethod
    def read(cls, written: dict[str, object]) -> "Notes":
        """What `to_json` wrote, a JSON file later."""
        lengths, ends, longest = written["lengths"], written["ends"], written["longest"]
        assert isinstance(lengths, list) and isinstance(ends, dict) and isinstance(longest, list)
        return cls(Counter(dict(lengths)), {reason: [(number, length) for number, length in found]
                                            for reason, found in ends.items()},
                   [(length, number, reason) for length, number, reason in longest])


def percentile(counts: Counter[int], percent: int) -> int:
    """The smallest value that at least so many percent of the counted ones do not exceed (nearest rank)."""
    needed = -(-counts.total() * percent // 100)
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= needed:
            return value
    return 0
