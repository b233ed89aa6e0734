"""Stacks: who stands on whom, and who may move."""

from tests.games.evades.positions import choosing, throw, track_of


def test_LE_10_whoever_arrives_on_a_taken_square_stands_on_top() -> None:
    """LE-10: on top of one, on top of several."""
    match = throw(choosing("6 blue"), "red 6, brown 6, yellow 6").play("p0 move red / p0 move yellow / p0 move brown")
    assert track_of(match) == {"6": ["blue", "red", "yellow", "brown"]}


def test_LE_10_whoever_is_moved_back_onto_a_taken_square_stands_on_top() -> None:
    """LE-10: forward or back."""
    match = throw(choosing("6 blue, 8 orange", finished_rounds=1), "red 1, brown 2, yellow 3, white 2")
    match.play("p0 back orange").expect(track={"6": ["blue", "orange"]})
    assert match.refuses("p0 move blue") == "refused.not_legal"


def test_LE_10_only_the_top_one_can_move_forward() -> None:
    """LE-10: the others wait until nobody stands on them."""
    match = throw(choosing("5 red blue brown"), "red 1, blue 2, brown 3")
    assert match.legal("p0") == ["move brown"]
    assert match.refuses("p0 move blue") == "refused.not_legal"
    assert match.refuses("p0 move red") == "refused.not_legal"


def test_LE_10_only_the_top_one_can_move_back() -> None:
    """LE-10, LE-11: the white die takes the top one only."""
    match = throw(choosing("5 red blue brown", finished_rounds=1), "yellow 1, orange 2, dark_green 3, white 3")
    assert match.legal("p0") == ["move yellow", "move dark_green", "move orange", "back brown"]


def test_LE_10_moving_the_top_one_frees_the_next_within_the_same_turn() -> None:
    """LE-10: the order of use matters: from the top down all three dice are used."""
    match = throw(choosing("5 red blue brown"), "red 1, blue 2, brown 3").play("p0 move brown")
    assert match.legal("p0") == ["move blue"]
    match.play("p0 move blue")
    assert match.legal("p0") == ["move red"]
    match.play("p0 move red").expect(track={"6": ["red"], "7": ["blue"], "8": ["brown"]}, waiting=["p1"])


def test_LE_10_moving_the_top_one_back_frees_the_next_too() -> None:
    """LE-10: forward or back."""
    match = throw(choosing("5 red blue", finished_rounds=1), "red 1, brown 2, yellow 3, white 2")
    assert "move red" not in match.legal("p0")
    match.play("p0 back blue")
    assert "move red" in match.legal("p0")


def test_LE_10_moving_one_onto_another_robs_that_one_of_its_roll() -> None:
    """LE-10: red on blue: blue's die cannot be used any more this turn."""
    match = throw(choosing("3 red, 5 blue"), "red 2, blue 4, brown 1").play("p0 move red")
    assert match.legal("p0") == ["move brown"]
    match.play("p0 move brown").expect(track={"1": ["brown"], "5": ["blue", "red"]}, waiting=["p1"])


def test_LE_10_boarding_frees_the_one_below() -> None:
    """LE-10, LE-13: who boards stands on nobody any more."""
    match = throw(choosing("9 red blue", squares=10), "red 1, blue 1, brown 2").play("p0 move blue")
    assert match.legal("p0") == ["move red", "move brown"]


def test_LE_10_stacks_stay_as_they_are_in_the_turns_that_follow() -> None:
    """LE-10: a covered prisoner stays covered in the next player's turn."""
    match = throw(choosing("3 red, 5 blue"), "red 2, yellow 4, brown 1")
    match.play("p0 move red / p0 move brown / p0 move yellow")
    throw(match, "blue 1, brown 2, yellow 3")
    assert match.legal("p1") == ["move yellow", "move brown"]


def test_LE_10_a_stack_in_the_middle_of_a_stack_opens_one_by_one() -> None:
    """LE-10: leaving the top of a stack for the top of another one."""
    match = throw(choosing("5 red blue, 7 brown orange"), "blue 2, orange 1, red 1").play("p0 move blue")
    match.expect(track={"5": ["red"], "7": ["brown", "orange", "blue"]})
    assert match.legal("p0") == ["move red"]
