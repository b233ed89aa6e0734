"""The option `count_empty_only`: the English rules sheet counts only empty squares."""

import pytest

import escapade
from escapade.core.errors import BadInput
from escapade.testing import Scenario
from tests.games.evades.positions import FIVE_ABOARD, choosing, throw


def forward(track: str, face: int, squares: int = 30) -> Scenario:
    """Red, with the option on, goes forward."""
    match = choosing(track, squares=squares, count_empty_only=True)
    return throw(match, f"red {face}, dark_green 1, light_green 1").play("p0 move red")


def back(track: str, face: int) -> Scenario:
    """Red, with the option on, goes back."""
    match = choosing(track, finished_rounds=1, count_empty_only=True)
    return throw(match, f"blue 1, dark_green 1, light_green 1, white {face}").play("p0 back red")


def test_LE_9_off_unless_asked_for() -> None:
    """LE-9: off by default."""
    assert escapade.load("evades").options["count_empty_only"] is False
    assert escapade.load("evades", count_empty_only=True).options["count_empty_only"] is True


@pytest.mark.parametrize("value", [1, 0, "true", None])
def test_LE_9_the_option_is_on_or_off(value: object) -> None:
    """LE-9: true or false, refused otherwise with name and range."""
    with pytest.raises(BadInput) as refused:
        escapade.load("evades", count_empty_only=value)
    assert refused.value.params["option"] == "count_empty_only"
    assert refused.value.params["range"] == "true|false"


def test_LE_9_example_of_our_page_with_the_option() -> None:
    """LE-9: on 5, a 3, with 6 and 9 taken: it skips 6, counts 7 and 8, and lands on top of whoever is on 9."""
    forward("5 red, 6 blue, 9 brown", 3).expect(track={"6": ["blue"], "9": ["brown", "red"]})


@pytest.mark.parametrize(("track", "face", "square"), [
    ("5 red", 4, "9"),
    ("5 red, 6 blue", 2, "8"),
    ("5 red, 6 blue, 7 brown", 2, "9"),
    ("5 red, 7 blue, 10 brown", 3, "9"),
    ("5 red, 6 blue orange, 7 brown", 3, "10"),
    ("1 blue, 2 brown", 2, "4"),
    ("5 blue red", 1, "6"),
])
def test_LE_9_taken_squares_are_not_counted_forward(track: str, face: int, square: str) -> None:
    """LE-9: only empty squares are counted."""
    forward(track, face).expect(**{f"track__{square}": ["red"]})


@pytest.mark.parametrize(("track", "face", "square", "stack"), [
    ("5 red, 6 blue", 1, "6", ["blue", "red"]),
    ("1 blue", 1, "1", ["blue", "red"]),
    ("5 red, 7 blue", 2, "7", ["blue", "red"]),
    ("5 red, 7 blue, 9 brown", 3, "9", ["brown", "red"]),
    ("5 red, 7 blue brown, 8 orange", 2, "7", ["blue", "brown", "red"]),
    ("5 red, 6 orange, 8 blue, 9 brown", 2, "8", ["blue", "red"]),
])
def test_LE_9_the_last_point_never_jumps_forward(track: str, face: int, square: str, stack: list[str]) -> None:
    """LE-9: a prisoner never jumps with its last point: it stacks."""
    forward(track, face).expect(**{f"track__{square}": stack})


@pytest.mark.parametrize(("track", "face", "square"), [
    ("9 red", 4, "5"),
    ("9 red, 8 blue", 2, "6"),
    ("9 red, 8 blue, 7 brown", 2, "5"),
    ("9 red, 7 blue, 4 brown", 3, "5"),
    ("9 blue red, 8 brown orange", 2, "6"),
])
def test_LE_9_taken_squares_are_not_counted_back(track: str, face: int, square: str) -> None:
    """LE-9: it holds both ways."""
    back(track, face).expect(**{f"track__{square}": ["red"]})


@pytest.mark.parametrize(("track", "face", "square", "stack"), [
    ("9 red, 8 blue", 1, "8", ["blue", "red"]),
    ("9 red, 7 blue, 6 brown", 2, "7", ["blue", "red"]),
    ("9 red, 7 blue, 5 brown", 3, "5", ["brown", "red"]),
    ("9 red, 8 orange, 6 blue brown", 2, "6", ["blue", "brown", "red"]),
    ("2 red, 1 blue", 1, "1", ["blue", "red"]),
    ("3 red, 1 blue", 2, "1", ["blue", "red"]),
])
def test_LE_9_the_last_point_never_jumps_back(track: str, face: int, square: str, stack: list[str]) -> None:
    """LE-9: it stacks going back, too."""
    back(track, face).expect(**{f"track__{square}": stack})


@pytest.mark.parametrize(("track", "face"), [
    ("2 red, 1 blue", 3), ("3 red, 2 brown, 1 blue", 2), ("4 red, 3 orange, 2 brown, 1 blue", 6),
    ("4 red, 2 brown, 1 blue", 3)])
def test_LE_9_back_with_no_empty_square_left_it_goes_to_square_1(track: str, face: int) -> None:
    """LE-9: there is nothing to count, so it goes to square 1, on top."""
    back(track, face).expect(track__1=["blue", "red"])


@pytest.mark.parametrize(("track", "face"), [("4 red", 3), ("4 red", 6), ("4 red, 3 brown", 2), ("4 red, 3 brown", 5)])
def test_LE_11_back_at_most_to_square_1_with_the_option(track: str, face: int) -> None:
    """LE-9, LE-11: an empty square 1 is the furthest there is."""
    back(track, face).expect(track__1=["red"])


@pytest.mark.parametrize(("track", "face", "boards"), [
    ("9 red", 1, True), ("8 red", 2, True), ("8 red", 1, False), ("8 red, 9 blue", 2, True),
    ("8 red, 9 blue", 1, False), ("7 red, 8 brown, 9 blue", 2, True), ("7 red, 9 blue", 2, False),
    ("7 red, 9 blue", 3, True), ("5 red, 6 brown, 7 orange, 8 blue", 2, True), ("4 red", 6, True), ("4 red", 5, False)])
def test_LE_9_the_last_square_always_counts_as_empty(track: str, face: int, boards: bool) -> None:  # noqa: FBT001
    """LE-9, LE-13: ten squares: the last one is counted, and reaching or passing it is boarding."""
    forward(track, face, squares=10).expect(boarded=["red"] if boards else [])


def test_LE_9_nobody_ever_stands_on_the_last_square() -> None:
    """LE-9, LE-13: 6 to 8 are taken, 9 is counted, the last point is the last square."""
    forward("5 red, 6 brown, 7 orange, 8 blue", 2, squares=10).expect(
        boarded=["red"], track={"6": ["brown"], "7": ["orange"], "8": ["blue"]})


def test_LE_10_stacks_block_with_the_option_too() -> None:
    """LE-9, LE-10: who was landed on is robbed of its roll."""
    match = throw(choosing("5 red, 7 blue", count_empty_only=True), "red 2, blue 1, brown 1").play("p0 move red")
    assert match.legal("p0") == ["move brown"]


def test_LE_9_squares_are_empty_or_taken_at_the_moment_of_the_move() -> None:
    """LE-8, LE-9: once blue has left square 6 it counts again."""
    match = choosing("5 red, 6 blue", count_empty_only=True)
    throw(match, "red 2, blue 5, brown 1").play("p0 move blue / p0 move red")
    match.expect(track={"7": ["red"], "11": ["blue"]})


def test_LE_14_sent_back_with_the_option() -> None:
    """LE-9, LE-14: with no empty square left it goes to square 1, and two were left."""
    match = choosing("2 red, 1 brown", FIVE_ABOARD, finished_rounds=1, count_empty_only=True)
    throw(match, "brown 2, white 3").play("p0 back red").expect(reason="sent_back", track={})
