"""LE-2, LE-4: how a match begins."""

from escapade.core.seat import all_seats
from escapade.games.evades.state import EvadesState, empty_state


def first_position(seats: int) -> EvadesState:
    """LE-4: all are at their windows, and everybody bets at once."""
    s = empty_state(seats)
    s.ask_all(all_seats(seats))
    return s
