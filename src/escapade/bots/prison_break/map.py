"""Ways through the prison for the expert of Prison Break: how far, and which step first."""

from typing import Final, final

from escapade.core.seat import NONE
from escapade.games.prison_break.rules import reach
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables

FAR: Final = 999


@final
class Ways:
    """From one square, as light, cameras, riots and gates allow now: steps to every square, and where from."""

    def __init__(self, s: PrisonState, t: Tables, start: int) -> None:
        self.start = start
        self.steps: list[int] = [FAR] * t.board.squares
        self.before: list[int] = [NONE] * t.board.squares
        self.steps[start] = 0
        queue = [start]
        for square in queue:
            for other in t.board.links[square]:
                if self.steps[other] == FAR and reach.can_enter(s, t, square, other):
                    self.steps[other] = self.steps[square] + 1
                    self.before[other] = square
                    queue.append(other)

    def first_step(self, target: int) -> int:
        """The first square on the way to a target, or NONE."""
        if self.steps[target] in (0, FAR):
            return NONE
        square = target
        while self.before[square] != self.start:
            square = self.before[square]
        return square


def nearest_of_place(t: Tables, ways: Ways, place: int) -> int:
    """The square of a place that is reached first."""
    best = NONE
    near = t.board.distance[ways.start]
    for square in range(t.board.squares):
        if t.board.place[square] != place:
            continue
        if best == NONE or (ways.steps[square], near[square]) < (ways.steps[best], near[best]):
            best = square
    return best


def waiting_square(s: PrisonState, t: Tables, ways: Ways, target: int) -> int:
    """Where to wait for a place that is watched now: the nearest square to it that can be reached and has room."""
    best, nearest = ways.start, t.board.distance[ways.start][target]
    for square in range(t.board.squares):
        can_wait = ways.steps[square] < FAR and s.crowd[square] < t.board.capacity[square]
        if can_wait and t.board.distance[square][target] < nearest:
            best, nearest = square, t.board.distance[square][target]
    return best
