"""The board follows the server at once. A guard against a mistake, not a measurement: `run.py bench` measures."""

import pytest

from tests.web.desk import Desk
from tests.web.speed import moving_guests, typical

LIMIT = 1000.0
"""Ten times what we aim for, in milliseconds: a busy machine is not a failure."""

SLOW_GUESTS = """(() => {
  const move = CSSStyleDeclaration.prototype.setProperty;
  const text = Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, 'cssText');
  const dawdle = () => { for (const until = performance.now() + 100; performance.now() < until;); };
  CSSStyleDeclaration.prototype.setProperty = function (...given) { dawdle(); return move.apply(this, given); };
  Object.defineProperty(CSSStyleDeclaration.prototype, 'cssText',
    {...text, set(value) { dawdle(); text.set.call(this, value); }});
})()"""
"""A planted mistake: whoever draws the board needs a tenth of a second for each guest that moves."""


def check_speed(desk: Desk, rounds: int, *scripts: str) -> None:
    """From the message to the painted board, as it usually is."""
    took = typical(moving_guests(desk, rounds, *scripts))
    assert took < LIMIT, f"{took:.0f} ms from the message to the board"


def test_twelve_guests_move_at_once(desk: Desk) -> None:
    """All of them in one message."""
    check_speed(desk, 5)


def test_a_slow_board_is_caught(desk: Desk) -> None:
    """The check above fails where every piece takes its time."""
    with pytest.raises(AssertionError, match="ms from the message to the board"):
        check_speed(desk, 1, SLOW_GUESTS)
