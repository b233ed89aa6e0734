"""Totals of many matches: counters that add up in any order."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from escapade.core.game import Game
from escapade.play.loop import Played
from escapade.play.seeds import Seed
from escapade.sim.odd import Notes, percentile
from escapade.sim.study import Counts

Z95 = 1.959963984540054
"""Standard deviations on each side that hold 95 % of a normal distribution."""


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate: honest also near 0 and 1, and for few trials."""
    if trials == 0:
        return 0.0, 1.0
    rate, weight = hits / trials, Z95 * Z95 / trials
    middle = (rate + weight / 2) / (1 + weight)
    reach = Z95 * sqrt(rate * (1 - rate) / trials + weight / (4 * trials)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def is_win(played: Played, seat: int) -> bool:
    """A seat wins when it is among the winners and every winner is on its side."""
    return seat in played.winners and all(played.sides[winner] == played.sides[seat] for winner in played.winners)


def is_shared(played: Played, seat: int) -> bool:
    """A win shared with another side: a tie."""
    return seat in played.winners and not is_win(played, seat)


@dataclass
class SeatTotals:
    """What one seat achieved."""

    wins: int = 0
    shared: int = 0
    score: int = 0
    scored: int = 0
    """The matches that gave scores."""

    def add(self, played: Played, seat: int) -> None:
        """Count one match."""
        self.wins += is_win(played, seat)
        self.shared += is_shared(played, seat)
        if played.scores is not None:
            self.score += played.scores[seat]
            self.scored += 1

    def merge(self, other: "SeatTotals") -> None:
        """Count what somebody else counted."""
        self.wins += other.wins
        self.shared += other.shared
        self.score += other.score
        self.scored += other.scored

    def score_mean(self) -> float | None:
        """The mean score, where there are scores."""
        return self.score / self.scored if self.scored else None


@dataclass
class Totals:
    """Everything counted over matches of the same game, options, bots and seed."""

    game: str
    version: int
    options: dict[str, object]
    bots: list[str]
    seed: Seed
    matches: int = 0
    decisions: int = 0
    seats: list[SeatTotals] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    studies: list[Counts] = field(default_factory=list)
    """What the studies of the run counted besides."""
    notes: Notes = field(default_factory=Notes)
    """What tells odd matches from others."""
    seconds: float = field(default=0.0, compare=False)

    def add(self, played: Played, number: int = 0) -> None:
        """Count the match with this number."""
        self.matches += 1
        self.notes.add(number, played)
        self.decisions += played.decisions
        self.outcomes[played.reason] += 1
        self.rounds[played.rounds] += 1
        for seat, totals in enumerate(self.seats):
            totals.add(played, seat)

    def merge(self, other: "Totals") -> None:
        """Count what another worker counted."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.outcomes.update(other.outcomes)
        self.rounds.update(other.rounds)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)
        for counted, more in zip(self.studies, other.studies, strict=True):
            counted.merge(more)
        self.notes.merge(other.notes)

    def to_json(self) -> dict[str, object]:
        """The totals for programs."""
        return {
            "game": self.game, "version": self.version, "options": self.options, "seed": self.seed,
            "matches": self.matches, "decisions": self.decisions, "seconds": self.seconds,
            "seats": [self._seat_json(seat) for seat in range(len(self.seats))],
            "outcomes": dict(sorted(self.outcomes.items())),
            "rounds": self._rounds_json(),
        }

    def counters(self) -> dict[str, object]:
        """Everything that is counted but studies, exactly: `count` takes it back from a file."""
        return {"matches": self.matches, "decisions": self.decisions, "notes": self.notes.to_json(),
                "outcomes": sorted(self.outcomes.items()), "rounds": sorted(self.rounds.items()),
                "seats": [[seat.wins, seat.shared, seat.score, seat.scored] for seat in self.seats]}

    def count(self, written: dict[str, Any]) -> None:
        """Take what `counters` wrote, instead of what was counted here."""
        self.matches, self.decisions = written["matches"], written["decisions"]
        self.outcomes, self.rounds = Counter(dict(written["outcomes"])), Counter(dict(written["rounds"]))
        self.seats = [SeatTotals(*found) for found in written["seats"]]
        self.notes = Notes.read(written["notes"])

    def _seat_json(self, seat: int) -> dict[str, object]:
        mine = self.seats[seat]
        return {
            "seat": seat, "bot": self.bots[seat], "wins": mine.wins, "shared": mine.shared,
            "win_rate": mine.wins / max(1, self.matches), "interval": list(wilson(mine.wins, self.matches)),
            "score_mean": mine.score_mean(),
        }

    def _rounds_json(self) -> dict[str, object]:
        mean = sum(rounds * count for rounds, count in self.rounds.items()) / max(1, self.matches)
        return {"mean": mean, "p5": percentile(self.rounds, 5), "p50": percentile(self.rounds, 50),
                "p95": percentile(self.rounds, 95)}


def empty_totals(game: Game, bots: list[str], seed: Seed) -> Totals:
    """Totals of no match yet."""
    return Totals(game.key, game.version, dict(game.options), bots, seed, seats=[SeatTotals() for _ in bots])
