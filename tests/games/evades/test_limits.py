"""The longest match: a number of rounds, then everybody boards."""

import pytest

import escapade
from escapade.core.errors import BadInput
from escapade.testing import Scenario
from tests.games.evades.positions import FOUR_ABOARD, choosing, throw


def idle_turn(match: Scenario) -> Scenario:
    """A turn in which nothing can be used: red, blue and yellow are covered by brown."""
    return throw(match, "red 1, blue 1, yellow 1")


def idle_match(turns: int, seats: int, starter: int, round_limit: int) -> Scenario:
    """Red, blue and yellow under brown on square 1, so that turns pass without a move."""
    return choosing("1 red blue yellow brown", turns=turns, seats=seats, starter=starter, round_limit=round_limit)


def test_LE_18_a_hundred_rounds_unless_an_option_says_otherwise() -> None:
    """LE-18: the default is 100."""
    assert escapade.load("evades").options["round_limit"] == 100


@pytest.mark.parametrize("round_limit", [0, -1, True, "5", 1.0, None])
def test_LE_18_at_least_one_round(round_limit: object) -> None:
    """LE-18: at least 1; anything else is refused with name and range."""
    with pytest.raises(BadInput) as refused:
        escapade.load("evades", round_limit=round_limit)
    assert refused.value.params["option"] == "round_limit"
    assert str(refused.value.params["range"]).startswith("1..")


def test_LE_18_one_round_is_enough() -> None:
    """LE-18: with a limit of 1 every player has one turn."""
    match = idle_match(turns=0, seats=2, starter=0, round_limit=1)
    idle_turn(match).expect(waiting=["p1"], turns=1)
    idle_turn(match).expect(waiting=[], phase="over", turns=2)


def test_LE_18_the_last_round_is_played_to_its_end_counted_from_the_starter() -> None:
    """LE-18: p2 started, so p1 has the last turn of round 2."""
    match = idle_match(turns=3, seats=3, starter=2, round_limit=2)
    for seat in ("p2", "p0", "p1"):
        assert match.waiting() == [seat]
        assert match.outcome() is None
        match.play(f"{seat} take red / {seat} take blue / {seat} take yellow / {seat} roll")
        match.play("chance die 1 / chance die 1 / chance die 1")
    match.expect(phase="over", waiting=[], turns=6, reason="round_limit")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome["reason"], outcome["rule"]) == ("round_limit", "LE-18")


def test_LE_18_the_default_limit_ends_after_the_hundredth_round() -> None:
    """LE-18: after 100 rounds, not after 99."""
    match = idle_turn(choosing("1 red blue yellow brown", turns=197)).expect(waiting=["p0"])
    idle_turn(match).expect(waiting=["p1"])
    idle_turn(match).expect(phase="over", turns=200, reason="round_limit")


def test_LE_18_highest_square_first_top_of_a_stack_first_windows_last() -> None:
    """LE-18: by squares, a stack from the top down, then those at windows in the order of LE-2."""
    match = choosing("4 orange red, 3 yellow, 12 brown", turns=1, round_limit=1)
    throw(match, "yellow 1, red 1, orange 1").play("p1 move yellow")
    match.expect(phase="over", track={})
    match.expect(boarded=["brown", "yellow", "red", "orange", "blue", "light_green", "dark_green"])
    assert [line for line in match.told() if line.startswith("boarded")] == [
        "boarded brown leaking_tub", "boarded yellow leaking_tub", "boarded red rowing_boat",
        "boarded orange rowing_boat", "boarded blue fishing_boat", "boarded light_green fishing_boat",
        "boarded dark_green speedboat"]


def test_LE_18_everybody_at_a_window_boards_in_the_order_of_the_colours() -> None:
    """LE-2, LE-18: those at windows last, in the order of LE-2."""
    match = choosing("29 brown orange dark_green, 1 light_green", turns=1, round_limit=1)
    throw(match, "brown 1, orange 1, light_green 1").play("p1 move light_green")
    match.expect(boarded=["dark_green", "orange", "brown", "light_green", "blue", "red", "yellow"])


def test_LE_18_those_left_take_the_places_that_are_left() -> None:
    """LE-18: four are aboard already; the others take boat 3 and boat 4."""
    match = choosing("2 red, 28 orange", FOUR_ABOARD, turns=1, round_limit=1)
    throw(match, "red 3, brown 1").play("p1 move brown / p1 move red").expect(phase="over")
    match.expect(boarded=[*FOUR_ABOARD.split(), "orange", "red", "brown"])


def test_LE_18_the_score_is_taken() -> None:
    """LE-16, LE-18: after the last round points are counted as usual."""
    foretold = ["brown", "yellow", "red", "orange", "blue", "light_green", "dark_green"]
    other = ["yellow", "brown", "blue", "light_green", "red", "orange", "dark_green"]
    match = choosing("4 orange red, 3 yellow, 12 brown", turns=1, round_limit=1, bets=[foretold, other])
    outcome = throw(match, "yellow 1, red 1, orange 1").play("p1 move yellow").outcome()
    assert outcome is not None
    assert outcome["scores"] == [16, 6]
    assert outcome["winners"] == [0]


def test_LE_18_a_match_that_ends_in_its_last_turn_has_ended_by_boarding() -> None:
    """LE-15, LE-18: the sixth boards in the very last turn."""
    match = choosing("29 orange red", FOUR_ABOARD, turns=1, round_limit=1)
    outcome = throw(match, "red 1, orange 1").play("p1 move red / p1 move orange").outcome()
    assert outcome is not None
    assert outcome["reason"] == "all_aboard"
