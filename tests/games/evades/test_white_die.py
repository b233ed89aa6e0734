"""The white die: back, at most to square 1, and never somebody who went forward."""

import pytest

from tests.games.evades.positions import FIVE_ABOARD, FOUR_ABOARD, choosing, throw

OTHERS = "dark_green 1, light_green 2, yellow 3"
FOUR_ABOARD_BUT_YELLOW = "blue light_green dark_green orange"
"""Red, yellow and brown are left."""


@pytest.mark.parametrize(("square", "face", "target"), [(10, 3, 7), (4, 2, 2), (4, 3, 1), (4, 4, 1), (4, 6, 1),
                                                        (2, 1, 1), (2, 6, 1), (29, 6, 23)])
def test_LE_11_back_at_most_to_square_1(square: int, face: int, target: int) -> None:
    """LE-11: back by the roll, at most to square 1; what is left is lost."""
    match = throw(choosing(f"{square} red", finished_rounds=1), f"{OTHERS}, white {face}").play("p0 back red")
    match.expect(track={str(target): ["red"]}, moved_back=["red"])
    assert match.told() == [f"moved_back p0 red {square} {target}"]


def test_LE_11_who_cannot_be_moved_back() -> None:
    """LE-11: not those at a window, on square 1, covered, or already in a boat; only brown and orange here."""
    match = choosing("1 red, 5 dark_green brown, 9 orange", "blue", finished_rounds=1)
    throw(match, "light_green 2, yellow 3, dark_green 4, white 2")
    assert match.legal("p0") == ["move yellow", "move light_green", "back orange", "back brown"]


def test_LE_11_the_top_of_a_stack_on_square_1_cannot_be_moved_back() -> None:
    """LE-11: square 1 is the furthest there is."""
    match = throw(choosing("1 red blue", finished_rounds=1), f"{OTHERS}, white 2")
    assert match.legal("p0") == ["move yellow", "move light_green", "move dark_green"]


def test_LE_8_the_white_die_moves_one_prisoner_of_your_choice() -> None:
    """LE-8: one prisoner, whoever it is; then it is used."""
    match = throw(choosing("4 red, 5 brown, 9 orange", finished_rounds=1), f"{OTHERS}, white 2")
    assert match.legal("p0")[-3:] == ["back red", "back orange", "back brown"]
    match.play("p0 back orange")
    match.expect(unused=["yellow", "light_green", "dark_green"], track__7=["orange"])
    assert match.legal("p0") == ["move yellow", "move light_green", "move dark_green"]


def test_LE_8_no_white_die_no_move_back() -> None:
    """LE-7, LE-8: without the white die nobody goes back."""
    match = throw(choosing("4 red", finished_rounds=1), OTHERS)
    assert match.legal("p0") == ["move yellow", "move light_green", "move dark_green"]


def test_LE_8_the_white_die_need_not_be_used() -> None:
    """LE-8: no coloured die can be used and the white one can: it may be left, which ends the turn; it is lost."""
    match = throw(choosing("9 red", finished_rounds=1), f"{OTHERS}, white 2")
    match.play("p0 move yellow / p0 move light_green / p0 move dark_green").expect(waiting=["p0"])
    assert match.legal("p0") == ["back red", "leave"]
    match.play("p0 leave").expect(waiting=["p1"], track__9=["red"], turns=3)
    assert match.told() == ["lost_die p0 white", "turn_ended p0"]


def test_LE_8_the_white_die_is_not_left_before_the_coloured_ones() -> None:
    """LE-8: while a coloured die can be used, one of those that can be must be."""
    match = throw(choosing("9 red", finished_rounds=1), f"{OTHERS}, white 2")
    assert "leave" not in match.legal("p0")
    assert match.refuses("p0 leave") == "refused.not_legal"
    assert match.view("p0")["question"]["fields"]["leave"] == 0
    match.play("p0 move yellow / p0 move light_green / p0 move dark_green")
    assert match.view("p0")["question"]["fields"]["leave"] == 1


def test_LE_8_leaving_loses_the_dice_that_wait_too() -> None:
    """LE-8: yellow is covered, so that only the white die can be used straight after the roll; all dice are lost."""
    match = throw(choosing("9 yellow red, 5 brown", FOUR_ABOARD_BUT_YELLOW, finished_rounds=1), "yellow 3, white 2")
    assert match.legal("p0") == ["back red", "back brown", "leave"]
    match.play("p0 leave").expect(waiting=["p1"])
    assert match.told() == ["lost_die p0 yellow", "lost_die p0 white", "turn_ended p0"]


def test_LE_8_leaving_in_the_last_turn_ends_the_match() -> None:
    """LE-8, LE-18: the turn is over, and with it the last round."""
    match = choosing("9 yellow red, 5 brown", FOUR_ABOARD_BUT_YELLOW, turns=3, round_limit=2)
    throw(match, "yellow 3, white 2").play("p1 leave").expect(phase="over", reason="round_limit")


def test_LE_14_one_of_the_last_two_need_not_be_sent_to_square_1() -> None:
    """LE-8, LE-14: leaving the white die, nobody is declared last."""
    match = throw(choosing("3 brown red", FIVE_ABOARD, finished_rounds=1), "brown 2, white 6")
    match.play("p0 leave").expect(phase="choose", waiting=["p1"], track={"3": ["brown", "red"]})


def test_LE_8_the_white_die_may_wait_for_a_move_that_uncovers_somebody() -> None:
    """LE-8: yellow is covered by red; once red has gone forward the white die takes yellow."""
    match = throw(choosing("5 yellow red", finished_rounds=1), "red 2, blue 1, brown 1, white 3")
    assert "back yellow" not in match.legal("p0")
    match.play("p0 move red")
    assert match.legal("p0") == ["move blue", "move brown", "back yellow"]
    match.play("p0 back yellow").expect(track={"2": ["yellow"], "7": ["red"]})


def test_LE_8_the_white_die_may_wait_until_nothing_else_is_left() -> None:
    """LE-8: any order; brown is uncovered by the last coloured die."""
    match = throw(choosing("8 brown orange", finished_rounds=1), "blue 1, red 2, orange 3, white 4")
    match.play("p0 move blue / p0 move red / p0 move orange")
    assert match.legal("p0") == ["back brown", "leave"]
    match.play("p0 back brown").expect(track={"1": ["blue"], "2": ["red"], "4": ["brown"], "11": ["orange"]})


def test_LE_12_who_went_forward_cannot_go_back_in_the_same_turn() -> None:
    """LE-12: red has gone forward, only brown is left for the white die."""
    match = throw(choosing("5 red, 9 brown", finished_rounds=1), "red 2, blue 1, yellow 3, white 3")
    assert match.legal("p0")[-2:] == ["back red", "back brown"]
    match.play("p0 move red")
    assert match.legal("p0") == ["move blue", "move yellow", "back brown"]


def test_LE_12_the_white_die_is_lost_when_all_in_reach_went_forward() -> None:
    """LE-8, LE-12: nobody is left to be moved back, so it is lost and the turn ends."""
    match = throw(choosing("5 red", finished_rounds=1), "red 2, blue 4, yellow 3, white 3")
    match.play("p0 move red / p0 move blue / p0 move yellow").expect(waiting=["p1"])
    assert match.told()[-2:] == ["lost_die p0 white", "turn_ended p0"]


def test_LE_12_who_went_back_cannot_go_forward_and_loses_its_die() -> None:
    """LE-8, LE-12: the white die may be used on a prisoner whose own die is still unused: that die is lost."""
    match = throw(choosing("10 red", finished_rounds=1), "red 4, blue 3, yellow 2, white 2").play("p0 back red")
    assert match.legal("p0") == ["move blue", "move yellow"]
    assert match.refuses("p0 move red") == "refused.not_legal"
    match.play("p0 move blue / p0 move yellow").expect(waiting=["p1"], track__8=["red"])
    assert match.told()[-2:] == ["lost_die p0 red", "turn_ended p0"]


def test_LE_12_with_one_coloured_die_the_turn_ends_at_once() -> None:
    """LE-7, LE-8, LE-12: one coloured and white on the same prisoner: the coloured die is lost."""
    match = throw(choosing("10 red", FOUR_ABOARD, finished_rounds=1), "red 4, white 2").play("p0 back red")
    match.expect(waiting=["p1"], track={"8": ["red"]})
    assert match.told() == ["moved_back p0 red 10 8", "lost_die p0 red", "turn_ended p0"]


def test_LE_12_holds_for_one_turn_only() -> None:
    """LE-12: in the same turn; the next player may move red either way."""
    match = throw(choosing("10 red, 20 brown", finished_rounds=1), "red 4, blue 3, yellow 2, white 2")
    match.play("p0 move red / p0 move blue / p0 move yellow / p0 back brown")
    throw(match, "brown 1, orange 2, light_green 1, white 3")
    assert {"back red", "back brown", "move brown"} <= set(match.legal("p1"))


def test_LE_12_covering_and_moving_back_are_different_things() -> None:
    """LE-10, LE-12: who was stacked upon may still go back once uncovered: it has not moved itself."""
    match = throw(choosing("5 red, 7 blue", finished_rounds=1), "red 2, yellow 1, brown 2, white 3")
    match.play("p0 move red").expect(track__7=["blue", "red"])
    assert match.legal("p0") == ["move yellow", "move brown"]
