"""Who has how many points, and who wins."""

from escapade.games.evades.kinds import PRISONERS
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


def boats_of(order: list[int], tables: Tables) -> list[int]:
    """The boat of each prisoner when they board in this order."""
    boats = [0] * PRISONERS
    for place, pawn in enumerate(order):
        boats[pawn] = tables.boat_of_place[place]
    return boats


def points_of(s: EvadesState, tables: Tables, seat: int) -> int:
    """LE-16: the boat's points for each prisoner found in the boat foretold; the order within does not matter."""
    found = boats_of(s.boarded(), tables)
    foretold = boats_of(s.players[seat].bet(), tables)
    return sum([tables.points[found[pawn]] for pawn in range(PRISONERS) if found[pawn] == foretold[pawn]])


def hope_of(s: EvadesState, tables: Tables, seat: int) -> dict[str, int] | None:
    """LE-16: the points that a bet has for sure, and the most it can still come to; None while it is being written.

    As many of those who are still on their way can be right in a boat as were foretold for it and find a seat there.
    """
    if s.players[seat].picks < PRISONERS:
        return None
    boarded = s.boarded()
    foretold = boats_of(s.players[seat].bet(), tables)
    found = boats_of(boarded, tables)
    sure = sum([tables.points[found[pawn]] for pawn in boarded if found[pawn] == foretold[pawn]])
    seats = list(tables.boat_of_place[len(boarded):])
    waiting = [foretold[pawn] for pawn in range(PRISONERS) if not s.aboard >> pawn & 1]
    open_points = sum([points * min(seats.count(boat), waiting.count(boat))
                       for boat, points in enumerate(tables.points)])
    return {"sure": sure, "possible": sure + open_points}


def winners(scores: list[int]) -> list[int]:
    """LE-16: most points win; a tie is shared."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
