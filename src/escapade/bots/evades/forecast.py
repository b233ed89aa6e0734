"""Where the prisoners of Les Évadés will probably end, and what a bet is then worth."""

from typing import Final, final

from mypy_extensions import i64

from escapade.core.row import first_of
from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, Phase
from escapade.games.evades.rules.dice import in_play
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables

E: Final = 2.718281828459045
AVERAGE_ROLL: Final = 4
"""What each one on its shoulders costs a prisoner, in squares (LE-10)."""
LUCK: Final[list[float]] = [-1.22, 0.0, 1.22]
"""A prisoner that is hurried, left alone or kept waiting, each as likely as the others."""
LUCKS: Final = 3.0
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


def places_of(tables: Tables, aboard: int, boat: int) -> int:
    """The places of a boat among those that are left, as a mask."""
    mask = 0
    for place in range(PRISONERS - aboard):
        if tables.boat_of_place[aboard + place] == boat:
            mask |= 1 << place
    return mask


def root(number: int) -> float:
    """The square root."""
    return float(float(number) ** 0.5)


@final
class Forecast:
    """Chances from distances: of two prisoners the nearer one probably boards first."""

    def __init__(self, tables: Tables, spread: float = SPREAD) -> None:
        self.tables = tables
        ways = range(int(tables.squares) + AVERAGE_ROLL * PRISONERS)
        self.before: list[list[list[float]]] = [[[chance_before(way, other, luck, spread) for other in ways]
                                                 for way in ways] for luck in LUCK]
        """By a prisoner's luck, its way to go and another's: the chance that the other one boards first."""
        self.worth: list[float] = [float(points) for points in tables.points]
        self.wanted: list[list[int]] = [[places_of(tables, aboard, boat) for boat in range(len(tables.points))]
                                        for aboard in range(PRISONERS + 1)]
        """By how many are aboard and by boat: how many may board before somebody who is to go by it, as a mask."""

    def points(self, s: EvadesState, foretold: list[int]) -> float:
        """LE-16: the points to expect for a bet, given as the boat foretold for each prisoner."""
        total = self.sure_points(s, foretold)
        if s.phase == Phase.OVER:
            return total
        running = in_play(s)
        ways = self.ways(s)
        for pawn in range(PRISONERS):
            if running >> pawn & 1:
                total += self.points_of(pawn, foretold[pawn], running, ways)
        return total

    def points_of(self, pawn: i64, boat: int, running: i64, ways: list[int]) -> float:
        """LE-16: the points to expect for one prisoner on the track and the boat foretold for it."""
        left = 0
        for other in range(PRISONERS):
            left += int(running >> other & 1)
        return self.chance(pawn, self.wanted[PRISONERS - left][boat], running, ways) * self.worth[boat] / LUCKS

    def chance(self, pawn: i64, wanted: i64, running: i64, ways: list[int]) -> float:
        """The chances, for each luck, that 0, 1, 2, … of the others board before a prisoner, the wanted ones added up;
        who is still on the track and what is wanted are masks.

        Seven locals, where a list would cost an object for every step: this is nearly all that the bot does.
        """
        chance = 0.0
        if wanted == 0:
            return chance
        for luck in self.before:
            before = luck[ways[pawn]]
            none, one, two, three, four, five, six = 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
            for other in range(PRISONERS):
                if other != pawn and running >> other & 1:
                    first = before[ways[other]]
                    six += (five - six) * first
                    five += (four - five) * first
                    four += (three - four) * first
                    three += (two - three) * first
                    two += (one - two) * first
                    one += (none - one) * first
                    none -= none * first
            chance += none if wanted & 1 else 0.0
            chance += one if wanted & 2 else 0.0
            chance += two if wanted & 4 else 0.0
            chance += three if wanted & 8 else 0.0
            chance += four if wanted & 16 else 0.0
            chance += five if wanted & 32 else 0.0
            chance += six if wanted & 64 else 0.0
        return chance

    def sure_points(self, s: EvadesState, foretold: list[int]) -> float:
        """LE-16: the points of those who are aboard already."""
        total = 0.0
        for place, pawn in enumerate(s.boarded()):
            boat = self.tables.boat_of_place[place]
            if foretold[pawn] == boat:
                total += self.tables.points[boat]
        return total

    def ways(self, s: EvadesState) -> list[int]:
        """How far each prisoner still has to go; LE-10: those who stand on it must move first."""
        ways = [int(self.tables.squares) - square for square in first_of(s.squares, PRISONERS)]
        for pawn in range(PRISONERS):
            if s.free >> pawn & 1:
                carried, below = AVERAGE_ROLL, s.carrier_of(pawn)
                while below != NONE:
                    ways[below] += carried
                    carried += AVERAGE_ROLL
                    below = s.carrier_of(below)
        return ways
