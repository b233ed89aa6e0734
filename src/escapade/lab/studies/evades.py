"""How strong greedy is in Les Évadés: it takes every seat in turn, and so does a random player with its bets."""

from dataclasses import dataclass

from escapade.bots.evades.betting import NAME as RANDOM_WITH_GREEDY_BETS
from escapade.play.seeds import Seed
from escapade.sim.batch import run
from escapade.sim.fold import Progress
from escapade.sim.stats import SeatTotals, wilson

GAME = "evades"
OTHERS = "random"
SEATS = 4
MATCHES = 1000
CONTENDERS = ("greedy", RANDOM_WITH_GREEDY_BETS, "random")


@dataclass(frozen=True)
class Strength:
    """What one bot achieved against others, over all seats."""

    bot: str
    others: str
    matches: int
    totals: SeatTotals
    seconds: float

    def rate(self) -> float:
        """The share of matches won or shared."""
        return (self.totals.wins + self.totals.shared) / self.matches

    def to_json(self) -> dict[str, object]:
        """The same for programs."""
        hits = self.totals.wins + self.totals.shared
        return {"bot": self.bot, "others": self.others, "matches": self.matches, "wins": self.totals.wins,
                "shared": self.totals.shared, "rate": self.rate(), "interval": list(wilson(hits, self.matches)),
                "score_mean": self.totals.score_mean(), "seconds": self.seconds}


def strength_of(bot: str, matches: int = MATCHES, *, seed: Seed = 1, workers: int = 1,
                progress: Progress | None = None) -> Strength:
    """One bot, each seat in turn, against three random ones; the matches are shared evenly between the seats."""
    total, seconds, first = SeatTotals(), 0.0, 0
    for seat in range(SEATS):
        share = matches // SEATS + (seat < matches % SEATS)
        if share:
            names = [bot if place == seat else OTHERS for place in range(SEATS)]
            found = run(GAME, {}, names, share, seed, workers, progress, first=first)
            total.merge(found.seats[seat])
            seconds += found.seconds
        first += share
    return Strength(bot, OTHERS, matches, total, seconds)


def compare(matches: int = MATCHES, *, seed: Seed = 1, workers: int = 1,
            progress: Progress | None = None) -> list[Strength]:
    """Greedy, a random player with greedy's bets, and a random one, each against random ones: for `run.py bench`."""
    return [strength_of(bot, matches, seed=seed, workers=workers, progress=progress) for bot in CONTENDERS]
