"""“Why can't I?”: every answer, with its rule."""

from collections.abc import Callable

import pytest

from escapade.testing import Scenario, given
from tests.games.evades.positions import FOUR_ABOARD, choosing, throw

ROLLED = "red 4, blue 3, yellow 2"


def betting() -> Scenario:
    """p0 has picked red."""
    return given("evades", 2).play("p0 bet red")


def first_round() -> Scenario:
    """p0 has named red; brown is aboard."""
    return choosing(boarded="brown").play("p0 take red")


def second_round() -> Scenario:
    """p0 has named all three coloured dice; the white one is still open."""
    return choosing(finished_rounds=1).play("p0 take red / p0 take blue / p0 take yellow")


def using() -> Scenario:
    """Red on top of blue on 5, orange on 1, light green on 8; brown aboard; no white die."""
    return throw(choosing("5 blue red, 1 orange, 8 light_green", "brown"), ROLLED)


def using_white() -> Scenario:
    """The same with the white die."""
    return throw(choosing("5 blue red, 1 orange, 8 light_green", "brown", finished_rounds=1), f"{ROLLED}, white 2")


def gone_forward() -> Scenario:
    """Red has gone forward."""
    return using_white().play("p0 move red")


def gone_back() -> Scenario:
    """Red has gone back, with its own die unused."""
    return using_white().play("p0 back red")


def nobody_in_reach() -> Scenario:
    """The white die is in hand and everybody is at a window."""
    return throw(choosing(finished_rounds=1), f"{ROLLED}, white 2")


def only_the_white_die_left() -> Scenario:
    """Red went forward and covered blue; only the white die can be used, on light green."""
    match = throw(choosing("5 red, 9 blue, 8 light_green", finished_rounds=1), f"{ROLLED}, white 2")
    return match.play("p0 move red / p0 move yellow")


REASONS: list[tuple[Callable[[], Scenario], str, str, dict[str, object], str]] = [
    (betting, "bet red", "already_picked", {"pawn": "red"}, "LE-4"),
    (betting, "take red", "bets_first", {}, "LE-4"),
    (betting, "roll", "bets_first", {}, "LE-4"),
    (betting, "back", "bets_first", {}, "LE-4"),
    (first_round, "bet red", "bets_are_closed", {}, "LE-4"),
    (using, "bet", "bets_are_closed", {}, "LE-4"),
    (first_round, "take red", "already_named", {"die": "red"}, "LE-6"),
    (second_round, "take red", "already_named", {"die": "red"}, "LE-6"),
    (first_round, "take brown", "aboard", {"pawn": "brown"}, "LE-13"),
    (second_round, "take brown", "enough_dice", {"dice": 3}, "LE-6"),
    (first_round, "take white", "white_too_early", {}, "LE-7"),
    (first_round, "roll", "dice_missing", {"left": 2}, "LE-6"),
    (first_round, "move red", "roll_first", {}, "LE-6"),
    (first_round, "back red", "roll_first", {}, "LE-6"),
    (second_round, "move", "roll_first", {}, "LE-6"),
    (using, "take white", "dice_are_rolled", {}, "LE-7"),
    (using, "take brown", "dice_are_rolled", {}, "LE-7"),
    (using, "roll", "dice_are_rolled", {}, "LE-7"),
    (using, "move orange", "not_rolled", {"pawn": "orange"}, "LE-8"),
    (only_the_white_die_left, "move", "not_rolled", {"pawn": None}, "LE-8"),
    (using, "move brown", "aboard", {"pawn": "brown"}, "LE-13"),
    (gone_forward, "move red", "die_used", {"pawn": "red"}, "LE-8"),
    (using, "move blue", "covered", {"pawn": "blue"}, "LE-10"),
    (gone_back, "move red", "went_back", {"pawn": "red"}, "LE-12"),
    (using, "back red", "no_white_die", {}, "LE-8"),
    (gone_back, "back light_green", "no_white_die", {}, "LE-8"),
    (using_white, "back yellow", "at_the_window", {"pawn": "yellow"}, "LE-11"),
    (using_white, "back orange", "on_square_one", {"pawn": "orange"}, "LE-11"),
    (using_white, "back blue", "covered", {"pawn": "blue"}, "LE-10"),
    (using_white, "back brown", "aboard", {"pawn": "brown"}, "LE-13"),
    (gone_forward, "back red", "went_forward", {"pawn": "red"}, "LE-12"),
    (nobody_in_reach, "back", "nobody_goes_back", {}, "LE-11"),
    (using_white, "leave", "coloured_first", {}, "LE-8"),
    (gone_back, "leave", "coloured_first", {}, "LE-8"),
    (first_round, "leave", "roll_first", {}, "LE-6"),
]


@pytest.mark.parametrize(("scenario", "words", "code", "params", "rule"), REASONS,
                         ids=[f"{row[2]}: {row[1]}" for row in REASONS])
def test_every_refusal_names_its_rule(scenario: Callable[[], Scenario], words: str, code: str,
                                      params: dict[str, object], rule: str) -> None:
    """LE-4, LE-6 to LE-8, LE-10 to LE-13: the first rule that stands against it."""
    assert scenario().why("p0", words) == {"code": code, "params": params, "rule": rule}


def test_every_reason_of_the_game_is_reached() -> None:
    """All codes the game declares stand in the table above, but for the one that nobody can ever be told."""
    declared = {shape.name for shape in betting().game.shapes.reasons}
    assert {row[2] for row in REASONS} == declared


@pytest.mark.parametrize(("scenario", "words"), [
    (betting, "bet"), (betting, "bet blue"), (first_round, "take"), (first_round, "take blue"),
    (second_round, "take"), (second_round, "take white"), (second_round, "roll"), (using, "move"),
    (using, "move red"), (using_white, "back"), (using_white, "back light_green"), (using_white, "back red"),
    (gone_forward, "move blue"), (only_the_white_die_left, "back light_green"), (only_the_white_die_left, "leave")])
def test_what_is_legal_needs_no_reason(scenario: Callable[[], Scenario], words: str) -> None:
    """LE-6 to LE-8: None for what may be done, also for words that stop early."""
    assert scenario().why("p0", words) is None


def test_whose_turn_it_is_comes_first() -> None:
    """LE-5: who is not asked is told who is."""
    answer = using().why("p1", "move red")
    assert answer == {"code": "not_your_turn", "params": {"waiting_for": ["p0"]}, "rule": "LE-8"}


def test_while_dice_are_drawn_nobody_is_asked() -> None:
    """LE-7: with two coloured dice named and four aboard it is too late for the white one."""
    match = choosing(boarded=FOUR_ABOARD, finished_rounds=1).play("p0 take red / p0 take brown")
    answer = match.why("p0", "take white")
    assert answer == {"code": "not_your_turn", "params": {"waiting_for": ["chance"]}, "rule": "LE-6"}


def test_a_match_that_is_over() -> None:
    """LE-15: nothing more can be done."""
    match = throw(choosing("29 red", "blue yellow light_green dark_green orange"), "red 1, brown 1")
    assert match.play("p0 move red").why("p0", "move brown") == {"code": "over", "params": {}, "rule": "LE-15"}
