"""LE-2, LE-4: how a match begins."""

from escapade.core.seat import all_seats
from escapade.games.evades.state import EvadesState, empty_state
from escapade.games.evades.tables import Tables


def first_position(tables: Tables, seats: int) -> EvadesState:
    """LE-4: all are at their windows, and everybody bets at once."""
    s = empty_state(seats, tables.squares)
    s.ask_all(all_seats(seats))
    return s
