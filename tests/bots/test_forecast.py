"""The forecast behind greedy: chances that add up, and move the right way."""

import pytest

from escapade.bots.evades.forecast import Forecast
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.score import boats_of, points_of
from escapade.games.evades.state import EvadesState
from escapade.testing import Scenario
from tests.games.evades.positions import FIVE_ABOARD, choosing, throw


def forecast(match: Scenario) -> tuple[Forecast, EvadesState, list[int]]:
    """The forecast, the position and the boats p0 foretells."""
    assert isinstance(match.game, EvadesGame)
    assert isinstance(match.state, EvadesState)
    return (Forecast(match.game.tables), match.state,
            boats_of(match.state.players[0].bet(), match.game.tables))


def points(match: Scenario) -> float:
    """What p0 may expect."""
    looked, state, foretold = forecast(match)
    return looked.points(state, foretold)


def test_the_chances_of_a_prisoner_add_up() -> None:
    """Somebody is in every place, and everybody in one."""
    looked, state, _ = forecast(choosing("12 red blue, 3 brown, 29 orange"))
    everybody, ways = (1 << 7) - 1, looked.ways(state)
    rows = [[looked.chance(pawn, 1 << place, everybody, ways) / 3 for place in range(7)] for pawn in range(7)]
    assert [sum(row) for row in rows] == pytest.approx([1.0] * 7)
    assert [sum(row[place] for row in rows) for place in range(7)] == pytest.approx([1.0] * 7, abs=0.5)
    for pawn in range(7):
        assert looked.chance(pawn, 0b1010, everybody, ways) == pytest.approx(3 * (rows[pawn][1] + rows[pawn][3]))


def test_LE_16_before_the_first_roll_every_bet_is_worth_four() -> None:
    """LE-16: 2/7 of 2 × (1 + 2 + 3) points and 1/7 of 4."""
    assert points(choosing()) == pytest.approx(4.0, abs=0.2)


def test_LE_10_a_covered_prisoner_has_further_to_go() -> None:
    """LE-10: an average roll for each one on its shoulders."""
    looked, state, _ = forecast(choosing("10 red blue brown"))
    assert looked.ways(state)[1] == 28
    assert looked.ways(state)[0] == 24
    assert looked.ways(state)[6] == 20


def test_it_prefers_what_is_foretold() -> None:
    """Blue (boat 1) ahead is better than brown (boat 4) ahead."""
    assert points(choosing("20 blue")) > points(choosing()) > points(choosing("20 brown"))


def test_LE_16_at_the_end_it_is_the_score() -> None:
    """LE-16: nothing is left to expect."""
    match = throw(choosing("4 brown, 29 red", FIVE_ABOARD), "red 2, brown 1").play("p0 move red")
    looked, state, foretold = forecast(match)
    assert isinstance(match.game, EvadesGame)
    assert looked.points(state, foretold) == points_of(state, match.game.tables, 0)
