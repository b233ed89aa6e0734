"""Boarding, and how a match ends."""

from typing import Any

import pytest

from escapade.testing import Scenario
from tests.games.evades.positions import FIVE_ABOARD, FOUR_ABOARD, PRISONERS, choosing, throw, track_of


@pytest.mark.parametrize(("face", "boards"), [(1, False), (2, False), (3, True), (4, True), (6, True)])
def test_LE_13_reaching_the_last_square_or_passing_it_is_boarding(face: int, boards: bool) -> None:  # noqa: FBT001
    """LE-13: from square 7 of 10 a 3 reaches the last square, a 4 or more passes it, a 2 stops before it."""
    match = throw(choosing("7 red", squares=10), f"red {face}, blue 1, brown 2").play("p0 move red")
    match.expect(boarded=["red"] if boards else [], track={} if boards else {str(7 + face): ["red"]})


def test_LE_13_events_tell_the_last_square_and_the_boat() -> None:
    """LE-13: who passes the last square is told as reaching it, and boards at once."""
    match = throw(choosing("7 red", squares=10), "red 5, blue 1, brown 2").play("p0 move red")
    assert match.told() == ["moved p0 red 7 10", "boarded red leaking_tub"]


@pytest.mark.parametrize(("boarded", "boat"), [("", "leaking_tub"), ("orange", "leaking_tub"),
                                               ("orange yellow", "rowing_boat"), ("orange yellow brown", "rowing_boat"),
                                               ("orange yellow brown dark_green", "fishing_boat")])
def test_LE_13_the_leftmost_boat_with_a_free_seat(boarded: str, boat: str) -> None:
    """LE-3, LE-13: boats fill up from the left, two by two."""
    match = choosing("29 red", boarded)
    throw(match, "red 6, blue 1" if len(boarded.split()) >= 2 else "red 6, blue 1, light_green 2").play("p0 move red")
    assert match.told()[1] == f"boarded red {boat}"
    match.expect(boarded=[*boarded.split(), "red"])


def test_LE_13_the_die_of_one_aboard_leaves_the_game() -> None:
    """LE-13: in the next turn it is not offered any more."""
    match = throw(choosing("29 red"), "red 1, blue 1, brown 2").play("p0 move red / p0 move blue / p0 move brown")
    assert match.waiting() == ["p1"]
    assert match.legal("p1") == [f"take {prisoner}" for prisoner in PRISONERS if prisoner != "red"]


def test_LE_13_who_is_aboard_is_not_moved_back() -> None:
    """LE-11, LE-13: a prisoner in a boat stays there, also in the turn in which it boarded."""
    match = throw(choosing("29 red, 9 orange", finished_rounds=1), "red 1, blue 1, brown 2, white 3")
    match.play("p0 move red")
    assert match.legal("p0") == ["move blue", "move brown", "back orange"]


def test_LE_13_the_turn_goes_on_after_a_boarding() -> None:
    """LE-8, LE-13: the other dice are still to be used, and the boats fill in the order of boarding."""
    match = throw(choosing("28 red, 29 blue, 27 brown"), "red 2, blue 1, brown 3")
    match.play("p0 move brown / p0 move red / p0 move blue").expect(boarded=["brown", "red", "blue"], waiting=["p1"])
    assert [line for line in match.told() if line.startswith("boarded")] == [
        "boarded brown leaking_tub", "boarded red leaking_tub", "boarded blue rowing_boat"]


def two_left(track: str, **options: Any) -> Scenario:
    """Red and brown are left, the white die is open."""
    return choosing(track, FIVE_ABOARD, finished_rounds=3, **options)


def assert_sent_back(match: Scenario, last: str, other: str) -> None:
    """The match is over by LE-14, with everybody in a boat and nobody on the track."""
    match.expect(boarded=[*FIVE_ABOARD.split(), other, last], track={}, phase="over", waiting=[], reason="sent_back")
    boarded = [line for line in match.told() if line.startswith("boarded")]
    assert boarded[-2:] == [f"boarded {other} fishing_boat", f"boarded {last} speedboat"]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome["reason"], outcome["rule"]) == ("sent_back", "LE-14")


@pytest.mark.parametrize("face", [4, 5, 6])
def test_LE_14_one_of_the_last_two_moved_back_to_square_1_is_last(face: int) -> None:
    """LE-14: it takes boat 4, the other boards boat 3; a die that was left does not matter."""
    match = throw(two_left("5 red, 20 brown"), f"brown 2, white {face}").play("p0 back red")
    assert_sent_back(match, last="red", other="brown")


@pytest.mark.parametrize("track", ["5 red", "5 red, 1 brown", "5 red, 29 brown", "5 brown red", "5 red, 4 brown"])
def test_LE_14_the_other_boards_wherever_it_stands(track: str) -> None:
    """LE-14: at its window, under the one sent back (before or after the move), near the boats."""
    match = throw(two_left(track), "red 2, white 6").play("p0 back red")
    assert_sent_back(match, last="red", other="brown")


def test_LE_14_whichever_of_the_two_goes_back() -> None:
    """LE-14: the one behind may be declared last as well as the one in front."""
    match = throw(two_left("5 red, 6 brown"), "red 2, white 6").play("p0 back brown")
    assert_sent_back(match, last="brown", other="red")


def test_LE_14_after_the_coloured_die_was_used() -> None:
    """LE-14: the white die used second; red went forward, brown back."""
    match = throw(two_left("5 red, 6 brown"), "red 2, white 6").play("p0 move red / p0 back brown")
    assert_sent_back(match, last="brown", other="red")


def test_LE_14_not_when_square_1_is_not_reached() -> None:
    """LE-14: moved back to square 2 is not square 1: the match goes on."""
    match = throw(two_left("5 red, 20 brown"), "brown 2, white 3").play("p0 back red")
    match.expect(boarded=FIVE_ABOARD.split(), track={"2": ["red"], "20": ["brown"]}, waiting=["p0"])
    assert match.outcome() is None


def test_LE_14_a_forward_move_to_square_1_does_not_count() -> None:
    """LE-14: only a move back counts: out of the window onto square 1 is nothing."""
    match = throw(two_left("20 brown"), "red 1, brown 2").play("p0 move red")
    match.expect(boarded=FIVE_ABOARD.split(), track={"1": ["red"], "20": ["brown"]}, waiting=["p0"])
    match.play("p0 move brown").expect(waiting=["p1"])


def test_LE_14_standing_on_square_1_is_not_being_moved_there() -> None:
    """LE-14: red stands on square 1 all along; brown goes back a little: nothing happens."""
    match = throw(two_left("1 red, 20 brown"), "red 1, white 2").play("p0 back brown")
    match.expect(track={"1": ["red"], "18": ["brown"]}, waiting=["p0"])


def test_LE_14_not_with_three_left() -> None:
    """LE-14: two prisoners left, not three."""
    match = throw(choosing("5 red, 20 brown", FOUR_ABOARD, finished_rounds=3), "brown 2, white 4").play("p0 back red")
    match.expect(boarded=FOUR_ABOARD.split(), track={"1": ["red"], "20": ["brown"]}, waiting=["p0"])


def test_LE_14_in_the_turn_in_which_the_fifth_boarded() -> None:
    """LE-14: judged when the white die is used: four aboard at the roll, five when it is used."""
    match = throw(choosing("5 red, 29 orange", FOUR_ABOARD, finished_rounds=3), "orange 1, white 4")
    match.play("p0 move orange").expect(boarded=FIVE_ABOARD.split(), waiting=["p0"])
    match.play("p0 back red")
    assert_sent_back(match, last="red", other="brown")


def test_LE_14_white_before_the_fifth_boards_does_not_count() -> None:
    """LE-14: judged when the white die is used: three were left then, so the match goes on."""
    match = throw(choosing("5 red, 29 orange, 12 brown", FOUR_ABOARD, finished_rounds=3), "orange 1, white 4")
    match.play("p0 back red / p0 move orange")
    match.expect(boarded=FIVE_ABOARD.split(), track={"1": ["red"], "12": ["brown"]}, waiting=["p1"])


def test_LE_14_ends_the_match_also_in_the_last_turn() -> None:
    """LE-14, LE-18: sent back in the last turn of the last round: the reason is LE-14."""
    match = choosing("5 red, 20 brown", FIVE_ABOARD, turns=5, round_limit=3)
    throw(match, "brown 2, white 4").play("p1 back red")
    assert_sent_back(match, last="red", other="brown")


@pytest.mark.parametrize("track", ["29 red", "29 red, 1 brown", "29 red, 28 brown", "29 brown red"])
def test_LE_15_six_aboard_decide_it(track: str) -> None:
    """LE-15: the seventh takes boat 4 at once, wherever it is, whatever dice are left."""
    match = throw(choosing(track, FIVE_ABOARD), "red 1, brown 1").play("p0 move red")
    match.expect(boarded=[*FIVE_ABOARD.split(), "red", "brown"], track={}, phase="over", waiting=[])
    assert match.told()[1:3] == ["boarded red fishing_boat", "boarded brown speedboat"]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome["reason"], outcome["rule"]) == ("all_aboard", "LE-15")


def test_LE_15_five_aboard_do_not_decide_it() -> None:
    """LE-15: with two left the match goes on."""
    match = throw(choosing("29 orange, 3 red", FOUR_ABOARD), "orange 1, red 1").play("p0 move orange")
    match.expect(boarded=FIVE_ABOARD.split(), waiting=["p0"], reason=None)
    assert match.outcome() is None
    match.play("p0 move red").expect(waiting=["p1"])


def test_LE_15_two_in_one_turn() -> None:
    """LE-15: fifth and sixth in the same turn; the seventh follows."""
    match = throw(choosing("29 orange red, 9 brown", FOUR_ABOARD), "orange 2, red 2")
    match.play("p0 move red / p0 move orange").expect(phase="over")
    match.expect(boarded=[*FOUR_ABOARD.split(), "red", "orange", "brown"])


def test_LE_15_nothing_can_be_played_after_the_end() -> None:
    """LE-15: the match is over for everybody."""
    match = throw(choosing("29 red", FIVE_ABOARD), "red 1, brown 1").play("p0 move red")
    assert match.waiting() == []
    for seat in ("p0", "p1"):
        assert match.legal(seat) == []
        assert match.refuses(f"{seat} move brown") == "refused.over"


def test_LE_15_a_whole_short_match() -> None:
    """LE-6, LE-13, LE-15: six squares, two players, from the first turn to the last boat."""
    match = choosing(squares=6)
    throw(match, "blue 6, red 6, brown 5").play("p0 move blue / p0 move red / p0 move brown")
    match.expect(boarded=["blue", "red"], track={"5": ["brown"]}, waiting=["p1"])
    throw(match, "brown 1, orange 5").play("p1 move brown / p1 move orange")
    match.expect(boarded=["blue", "red", "brown"], track={"5": ["orange"]}, waiting=["p0"])
    throw(match, "orange 4, yellow 5, white 6").play("p0 move orange / p0 move yellow")
    match.expect(boarded=["blue", "red", "brown", "orange"], track={"5": ["yellow"]}, waiting=["p1"], turns=3)
    throw(match, "yellow 2, dark_green 3").play("p1 move dark_green / p1 move yellow")
    assert track_of(match) == {"3": ["dark_green"]}
    throw(match, "light_green 6, white 1").play("p0 move light_green")
    match.expect(boarded=["blue", "red", "brown", "orange", "yellow", "light_green", "dark_green"], phase="over")
