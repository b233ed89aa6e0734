"""Written positions: what play can reach is read back as it was, what breaks the rules is refused."""

from typing import Any

import pytest

import escapade
from escapade.core.errors import BadInput
from escapade.core.event import MUTE
from escapade.core.referee import draw
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.play.record import digest
from escapade.play.seeds import derive
from escapade.testing import Scenario, given, overlay
from tests.games.evades.positions import FIVE_ABOARD, FOUR_ABOARD, PRISONERS, THREE_ABOARD, choosing, throw


def assert_reads_back(match: Scenario) -> None:
    """The position of a scenario is read back to the same position."""
    again = match.game.position(match.game.describe(match.state))
    assert digest(match.game, again) == digest(match.game, match.state)
    for seat in range(match.state.seats):
        assert match.game.legal(again, seat) == match.game.legal(match.state, seat)


def test_LE_6_a_position_in_the_middle_of_a_turn_in_which_somebody_boarded() -> None:
    """LE-6: dice are counted when they are chosen: three dice with two aboard is a position of play."""
    match = throw(choosing("9 red, 2 blue, 4 brown", "orange", squares=10), "red 1, blue 1, brown 1")
    assert_reads_back(match.play("p0 move red"))


def test_LE_7_a_position_in_which_the_fourth_boarded_with_the_white_die_in_hand() -> None:
    """LE-6, LE-7: two coloured and white with four aboard, in the turn in which the fourth boarded."""
    match = throw(choosing("9 red, 5 brown", THREE_ABOARD, squares=10, finished_rounds=1), "red 1, brown 2, white 3")
    assert_reads_back(match.play("p0 move red"))


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_match_reads_back(seed: int) -> None:
    """LE-1 to LE-18: whatever play reaches can be written down and read again."""
    match = given("evades", 2 + seed % 5, squares=8, round_limit=8, count_empty_only=seed % 2 == 1)
    rng, game, state = derive(seed, "positions"), match.game, match.state
    while state.waiting:
        assert digest(game, game.position(game.describe(state))) == digest(game, state)
        if state.waiting == CHANCE_BIT:
            draw(game, state, rng, MUTE)
            continue
        seat = first_seat(int(state.waiting))
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[int(rng.below(len(legal)))], MUTE)
    assert digest(game, game.position(game.describe(state))) == digest(game, state)


def refused(match: Scenario, **changes: Any) -> str:
    """The path of what is wrong with a position once these keys are changed."""
    written = overlay(match.game.describe(match.state), {})
    written.update(changes)
    with pytest.raises(BadInput) as complaint:
        match.game.position(written)
    return str(complaint.value.params["path"])


def rolled() -> Scenario:
    """Red has gone forward; blue, yellow and white are in hand."""
    return throw(choosing("5 red, 9 orange", finished_rounds=1), "red 1, blue 2, yellow 3, white 4").play("p0 move red")


@pytest.mark.parametrize("square", ["0", "30", "31", "-1", "05", "x"])
def test_LE_1_squares_that_do_not_exist(square: str) -> None:
    """LE-1, LE-13: nobody stands on the last square: reaching it is boarding."""
    assert refused(choosing(), track={square: ["red"]}) == f"track.{square}"


def test_LE_10_a_stack_has_somebody_in_it() -> None:
    """LE-10: an empty square is left out."""
    assert refused(choosing(), track={"3": []}) == "track.3"


def test_LE_2_a_prisoner_in_two_places() -> None:
    """LE-2: each prisoner is somewhere, once."""
    assert refused(choosing(), track={"3": ["red"], "4": ["red"]}) == "track.4"
    assert refused(choosing("3 red"), boarded=["red"]) == "boarded"
    assert refused(choosing(), boarded=["red", "red"]) == "boarded"


def test_LE_4_bets_that_are_none() -> None:
    """LE-4: a bet has each prisoner once; before the first roll all have seven picks."""
    match = choosing()
    assert refused(match, bets=[["red"] * 7, PRISONERS]) == "bets[0]"
    assert refused(match, bets=[PRISONERS, PRISONERS[:6]], picks=[7, 6]) == "picks"
    assert refused(match, bets=[PRISONERS, None]).startswith("bets[1]")
    assert refused(match, bets=[PRISONERS], picks=[7]) == "bets"


def test_LE_4_nothing_has_happened_while_bets_are_written() -> None:
    """LE-4, LE-5: no starter, no turn, nobody out of the windows."""
    match = given("evades", 2)
    assert refused(match, starter="p0") == "starter"
    assert refused(match, reason="all_aboard") == "reason"
    assert refused(match, turns=1) == "turns"
    assert refused(match, track={"3": ["red"]}) == "track"
    assert refused(match, boarded=["red"]) == "boarded"
    assert refused(match, named=["red"]) == "named"


def test_LE_5_somebody_has_started() -> None:
    """LE-5: in play there is a starter, and the player whose turn it is is waited for."""
    assert refused(choosing(), starter=None) in ("starter", "waiting")
    assert refused(choosing(), starter="p2") == "starter"
    assert refused(choosing(), waiting=["p1"]) == "waiting"
    assert refused(choosing(), turns=1) == "waiting"


def test_LE_6_too_many_dice() -> None:
    """LE-6: never more than the rules ask for, and none twice."""
    assert refused(choosing(), named=["red", "blue", "brown", "yellow"]) == "named"
    assert refused(choosing(), named=["red", "red"]) == "named"


def test_LE_6_all_dice_named_are_rolled_at_once() -> None:
    """LE-6, LE-7: in the first round, or with four aboard, nothing is left to choose once all are named."""
    assert refused(choosing(), named=["red", "blue", "brown"]) == "named"
    assert refused(choosing(boarded=FOUR_ABOARD, finished_rounds=1), named=["red", "brown"]) == "named"
    assert refused(choosing(finished_rounds=1), named=["red", "blue", "brown", "white"]) == "named"
    choosing(finished_rounds=1).play("p0 take red / p0 take blue / p0 take brown").expect(phase="choose")


def test_LE_7_no_white_die_in_the_first_round() -> None:
    """LE-7: from the second round on."""
    assert refused(choosing(turns=1), named=["white"]) == "named"


def test_LE_13_no_die_of_somebody_aboard() -> None:
    """LE-13: its die has left the game, unless it boarded in this very turn."""
    assert refused(choosing(boarded="red"), named=["red"]) == "named"
    assert refused(rolled(), boarded=["blue"]) == "named"


def test_LE_6_dice_show_their_faces_in_the_order_they_were_named() -> None:
    """LE-6: drawn in the order they were named, with the faces a die has."""
    match = choosing().play("p0 take red / p0 take blue / p0 take brown / chance die 3")
    assert refused(match, faces={"blue": 3}) == "faces"
    assert refused(match, faces={"red": 7}).startswith("faces")
    assert refused(match, faces={"red": 0}).startswith("faces")
    assert refused(match, faces={"orange": 2}).startswith("faces")
    assert refused(match, faces={"red": 1, "blue": 1, "brown": 1}) == "faces"
    assert refused(rolled(), faces={"red": 1, "blue": 2, "yellow": 3}) == "faces"


def test_LE_8_a_die_is_used_or_not() -> None:
    """LE-8: each coloured die is either unused or has moved its prisoner."""
    assert refused(rolled(), unused=["red", "blue", "yellow", "white"]) == "unused"
    assert refused(rolled(), unused=["blue", "white"]) == "unused"
    assert refused(rolled(), unused=["blue", "yellow", "orange", "white"]) == "unused"
    assert refused(rolled(), moved=["red", "orange"]) == "unused"
    assert refused(rolled(), unused=["blue", None, "yellow", "white"]) == "unused"


def test_LE_8_the_white_die_moves_one_back() -> None:
    """LE-8: the white die is used exactly when one prisoner went back."""
    assert refused(rolled(), moved_back=["orange"]) == "moved_back"
    assert refused(rolled(), unused=["blue", "yellow"]) == "moved_back"
    assert refused(rolled(), unused=["blue", "yellow"], moved_back=["orange", "brown"]) == "moved_back"


def test_LE_12_nobody_went_both_ways() -> None:
    """LE-12: forward or back, not both."""
    assert refused(rolled(), unused=["blue", "yellow"], moved_back=["red"]) == "moved_back"


def test_LE_8_a_turn_in_which_nothing_can_be_used_is_over() -> None:
    """LE-8: as soon as none of those left can be used the turn ends."""
    match = throw(choosing("5 red blue, 8 yellow, 9 brown"), "red 1, yellow 2, brown 3")
    assert refused(match, unused=["red"], moved=["yellow", "brown"]) == "unused"
    assert refused(match, track={"5": ["red", "blue"]}, unused=["red", "yellow"], moved=["brown"]) == "track"


def test_LE_15_six_aboard_are_the_end() -> None:
    """LE-15: with six aboard the match is over, and at the end all seven are."""
    assert refused(choosing(boarded=FIVE_ABOARD), boarded=PRISONERS[:6]) == "boarded"
    over = throw(choosing("29 red", FIVE_ABOARD), "red 1, brown 1").play("p0 move red")
    assert refused(over, boarded=FIVE_ABOARD.split()) == "boarded"
    assert refused(over, reason=None) == "reason"
    assert refused(choosing(), reason="all_aboard") == "reason"


def test_LE_18_no_turn_after_the_last_round() -> None:
    """LE-18: after `round_limit` rounds the match is over."""
    assert refused(choosing(round_limit=3, turns=5), turns=6, waiting=["p0"]) == "turns"


def test_positions_are_complete_and_strict() -> None:
    """LE-1: a missing or unknown key, another version or other options are refused with their path."""
    match = choosing()
    assert refused(match, weather="rain") == "weather"
    assert refused(match, version=99) == "version"
    assert refused(match, squares=29) == "squares"
    written = match.game.describe(match.state)
    written.pop("track")
    with pytest.raises(BadInput) as complaint:
        escapade.position(written)
    assert complaint.value.params["path"] == "track"
