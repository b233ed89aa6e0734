"""Positions can be written and read: `position(describe(s))` is the same position, also after JSON."""

import json

import escapade
from escapade.core.game import Game
from escapade.play.record import digest
from tests.conformance.cases import Case
from tests.conformance.walks import positions

OUTER = ["game", "version", "options", "pack", "seats", "phase", "frames"]


def check_positions_round_trip(game: Game, seats: int) -> None:
    """Every position met: equal digest, equal legal lists, equal views, through JSON text."""
    for state in positions(game, seats):
        written = game.describe(state)
        assert list(written)[: len(OUTER)] == OUTER
        text = json.dumps(written, allow_nan=False)
        assert json.loads(text) == written, "a JSON round trip changes the description"
        again = game.position(json.loads(text))
        assert digest(game, again) == digest(game, state), "a position is read as another one"
        for seat in range(seats):
            assert game.legal(again, seat) == game.legal(state, seat)
            assert game.view(again, seat) == game.view(state, seat)


def test_positions_round_trip(case: Case) -> None:
    """`describe`: "`position` reads it back to an equal digest"."""
    check_positions_round_trip(case.game, case.seats)


def test_a_position_brings_its_own_options(case: Case) -> None:
    """design.md: "`escapade.position(dict) -> (Game, State)` builds a Game with the position's own options"."""
    for state in positions(case.game, case.seats, most=4):
        game, again = escapade.position(case.game.describe(state))
        assert game.options == case.game.options
        assert digest(game, again) == digest(case.game, state)
