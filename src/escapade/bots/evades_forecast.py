"""Where the prisoners of Les Évadés will probably end, and what a bet is then worth."""

from math import exp, sqrt
from typing import Final, final

from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, Phase
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


@final
class Forecast:
    """Chances from distances: of two prisoners the nearer one probably boards first, the surer the less of
    the way is left. Each one standing on a prisoner's shoulders costs it an average roll (LE-10).
    """

    def __init__(self, tables: Tables, certainty: float = 0.82, cover: float = 3.5, momentum: float = 0.0) -> None:
        self.tables = tables
        self.certainty = certainty
        self.cover = cover
        self.momentum = momentum

    def points(self, s: EvadesState, foretold: list[int]) -> float:
        """LE-16: the points to expect for a bet, given as the boat foretold for each prisoner."""
        total = self.sure_points(s, foretold)
        if s.phase == Phase.OVER:
            return total
        running = [pawn for pawn in range(PRISONERS) if not s.aboard >> pawn & 1]
        ways = self.ways(s)
        aboard = len(s.boarded)
        for pawn in running:
            boat = foretold[pawn]
            ahead = self.chances_ahead(pawn, running, ways)
            chance = 0.0
            for place in range(len(ahead)):
                if self.tables.boat_of_place[aboard + place] == boat:
                    chance += ahead[place]
            total += chance * self.tables.points[boat]
        return total

    def sure_points(self, s: EvadesState, foretold: list[int]) -> float:
        """The points of those who are aboard already."""
        total = 0.0
        for place, pawn in enumerate(s.boarded):
            boat = self.tables.boat_of_place[place]
            if foretold[pawn] == boat:
                total += self.tables.points[boat]
        return total

    def ways(self, s: EvadesState) -> list[float]:
        """How far each prisoner still has to go, those it carries included."""
        last = self.tables.squares
        ways: list[float] = [0.0] * PRISONERS
        for pawn in range(PRISONERS):
            ways[pawn] = float(last - s.square[pawn])
            if s.free >> pawn & 1:
                carried = self.cover
                below = s.below[pawn]
                while below != NONE:
                    ways[below] = float(last - s.square[below]) + carried
                    carried += self.cover
                    below = s.below[below]
        return ways

    def chances_ahead(self, pawn: int, running: list[int], ways: list[float]) -> list[float]:
        """For 0, 1, 2, … the chance that so many of the others board before a prisoner."""
        chances = [1.0]
        for other in running:
            if other == pawn:
                continue
            first = self.chance_before(ways[other], ways[pawn])
            chances.append(0.0)
            place = len(chances) - 1
            while place > 0:
                chances[place] = chances[place] * (1.0 - first) + chances[place - 1] * first
                place -= 1
            chances[0] *= 1.0 - first
        return chances

    def chance_before(self, way: float, other: float) -> float:
        """The chance that a prisoner with this way to go boards before another one."""
        return 1.0 / (1.0 + exp(self.certainty * (way - other) / sqrt(way + other)))
