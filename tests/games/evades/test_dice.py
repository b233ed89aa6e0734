"""Which dice are chosen, how many, and how they are rolled."""

import pytest

from tests.games.evades.positions import FIVE_ABOARD, FOUR_ABOARD, PRISONERS, THREE_ABOARD, TWO_ABOARD, choosing, throw


def takes(*dice: str) -> list[str]:
    """The words for taking one of these dice."""
    return [f"take {die}" for die in dice]


@pytest.mark.parametrize("boarded", ["", "orange"])
def test_LE_6_three_dice_while_fewer_than_two_are_aboard(boarded: str) -> None:
    """LE-6: three dice, exactly."""
    match = choosing(boarded=boarded).play("p0 take red / p0 take brown")
    assert match.waiting() == ["p0"]
    assert match.refuses("p0 roll") == "refused.not_legal"
    match.play("p0 take blue").expect(phase="roll", waiting=["chance"], named=["red", "brown", "blue"])


@pytest.mark.parametrize("boarded", [TWO_ABOARD, THREE_ABOARD, FOUR_ABOARD, FIVE_ABOARD])
def test_LE_6_two_dice_with_two_or_more_aboard(boarded: str) -> None:
    """LE-6: with two or more prisoners in the boats: two."""
    match = choosing(boarded=boarded).play("p0 take red")
    assert match.waiting() == ["p0"]
    assert match.refuses("p0 roll") == "refused.not_legal"
    match.play("p0 take brown").expect(phase="roll", waiting=["chance"], named=["red", "brown"])


def test_LE_6_a_colour_already_named_is_not_offered_again() -> None:
    """LE-6: dice are named one by one; a colour already named is not offered again."""
    match = choosing().play("p0 take yellow")
    assert match.legal("p0") == takes("blue", "red", "light_green", "dark_green", "orange", "brown")
    match.play("p0 take blue")
    assert match.legal("p0") == takes("red", "light_green", "dark_green", "orange", "brown")


def test_LE_6_dice_may_be_named_in_any_order() -> None:
    """LE-6: in any order, also against the order of the colours."""
    choosing().play("p0 take brown / p0 take yellow / p0 take blue").expect(named=["brown", "yellow", "blue"])


def test_LE_6_a_covered_prisoner_may_be_chosen() -> None:
    """LE-6: a covered prisoner may be chosen."""
    assert choosing("5 red blue brown").legal("p0") == takes(*PRISONERS)
    match = throw(choosing("5 red blue brown"), "red 1, blue 2, brown 3")
    assert match.legal("p0") == ["move brown"]


def test_LE_6_dice_of_those_aboard_are_not_offered() -> None:
    """LE-6, LE-13: only dice of prisoners still in play."""
    assert choosing(boarded=FOUR_ABOARD).legal("p0") == takes("red", "orange", "brown")


def test_LE_6_dice_are_drawn_in_the_order_they_were_named_the_white_one_last() -> None:
    """LE-6: the first face drawn is that of the first die named; white comes last wherever it was named."""
    match = choosing(finished_rounds=1).play("p0 take white / p0 take orange / p0 take blue / p0 take red")
    match.play("chance die 1 / chance die 2 / chance die 3 / chance die 4")
    match.expect(faces={"orange": 1, "blue": 2, "red": 3, "white": 4})
    assert match.told() == ["rolled p0 orange 1", "rolled p0 blue 2", "rolled p0 red 3", "rolled p0 white 4"]


def test_LE_6_a_die_has_six_faces() -> None:
    """LE-6: one ordinary die is drawn at a time."""
    match = choosing().play("p0 take red / p0 take blue / p0 take brown")
    assert match.game.chance_size(match.state) == 6
    match.play("chance die 6").expect(faces={"red": 6}, waiting=["chance"])
    match.play("chance die 1").expect(faces={"red": 6, "blue": 1}, waiting=["chance"])
    match.play("chance die 6").expect(faces={"red": 6, "blue": 1, "brown": 6}, waiting=["p0"])


def test_LE_6_dice_are_counted_when_they_are_chosen() -> None:
    """LE-6: three dice stay three when the second prisoner boards in the middle of the turn."""
    match = throw(choosing("9 red, 2 blue, 4 brown", "orange", squares=10), "red 1, blue 1, brown 1")
    match.play("p0 move red").expect(boarded=["orange", "red"], waiting=["p0"])
    assert match.legal("p0") == ["move blue", "move brown"]
    match.play("p0 move blue / p0 move brown").expect(track={"3": ["blue"], "5": ["brown"]}, waiting=["p1"])
    match.play("p1 take blue / p1 take brown").expect(phase="roll")


def test_LE_6_the_question_says_how_many_are_left_to_name() -> None:
    """LE-6, LE-7: the question counts the coloured dice still to be named, and says if white may be taken."""
    match = choosing(finished_rounds=1)
    assert match.view("p1")["question"]["fields"] == {"player": "p0", "left": 3, "white": 1}
    match.play("p0 take white / p0 take red")
    assert match.view("p0")["question"]["fields"] == {"player": "p0", "left": 2, "white": 0}
    assert choosing().view("p0")["question"]["fields"]["white"] == 0


def test_LE_7_the_question_says_when_the_white_die_takes_the_place_of_another() -> None:
    """LE-7: with four aboard it is one of the two dice, not one more."""
    match = choosing("9 red, 2 blue, 4 brown", "orange yellow light_green dark_green", finished_rounds=1)
    assert match.view("p0")["question"]["fields"] == {"player": "p0", "left": 2, "white": 2}


def test_LE_9_the_view_says_where_each_die_leads() -> None:
    """LE-9, LE-11, LE-13: by the words of each move: forward, back to square 1 at most, the last square or beyond."""
    match = throw(choosing("8 red, 3 blue, 4 brown", squares=10, finished_rounds=1), "red 5, blue 1, orange 2, white 6")
    assert match.view("p1")["landings"] == {
        "move blue": 4, "move red": 10, "move orange": 2, "back blue": 1, "back red": 2, "back brown": 1}
    match.play("p0 move blue")
    assert match.view("p0")["landings"] == {"move red": 10, "move orange": 2, "back red": 2}
    counting = throw(choosing("8 red, 3 blue, 4 brown", squares=10, finished_rounds=1, count_empty_only=True),
                     "blue 2, red 1, orange 1")
    assert counting.view("p0")["landings"]["move blue"] == 6


def test_LE_7_no_white_die_in_the_first_round() -> None:
    """LE-7: from the second round on: not before every player has had one turn, whoever started."""
    for turns in range(3):
        match = choosing(turns=turns, seats=3, starter=2)
        assert "take white" not in match.legal(match.waiting()[0])
        assert match.refuses(f"{match.waiting()[0]} take white") == "refused.not_legal"


@pytest.mark.parametrize("turns", [3, 4, 5, 6])
def test_LE_7_white_die_from_the_second_round_on(turns: int) -> None:
    """LE-7: once every player has had one turn it may be taken."""
    match = choosing(turns=turns, seats=3, starter=2)
    seat = match.waiting()[0]
    assert match.legal(seat) == takes(*PRISONERS, "white")


def test_LE_7_white_die_opens_in_play() -> None:
    """LE-7: the last player of the first round may not, the first of the second may."""
    match = choosing(turns=1)
    assert "take white" not in match.legal("p1")
    throw(match, "red 1, blue 2, brown 3").play("p1 move red / p1 move blue / p1 move brown")
    assert "take white" in match.legal("p0")


def test_LE_7_white_die_may_be_named_at_any_moment_before_the_roll() -> None:
    """LE-6, LE-7: first, in between or last, the dice are the same."""
    for order in ("white red blue brown", "red white blue brown", "red blue white brown", "red blue brown white"):
        match = choosing(finished_rounds=1).play(" / ".join(takes_by_p0(order)))
        match.expect(phase="roll", named=["red", "blue", "brown", "white"])


def takes_by_p0(dice: str) -> list[str]:
    """One line for each die."""
    return [f"p0 take {die}" for die in dice.split()]


def test_LE_7_white_die_is_optional() -> None:
    """LE-7: with the coloured dice named a player may still take the white one, or roll without it."""
    match = choosing(finished_rounds=1).play(" / ".join(takes_by_p0("red blue brown")))
    assert match.legal("p0") == ["take white", "roll"]
    match.play("p0 roll").expect(phase="roll", named=["red", "blue", "brown"])
    match.play("chance die 1 / chance die 2 / chance die 3").expect(phase="use", unused=["blue", "red", "brown"])


def test_LE_7_only_one_white_die() -> None:
    """LE-7: there is one white die."""
    match = choosing(finished_rounds=1).play("p0 take white")
    assert match.refuses("p0 take white") == "refused.not_legal"


def test_LE_7_white_die_is_chosen_before_the_roll() -> None:
    """LE-7: before the roll: once a die has shown its face it is too late."""
    match = throw(choosing("5 red", finished_rounds=1), "red 1, blue 2, brown 3")
    assert match.refuses("p0 take white") == "refused.not_legal"


@pytest.mark.parametrize("boarded", [TWO_ABOARD, THREE_ABOARD])
def test_LE_7_with_two_or_three_aboard_white_comes_on_top_of_two_coloured(boarded: str) -> None:
    """LE-6, LE-7: only with four or more aboard does the white die take the place of a coloured one."""
    match = choosing(boarded=boarded, finished_rounds=1).play("p0 take white / p0 take red")
    assert match.waiting() == ["p0"]
    assert match.refuses("p0 roll") == "refused.not_legal"
    match.play("p0 take brown").expect(phase="roll", named=["red", "brown", "white"])
    match = choosing(boarded=boarded, finished_rounds=1).play("p0 take red / p0 take brown")
    assert match.legal("p0") == ["take white", "roll"]


@pytest.mark.parametrize("boarded", [FOUR_ABOARD, FIVE_ABOARD])
def test_LE_7_with_four_or_more_aboard_two_coloured(boarded: str) -> None:
    """LE-7: two dice in all: two coloured ones leave no place for the white one."""
    match = choosing(boarded=boarded, finished_rounds=1).play("p0 take red / p0 take brown")
    match.expect(phase="roll", waiting=["chance"], named=["red", "brown"])


@pytest.mark.parametrize("boarded", [FOUR_ABOARD, FIVE_ABOARD])
@pytest.mark.parametrize("order", ["red white", "white red"])
def test_LE_7_with_four_or_more_aboard_one_coloured_and_white(boarded: str, order: str) -> None:
    """LE-7: or one coloured and the white one, in any order."""
    match = choosing(boarded=boarded, finished_rounds=1).play(" / ".join(takes_by_p0(order)))
    match.expect(phase="roll", waiting=["chance"], named=["red", "white"])


def test_LE_7_with_four_aboard_white_is_never_rolled_alone() -> None:
    """LE-7: two dice in all."""
    match = choosing(boarded=FOUR_ABOARD, finished_rounds=1).play("p0 take white")
    assert match.legal("p0") == takes("red", "orange", "brown")


def test_LE_7_places_are_counted_when_the_dice_are_chosen() -> None:
    """LE-6, LE-7: two coloured and white stay three dice when the fourth prisoner boards in that turn."""
    match = throw(choosing("9 red, 5 brown", THREE_ABOARD, squares=10, finished_rounds=1), "red 1, brown 2, white 3")
    match.play("p0 move red").expect(boarded=["blue", "yellow", "light_green", "red"], waiting=["p0"])
    assert match.legal("p0") == ["move brown", "back brown"]


def test_LE_7_white_may_be_taken_when_nobody_could_be_moved_back() -> None:
    """LE-7: it may be taken even when nobody could be moved back at that moment: all are at windows here."""
    match = throw(choosing(finished_rounds=1), "red 4, blue 5, brown 6, white 1")
    match.play("p0 move red / p0 move blue / p0 move brown").expect(waiting=["p1"])
    assert match.told()[-2:] == ["lost_die p0 white", "turn_ended p0"]
