"""Ways through the prison for the expert of Prison Break: how far, at what price, and which step first."""

from typing import Final, final

from escapade.bots.prison_break.wanted import wanted_objects
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import PLAN
from escapade.games.prison_break.rules import reach
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables

FAR: Final = 999
TOLL: Final = 3
"""PB-26: so many steps round is a guard worth who would catch him."""
SPARE_TOLL: Final = 1
"""The same for whoever has something to lose that nobody needs."""


@final
class Ways:
    """From where a figure stands, as light, cameras, riots and gates allow now: steps to every square and where from.

    Of several ways it is the one with the lowest price: a step is 1, a guard on it his toll.
    """

    def __init__(self, s: PrisonState, t: Tables, figure: int) -> None:
        self.start = int(s.figures[figure].square)
        self.steps: list[int] = [FAR] * t.board.squares
        self.price: list[int] = [FAR] * t.board.squares
        self.before: list[int] = [NONE] * t.board.squares
        self.steps[self.start] = 0
        self.price[self.start] = 0
        tolls = [toll_of(s, t, figure, square) for square in range(t.board.squares)]
        rings: list[list[int]] = [[self.start]]
        for ring in rings:
            for square in ring:
                self.walk_on(s, t, square, tolls, rings)

    def walk_on(self, s: PrisonState, t: Tables, square: int, tolls: list[int], rings: list[list[int]]) -> None:
        """From a square to its neighbours, where that is the cheapest way there so far."""
        price = self.price[square] + 1
        for other in t.board.links[square]:
            found = price + tolls[other]
            if found < self.price[other] and reach.can_enter(s, t, square, other):
                self.price[other] = found
                self.steps[other] = self.steps[square] + 1
                self.before[other] = square
                while len(rings) <= found:
                    rings.append([])
                rings[found].append(other)

    def first_step(self, target: int) -> int:
        """The first square on the way to a target, or NONE."""
        path = self.path(target)
        return path[0] if path else NONE

    def path(self, target: int) -> list[int]:
        """The squares on the way to a target, without where he stands; empty where there is none."""
        found: list[int] = []
        if self.steps[target] == FAR:
            return found
        square = target
        while square != self.start:
            found.append(square)
            square = self.before[square]
        found.reverse()
        return found


def toll_of(s: PrisonState, t: Tables, figure: int, square: int) -> int:
    """PB-26: what it costs to come onto a guard's square: nothing before the vote, once caught, or with the bribe."""
    bribe = s.guards.at[square]
    if bribe == NONE or s.stage != PLAN:
        return 0
    me = s.figures[figure]
    if me.objects >> bribe & 1 or (figure == s.turn.actor and square in s.turn.met):
        return 0
    return SPARE_TOLL if me.objects & ~wanted_objects(s, t) else TOLL


def nearest_of_place(t: Tables, ways: Ways, place: int) -> int:
    """The square of a place that is reached first."""
    best = NONE
    near = t.board.distance[ways.start]
    for square in range(t.board.squares):
        if t.board.place[square] != place:
            continue
        if best == NONE or (ways.price[square], near[square]) < (ways.price[best], near[best]):
            best = square
    return best


def waiting_square(s: PrisonState, t: Tables, ways: Ways, target: int) -> int:
    """Where to wait for a place that is watched now: the nearest square to it that can be reached, without a guard."""
    best, nearest = ways.start, t.board.distance[ways.start][target]
    for square in range(t.board.squares):
        can_wait = ways.steps[square] < FAR and reach.has_room(s, t, square) and s.guards.at[square] == NONE
        if can_wait and t.board.distance[square][target] < nearest:
            best, nearest = square, t.board.distance[square][target]
    return best
