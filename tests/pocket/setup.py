"""PK-1: how a match begins."""

from tests.pocket.state import PocketState, empty_state
from tests.pocket.tables import Tables


def first_position(tables: Tables, seats: int) -> PocketState:
    """PK-1: a full deck, empty hands, and the first seat's turn."""
    s = empty_state(seats, tables.counts)
    s.ask(0)
    return s
