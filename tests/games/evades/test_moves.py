"""Using the dice: forward, one at a time, until none can be used."""

from tests.games.evades.positions import choosing, throw


def test_LE_8_dice_are_used_in_the_order_the_player_chooses() -> None:
    """LE-8: at each moment any die that can be used may be used."""
    match = throw(choosing(), "red 1, blue 2, brown 3")
    assert match.legal("p0") == ["move blue", "move red", "move brown"]
    match.play("p0 move brown")
    assert match.legal("p0") == ["move blue", "move red"]
    match.play("p0 move blue")
    assert match.legal("p0") == ["move red"]


def test_LE_8_a_coloured_die_moves_its_own_prisoner_by_its_own_number() -> None:
    """LE-8: each die moves the prisoner of its colour forward that many squares."""
    match = throw(choosing("7 red, 20 orange"), "red 1, blue 6, orange 4")
    match.play("p0 move blue / p0 move red / p0 move orange")
    match.expect(track={"6": ["blue"], "8": ["red"], "24": ["orange"]})
    assert match.told()[:3] == ["moved p0 blue 0 6", "moved p0 red 7 8", "moved p0 orange 20 24"]


def test_LE_8_a_used_die_is_final() -> None:
    """LE-8: a used die cannot be used again."""
    match = throw(choosing(), "red 1, blue 2, brown 3").play("p0 move red")
    assert match.refuses("p0 move red") == "refused.not_legal"


def test_LE_8_only_dice_that_were_rolled_are_used() -> None:
    """LE-8: a prisoner whose die was not chosen does not move."""
    match = throw(choosing("5 yellow"), "red 1, blue 2, brown 3")
    assert match.refuses("p0 move yellow") == "refused.not_legal"


def test_LE_8_a_die_that_can_be_used_must_be_used() -> None:
    """LE-8: one of those that can be used must be: no passing, no rolling again, the turn goes on."""
    match = throw(choosing(finished_rounds=1), "red 1, blue 2, brown 3").play("p0 move red / p0 move blue")
    assert match.legal("p0") == ["move brown"]
    assert match.waiting() == ["p0"]


def test_LE_8_the_turn_ends_with_the_last_die() -> None:
    """LE-8: the next player is asked at once, with nothing left of the old turn."""
    match = throw(choosing(), "red 1, blue 2, brown 3").play("p0 move red / p0 move blue / p0 move brown")
    match.expect(phase="choose", waiting=["p1"], turns=1, named=[], faces={}, unused=[], moved=[], moved_back=[])
    assert match.told()[-1] == "turn_ended p0"
    assert not any(line.startswith("lost_die") for line in match.told())


def test_LE_8_dice_that_cannot_be_used_are_lost_straight_after_the_roll() -> None:
    """LE-8: all three prisoners are covered: nothing is asked, the turn is over with the last die."""
    match = throw(choosing("5 red blue yellow brown"), "red 1, blue 2, yellow 3")
    match.expect(waiting=["p1"], turns=1, track={"5": ["red", "blue", "yellow", "brown"]})
    assert match.told() == ["rolled p0 red 1", "rolled p0 blue 2", "rolled p0 yellow 3", "lost_die p0 blue",
                            "lost_die p0 red", "lost_die p0 yellow", "turn_ended p0"]


def test_LE_8_the_white_die_too_is_lost_straight_after_the_roll() -> None:
    """LE-8, LE-11: covered on square 1, and nobody the white die could move back."""
    match = throw(choosing("1 red blue yellow brown", finished_rounds=1), "red 1, blue 2, yellow 3, white 4")
    match.expect(waiting=["p1"], turns=3)
    assert match.told()[-2:] == ["lost_die p0 white", "turn_ended p0"]


def test_LE_8_dice_left_that_cannot_be_used_are_lost() -> None:
    """LE-8: as soon as none of those left can be used the turn ends, without a question."""
    match = throw(choosing("5 red blue"), "red 1, brown 2, yellow 3").play("p0 move brown / p0 move yellow")
    match.expect(waiting=["p1"], track={"2": ["brown"], "3": ["yellow"], "5": ["red", "blue"]})
    assert match.told()[-2:] == ["lost_die p0 red", "turn_ended p0"]


def test_LE_8_nobody_has_to_find_the_order_that_uses_most() -> None:
    """LE-8: red onto blue robs blue, though the other order would use both."""
    match = throw(choosing("3 red, 5 blue"), "red 2, blue 4, brown 1")
    assert match.legal("p0") == ["move blue", "move red", "move brown"]
    match.play("p0 move red / p0 move brown").expect(waiting=["p1"])
    assert match.told()[-2:] == ["lost_die p0 blue", "turn_ended p0"]


def test_LE_9_every_square_counts_taken_or_not() -> None:
    """LE-9: a prisoner passes over others; squares 6 and 8 count like 7."""
    match = throw(choosing("5 red, 6 blue, 8 brown orange"), "red 4, yellow 1, light_green 1").play("p0 move red")
    match.expect(track={"6": ["blue"], "8": ["brown", "orange"], "9": ["red"]})


def test_LE_9_from_the_window_the_first_square_is_square_1() -> None:
    """LE-1, LE-9: square 1 is in front of the hole in the wall."""
    match = throw(choosing("1 red, 2 blue"), "yellow 1, orange 3, brown 2").play("p0 move yellow / p0 move orange")
    match.expect(track={"1": ["red", "yellow"], "2": ["blue"], "3": ["orange"]})


def test_LE_9_passing_over_changes_nothing_for_those_passed() -> None:
    """LE-9, LE-10: only who arrives on a square covers it."""
    match = throw(choosing("5 red, 6 blue"), "red 4, blue 1, yellow 1").play("p0 move red")
    assert match.legal("p0") == ["move blue", "move yellow"]


def test_LE_9_example_of_our_page_without_the_option() -> None:
    """LE-9: on square 5, a 3, with 6 and 9 taken: normally it stops on 8."""
    match = throw(choosing("5 red, 6 blue, 9 brown"), "red 3, yellow 1, orange 1").play("p0 move red")
    match.expect(track__8=["red"])
