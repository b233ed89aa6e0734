"""Long games run the other checks with few rounds; here each of them plays one match of its full length."""

import pytest

from escapade.games import REGISTRY, load_with
from tests.conformance.cases import ENDLESS
from tests.conformance.test_end import check_outcomes, check_random_play_ends
from tests.conformance.test_legal import check_legal_for_waiting, check_legal_order
from tests.conformance.walks import walks

LONG = [key for key in REGISTRY if load_with(key, {}).traits.longest_match >= ENDLESS]


def test_there_is_a_long_game() -> None:
    """Else nothing below is checked."""
    assert "elba" in LONG


@pytest.mark.parametrize("long", LONG)
def test_a_match_of_full_length(long: str) -> None:
    """issue: "Long games run conformance with small limits and one full-length match each"."""
    game = load_with(long, {})
    seats = game.seats[0]
    check_random_play_ends(game, seats)
    check_outcomes(game, seats)
    check_legal_order(game, seats)
    check_legal_for_waiting(game, seats)
    assert game.rounds(walks(game, seats)[0].end) > 3
