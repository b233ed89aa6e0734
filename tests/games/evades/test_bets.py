"""The bets, and who starts."""

import pytest

from escapade.play.record import digest
from escapade.testing import Scenario, given
from tests.games.evades.positions import PRISONERS, throw

BACKWARDS = PRISONERS[::-1]


def bet_words(seat: str, order: list[str]) -> list[str]:
    """A whole bet, pick by pick."""
    return [f"{seat} bet {prisoner}" for prisoner in order]


def with_bets(seats: int) -> Scenario:
    """A match in which everybody has just bet."""
    match = given("evades", seats)
    for seat in range(seats):
        match.play(" / ".join(bet_words(f"p{seat}", PRISONERS)))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_LE_4_everybody_bets_at_the_same_time(seats: int) -> None:
    """LE-4: before the first roll all are asked at once, about all seven prisoners."""
    match = given("evades", seats)
    assert match.waiting() == [f"p{seat}" for seat in range(seats)]
    for seat in range(seats):
        assert match.legal(f"p{seat}") == [f"bet {prisoner}" for prisoner in PRISONERS]


def test_LE_4_a_bet_is_seven_picks_first_to_board_first() -> None:
    """LE-4: seven picks, each prisoner once, kept in the order of the picks."""
    match = given("evades", 2)
    order = ["brown", "blue", "orange", "red", "yellow", "dark_green", "light_green"]
    for place, line in enumerate(bet_words("p0", order)):
        left = [f"bet {prisoner}" for prisoner in PRISONERS if prisoner not in order[:place]]
        assert match.legal("p0") == left
        match.play(line)
    match.expect(bets=[order, []], picks=[7, 0])
    assert match.legal("p0") == []


def test_LE_4_a_prisoner_is_picked_only_once() -> None:
    """LE-4: an order of seven prisoners has none of them twice."""
    match = given("evades", 2).play("p0 bet red")
    assert match.refuses("p0 bet red") == "refused.not_legal"


def test_LE_4_the_seventh_pick_is_asked_too() -> None:
    """LE-4: a bet is seven picks, also when only one prisoner is left to name."""
    match = given("evades", 2).play(" / ".join(bet_words("p1", PRISONERS)[:6]))
    assert match.waiting() == ["p0", "p1"]
    assert match.legal("p1") == ["bet brown"]


def test_LE_4_who_has_bet_is_done() -> None:
    """LE-4: seven picks and no more; the others are still waited for."""
    match = given("evades", 3).play(" / ".join(bet_words("p1", PRISONERS)))
    assert match.waiting() == ["p0", "p2"]
    assert match.refuses("p1 bet red") == "refused.not_your_turn"


def test_LE_4_bets_may_come_in_any_order_and_mixed() -> None:
    """LE-4: in any order: one after the other, or pick by pick in turns, the position is the same."""
    first, second = bet_words("p0", PRISONERS), bet_words("p1", BACKWARDS)
    mixed = [line for pair in zip(second, first, strict=True) for line in pair]
    found = {digest(match.game, match.state) for match in (
        given("evades", 2).play(" / ".join(first + second)),
        given("evades", 2).play(" / ".join(second + first)),
        given("evades", 2).play(" / ".join(mixed)))}
    assert len(found) == 1


def test_LE_4_a_pick_leaves_the_question_of_the_others_alone() -> None:
    """LE-4: bets are parallel: what others pick changes neither my question nor my list."""
    match = given("evades", 3).play("p1 bet red")
    question, asked = match.view("p1")["question"], match.described("asked[1]")
    match.play("p0 bet blue / p2 bet red / p0 bet red")
    assert match.described("asked[1]") == asked
    assert match.view("p1")["question"] == question
    assert "bet blue" in match.legal("p1")


def test_LE_4_the_question_says_place_and_boat() -> None:
    """LE-3, LE-4: places 1 and 2 are boat 1, 3 and 4 boat 2, 5 and 6 boat 3, 7 boat 4."""
    match = given("evades", 2)
    found = []
    for line in bet_words("p0", PRISONERS):
        found.append(match.view("p0")["question"]["fields"])
        match.play(line)
    boats = [1, 1, 2, 2, 3, 3, 4]
    assert found == [{"place": place + 1, "boat": boat} for place, boat in enumerate(boats)]
    assert match.view("p0")["question"]["fields"] == {"place": None, "boat": None}


def test_LE_4_no_dice_before_all_have_bet() -> None:
    """LE-4: before the first roll every player bets."""
    match = given("evades", 2).play(" / ".join(bet_words("p0", PRISONERS) + bet_words("p1", PRISONERS)[:6]))
    assert match.waiting() == ["p1"]
    assert match.refuses("p1 take red") == "refused.not_legal"


def test_LE_4_the_starter_is_drawn_after_the_last_bet() -> None:
    """LE-4, LE-5: all bet before the starter is drawn; nobody knows it while betting."""
    match = given("evades", 2)
    match.expect(starter=None)
    match = with_bets(2)
    match.expect(phase="starter", waiting=["chance"], starter=None)
    assert match.told()[-2:] == ["picked p1 7", "bet_placed p1"]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_LE_5_every_player_may_be_drawn_to_start(seats: int) -> None:
    """LE-5: a player who starts is drawn at random: as many equal chances as players."""
    match = with_bets(seats)
    assert match.game.chance_size(match.state) == seats
    for seat in range(seats):
        drawn = with_bets(seats).play(f"chance starter p{seat}")
        assert drawn.waiting() == [f"p{seat}"]
        assert drawn.told() == [f"started p{seat}"]
        drawn.expect(starter=f"p{seat}", turns=0)


def test_LE_5_play_goes_clockwise() -> None:
    """LE-5: from the player drawn, clockwise, and round again."""
    match = with_bets(3).play("chance starter p1")
    seats = []
    for _turn in range(5):
        seat = match.waiting()[0]
        seats.append(seat)
        throw(match, "brown 3, blue 2, red 1").play(f"{seat} move brown / {seat} move blue / {seat} move red")
    assert seats == ["p1", "p2", "p0", "p1", "p2"]
    match.expect(turns=5, track={"5": ["red"], "10": ["blue"], "15": ["brown"]})
