"""What greedy does in Les Évadés, from written positions. Its bet is blue, red | yellow, light green | dark green,
orange | brown unless a scenario says otherwise.
"""

import ast
from pathlib import Path
from typing import Any

import pytest

from escapade.bots.evades.heuristic import REASONS
from escapade.testing import given
from tests.bots.asking import answer, goes_on
from tests.games.evades.positions import FIVE_ABOARD, FOUR_ABOARD, PRISONERS, choosing, throw

RED_LAST = [["blue", "brown", "yellow", "light_green", "dark_green", "orange", "red"], PRISONERS]
HALF_ABOARD = "blue red yellow light_green"
"""Dark green, orange (both foretold for boat 3) and brown (boat 4) are left."""
SOURCE = Path(__file__).resolve().parents[2] / "src/escapade/bots/evades/heuristic.py"


def test_LE_4_a_new_bet_cannot_be_guessed() -> None:
    """LE-4: nobody is ahead, so any order is as good as another and each stream has its own."""
    bets = {answer(given("evades", 4), seed=seed)[0] for seed in range(40)}
    assert len(bets) == len(PRISONERS)
    assert answer(given("evades", 4))[1] == "all_are_equal"


def test_LE_4_the_last_pick_is_the_only_one() -> None:
    """LE-4: six picks leave one."""
    match = given("evades", 2).play(" / ".join(f"p0 bet {pawn}" for pawn in PRISONERS[:6]))
    assert answer(match) == ("bet brown", "only_choice")


def test_LE_6_it_takes_the_dice_of_those_it_wants_early() -> None:
    """LE-6: at the start those of the first boats."""
    assert answer(choosing())[1] == "wanted_early"
    assert goes_on(choosing(), 2) == ["take blue", "take red"]


def test_LE_6_it_wastes_a_die_rather_than_move_somebody_it_wants_to_wait() -> None:
    """LE-6, LE-10: brown must come last and stands on orange, whose die can then do no harm."""
    match = choosing("25 dark_green, 20 orange brown", HALF_ABOARD)
    match.play("p0 take dark_green")
    assert answer(match) == ("take orange", "cannot_move")


def test_LE_6_a_covered_one_whose_cover_leaves_is_not_harmless() -> None:
    """LE-10: dark green's die is named, so that brown below it would have to move: orange's die is better."""
    match = choosing("25 orange, 20 brown dark_green", HALF_ABOARD).play("p0 take dark_green")
    assert answer(match) == ("take orange", "wanted_early")


def test_LE_7_the_white_die_is_taken_against_one_that_is_too_early() -> None:
    """LE-7: brown must be last and is first."""
    match = choosing("25 brown, 17 blue, 16 red", finished_rounds=1)
    match.play("p0 take blue / p0 take red / p0 take yellow")
    assert answer(match) == ("take white", "somebody_should_go_back")


def test_LE_7_the_white_die_is_left_when_it_could_only_hurt() -> None:
    """LE-7: those on the track are wanted there."""
    match = choosing("28 blue, 27 red", finished_rounds=1).play("p0 take yellow / p0 take light_green / p0 take orange")
    assert answer(match) == ("roll", "nobody_should_go_back")


def test_LE_7_the_white_die_takes_the_place_of_one_that_would_do_harm() -> None:
    """LE-7: with four aboard it is one coloured die and the white one."""
    match = choosing("24 orange, 23 red, 22 brown", FOUR_ABOARD, finished_rounds=1)
    assert goes_on(match, 2) == ["take orange", "take white"]


def test_LE_10_it_does_not_rob_itself() -> None:
    """LE-10: brown would land on red, whose six takes it into the first boat: red goes first."""
    match = throw(choosing("26 red, 24 brown, 10 blue"), "red 6, brown 2, blue 1")
    said = goes_on(match, 3)
    assert said.index("move red") < said.index("move brown")
    match.expect(boarded=["red"])


def test_LE_10_it_robs_one_that_must_come_last() -> None:
    """LE-10: with red foretold as the last, brown lands on it and red's six is lost."""
    match = throw(choosing("26 red, 24 brown, 10 blue", bets=RED_LAST), "red 6, brown 2, blue 1")
    match.play("p0 move blue")
    assert answer(match) == ("move brown", "blocks_one_wanted_later")
    match.play("p0 move brown").expect(boarded=[], waiting=["p1"])


def test_LE_10_it_frees_the_one_below() -> None:
    """LE-10: blue stands on red, both dice are rolled: blue first, then red can use its own."""
    match = throw(choosing("24 red blue"), "red 6, blue 3, yellow 1")
    assert answer(match) == ("move blue", "frees_the_one_below")
    goes_on(match, 3)
    match.expect(boarded=["red"])


def test_LE_11_it_sends_back_the_one_that_must_wait() -> None:
    """LE-11: blue, red and brown can be reached; brown is foretold as the last."""
    match = throw(choosing("26 brown, 22 blue, 24 red", finished_rounds=1),
                  "yellow 1, light_green 1, dark_green 1, white 6")
    match.play("p0 move yellow / p0 move light_green / p0 move dark_green")
    assert answer(match) == ("back brown", "wanted_later")


def test_LE_8_it_leaves_the_white_die_when_moving_anybody_back_would_hurt() -> None:
    """LE-8: blue and red are foretold for the first boat and lead: nobody has to go back."""
    match = throw(choosing("26 blue, 25 red", finished_rounds=1), "yellow 1, light_green 1, dark_green 1, white 6")
    match.play("p0 move yellow / p0 move light_green / p0 move dark_green")
    assert match.legal("p0") == ["back blue", "back red", "leave"]
    assert answer(match) == ("leave", "nobody_should_go_back")


def test_LE_13_it_boards_as_foretold() -> None:
    """LE-13: blue is foretold for the first boat and can reach it; so can orange, who is not."""
    match = throw(choosing("28 blue, 27 orange", "red"), "blue 3, orange 4, brown 1")
    said = goes_on(match, 3)
    assert said.index("move blue") < said.index("move orange")
    match.expect(boarded=["red", "blue", "orange"])


def test_LE_13_the_reason_to_board() -> None:
    """LE-13: the seat in the boat that was foretold is what counts."""
    match = throw(choosing("28 blue, 27 orange", "red"), "blue 3, orange 4, brown 1").play("p0 move brown")
    assert answer(match) == ("move blue", "boards_as_foretold")


def test_LE_14_it_makes_the_last_one_last() -> None:
    """LE-14: brown goes back to square 1 and the match is over as foretold."""
    match = throw(choosing("4 brown, 20 red", FIVE_ABOARD, finished_rounds=1), "brown 1, white 6")
    assert match.legal("p0") == ["move brown", "back red", "back brown"]
    assert answer(match) == ("back brown", "makes_it_last")
    match.play("p0 back brown").expect(phase="over", reason="sent_back")


@pytest.mark.parametrize("options", [{"squares": 20}, {"squares": 50}, {"count_empty_only": True}, {"round_limit": 1}])
def test_it_plays_every_option(options: dict[str, Any]) -> None:
    """LE-1, LE-9, LE-18: a whole turn of legal choices with reasons that have sentences."""
    match = choosing("12 red blue, 9 brown", **options)
    while match.waiting() == ["p0"] or match.waiting() == ["chance"]:
        if match.waiting() == ["chance"]:
            match.play("chance die 3")
            continue
        words, reason = answer(match)
        assert words in match.legal("p0")
        assert reason in REASONS
        match.play(f"p0 {words}")


def test_every_reason_is_in_the_list() -> None:
    """A reason that is not listed would have no sentence; one that nothing gives would have one for nothing."""
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    given_somewhere = {node.value for function in ast.walk(tree) if isinstance(function, ast.FunctionDef)
                       for node in ast.walk(function) if isinstance(node, ast.Constant)
                       and isinstance(node.value, str) and node.value in REASONS}
    returned = {node.value for function in ast.walk(tree) if isinstance(function, ast.FunctionDef)
                for statement in ast.walk(function) if isinstance(statement, ast.Return)
                for node in ast.walk(statement) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert given_somewhere == set(REASONS)
    assert returned <= set(REASONS)
