"""The board follows the server at once. A guard against a mistake, not a measurement: `run.py bench` measures."""

from tests.web.desk import Desk
from tests.web.speed import moving_guests, typical

LIMIT = 1000.0
"""Ten times what we aim for, in milliseconds: a busy machine is not a failure."""


def test_twelve_guests_move_at_once(desk: Desk) -> None:
    """From the message to the painted board."""
    assert typical(moving_guests(desk, 5)) < LIMIT
