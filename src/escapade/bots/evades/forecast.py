"""Where the prisoners of Les Évadés will probably end, and what a bet is then worth."""

from typing import Final, final

from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, Phase
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables

E: Final = 2.718281828459045
AVERAGE_ROLL: Final = 4
"""What each one on its shoulders costs a prisoner, in squares (LE-10)."""
LUCK: Final[list[float]] = [-1.22, 0.0, 1.22]
"""A prisoner that is hurried, left alone or kept waiting, each as likely as the others."""
SPREAD: Final = 2.0
"""How far luck carries over a way of one square; over longer ways it grows with their root. It would be 2.1 if
everybody moved whom they drew from a hat. But those who are ahead were pushed by somebody, who wants them there and
will probably push them again: a lead is worth a little more."""
LOGISTIC: Final = 1.7
"""From standard deviations to the logistic curve."""


def chance_before(way: int, other: int, luck: float, spread: float) -> float:
    """The chance that the other prisoner boards first, when the first one has this way to go and this luck."""
    late = float(way) + luck * spread * root(way) - float(other)
    return 1.0 / (1.0 + float(E ** (-LOGISTIC * late / (spread * root(other + 1)))))


def root(number: int) -> float:
    """The square root."""
    return float(float(number) ** 0.5)


@final
class Forecast:
    """Chances from distances: of two prisoners the nearer one probably boards first."""

    def __init__(self, tables: Tables, spread: float = SPREAD) -> None:
        self.tables = tables
        ways = range(tables.squares + AVERAGE_ROLL * PRISONERS)
        self.before: list[list[list[float]]] = [[[chance_before(way, other, luck, spread) for other in ways]
                                                 for way in ways] for luck in LUCK]
        """By a prisoner's luck, its way to go and another's: the chance that the other one boards first."""

    def points(self, s: EvadesState, foretold: list[int]) -> float:
        """LE-16: the points to expect for a bet, given as the boat foretold for each prisoner."""
        total = self.sure_points(s, foretold)
        if s.phase == Phase.OVER:
            return total
        running = [pawn for pawn in range(PRISONERS) if not s.aboard >> pawn & 1]
        ways = self.ways(s)
        for pawn in running:
            total += self.points_of(pawn, foretold[pawn], running, ways)
        return total

    def points_of(self, pawn: int, boat: int, running: list[int], ways: list[int]) -> float:
        """LE-16: the points to expect for one prisoner on the track and the boat foretold for it."""
        chance = 0.0
        aboard = PRISONERS - len(running)
        for luck in self.before:
            chances = places(pawn, running, ways, luck[ways[pawn]])
            for place in range(len(running)):
                if self.tables.boat_of_place[aboard + place] == boat:
                    chance += chances[place]
        return chance * self.tables.points[boat] / len(LUCK)

    def sure_points(self, s: EvadesState, foretold: list[int]) -> float:
        """LE-16: the points of those who are aboard already."""
        total = 0.0
        for place, pawn in enumerate(s.boarded):
            boat = self.tables.boat_of_place[place]
            if foretold[pawn] == boat:
                total += self.tables.points[boat]
        return total

    def ways(self, s: EvadesState) -> list[int]:
        """How far each prisoner still has to go; LE-10: those who stand on it must move first."""
        ways = [self.tables.squares - square for square in s.square]
        for pawn in range(PRISONERS):
            if s.free >> pawn & 1:
                carried, below = AVERAGE_ROLL, s.below[pawn]
                while below != NONE:
                    ways[below] += carried
                    carried += AVERAGE_ROLL
                    below = s.below[below]
        return ways


def places(pawn: int, running: list[int], ways: list[int], before: list[float]) -> list[float]:
    """The chances that 0, 1, 2, … of the others board before a prisoner; `before` has them one by one, by their ways.

    Seven locals, where a list would cost an object for every step: this is nearly all that the bot does.
    """
    none, one, two, three, four, five, six = 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for other in running:
        if other != pawn:
            first = before[ways[other]]
            six += (five - six) * first
            five += (four - five) * first
            four += (three - four) * first
            three += (two - three) * first
            two += (one - two) * first
            one += (none - one) * first
            none -= none * first
    return [none, one, two, three, four, five, six]
