"""The track, the prisoners and the boats."""

import pytest

import escapade
from escapade.core.errors import BadInput
from escapade.testing import given
from tests.games.evades.positions import BOATS, PRISONERS, choosing, throw


def test_LE_1_thirty_squares_unless_an_option_says_otherwise() -> None:
    """LE-1: the default is 30 squares; the option `squares` changes it."""
    assert given("evades", 2).view("p0")["squares"] == 30
    assert given("evades", 2, squares=24).view("p0")["squares"] == 24


@pytest.mark.parametrize("squares", [20, 50])
def test_LE_1_both_ends_of_the_range_are_allowed(squares: int) -> None:
    """LE-1: from 20 to 50."""
    assert escapade.load("evades", squares=squares).options["squares"] == squares


@pytest.mark.parametrize("squares", [19, 51, 0, -1, True, "30", 30.0, None])
def test_LE_1_other_lengths_are_refused_with_name_and_range(squares: object) -> None:
    """LE-1: from 20 to 50, and nothing else."""
    with pytest.raises(BadInput) as refused:
        escapade.load("evades", squares=squares)
    assert refused.value.params["option"] == "squares"
    assert refused.value.params["range"] == "20..50"


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    """LE-1, LE-9, LE-18: these are all the options there are."""
    with pytest.raises(BadInput) as refused:
        escapade.load("evades", length=30)
    assert refused.value.params == {"option": "length", "known": "squares, count_empty_only, round_limit"}


def test_LE_1_written_positions_may_have_four_squares() -> None:
    """LE-1: written positions may use any length from 4; from the window a 4 reaches the last square."""
    match = throw(choosing(squares=4), "red 4, blue 3, brown 1").play("p0 move red / p0 move blue / p0 move brown")
    match.expect(boarded=["red"], track={"1": ["brown"], "3": ["blue"]})


def test_LE_1_written_positions_may_not_have_three_squares() -> None:
    """LE-1: any length from 4."""
    with pytest.raises(BadInput) as refused:
        given("evades", 2, squares=3)
    assert refused.value.params["option"] == "squares"


def test_LE_1_a_written_position_brings_its_own_length() -> None:
    """LE-1: a position written on a short track is read with that track."""
    written = choosing("3 red", squares=6).game.describe(choosing("3 red", squares=6).state)
    game, state = escapade.position(written)
    assert game.options["squares"] == 6
    assert game.describe(state) == written


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_LE_2_all_seven_play_whatever_the_number_of_players(seats: int) -> None:
    """LE-2: seven prisoners, each with a die; nobody owns one: every player may take every die."""
    for turns in range(seats):
        match = choosing(turns=turns, seats=seats)
        assert match.legal(f"p{turns}") == [f"take {prisoner}" for prisoner in PRISONERS]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_LE_2_two_to_six_players(seats: int) -> None:
    """LE-2: 2 to 6 players."""
    with pytest.raises(BadInput):
        escapade.load("evades").new(seats)
    assert list(escapade.load("evades").seats) == [2, 3, 4, 5, 6]


def test_LE_2_everybody_starts_at_a_window() -> None:
    """LE-2: nobody is on the track or aboard at the start."""
    given("evades", 2).expect(track={}, boarded=[])


def test_LE_3_two_two_two_and_one() -> None:
    """LE-3: boats 1, 2 and 3 take two prisoners each, boat 4 the last one."""
    match = choosing("9 orange dark_green light_green yellow red blue", squares=10, round_limit=1, turns=1)
    throw(match, "blue 1, red 1, yellow 1").play("p1 move blue / p1 move red / p1 move yellow")
    boarded = [line for line in match.told() if line.startswith("boarded")]
    order = ["blue", "red", "yellow", "light_green", "dark_green", "orange", "brown"]
    places = [BOATS[0], BOATS[0], BOATS[1], BOATS[1], BOATS[2], BOATS[2], BOATS[3]]
    assert boarded == [f"boarded {prisoner} {boat}" for prisoner, boat in zip(order, places, strict=True)]
