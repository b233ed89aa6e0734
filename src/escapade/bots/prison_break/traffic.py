"""Where the team of Prison Break will have to pass: squares on the shortest ways to what a plan still needs."""

from typing import Final

from escapade.core.seat import NONE
from escapade.games.prison_break.rules import team
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables

SECOND: Final = 0.4
"""How likely it is not the nearest member who goes there, but the next."""
AT_THE_DOOR: Final = 1.6
"""Near the goal one comes by twice: on the way there and on the way back."""
DOOR_STEPS: Final = 3


def traffic(s: PrisonState, t: Tables, needs: list[float]) -> list[float]:
    """For each square, how often the team will come by; `needs` is how likely each place is a goal."""
    found = [0.0] * t.board.squares
    starts = [int(s.figures[figure].square) for figure in team.members(s)]
    for place in range(t.board.places):
        if needs[place] <= 0.0:
            continue
        ways = sorted([(t.board.distance[start][nearest_square(t, start, place)], start) for start in starts])
        for number, (_, start) in enumerate(ways[:2]):
            target = nearest_square(t, start, place)
            if target != start:
                add_way(found, t, start, target, needs[place] * (1.0 if number == 0 else SECOND))
    return found


def add_way(found: list[float], t: Tables, start: int, target: int, weight: float) -> None:
    """PB-26: the squares of all shortest ways, each for its share; where one stands already, nobody is caught."""
    length = t.board.distance[start][target]
    from_start, from_target = t.board.distance[start], t.board.distance[target]
    abreast = [0] * (length + 1)
    on_way = [square for square in range(t.board.squares) if from_start[square] + from_target[square] == length]
    for square in on_way:
        abreast[from_start[square]] += 1
    for square in on_way:
        if square != start:
            near = AT_THE_DOOR if from_target[square] <= DOOR_STEPS else 1.0
            found[square] += weight * near / abreast[from_start[square]]


def nearest_square(t: Tables, start: int, place: int) -> int:
    """The square of a place that is nearest to another square."""
    best = NONE
    for square in range(t.board.squares):
        if t.board.place[square] == place and (best == NONE or t.board.distance[start][square]
                                               < t.board.distance[start][best]):
            best = square
    return best


def thoroughfare(t: Tables) -> list[int]:
    """For each square, over how many of the shortest ways between two places it lies: where a guard is in the way."""
    ends = [nearest_square(t, 0, place) for place in range(t.board.places)]
    found = [0] * t.board.squares
    for one in ends:
        for other in ends:
            for square in range(t.board.squares):
                if t.board.distance[one][square] + t.board.distance[square][other] == t.board.distance[one][other]:
                    found[square] += 1
    return found
