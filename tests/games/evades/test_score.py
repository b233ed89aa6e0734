"""Points and winners."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.evades.positions import choosing, throw

BOARDED = ["red", "blue", "yellow", "orange", "brown", "dark_green", "light_green"]
IRIS = ["blue", "red", "orange", "yellow", "brown", "dark_green", "light_green"]
SAM = ["yellow", "red", "orange", "blue", "dark_green", "brown", "light_green"]
NORA = ["red", "orange", "yellow", "brown", "dark_green", "light_green", "blue"]


def outcome_of(*bets: list[str]) -> dict[str, Any]:
    """The outcome when the seven board in the order BOARDED: dark green is sixth, light green is left."""
    match = choosing("29 dark_green", " ".join(BOARDED[:5]), seats=len(bets), bets=list(bets))
    throw(match, "dark_green 1, light_green 1").play("p0 move dark_green").expect(boarded=BOARDED)
    outcome = match.outcome()
    assert outcome is not None
    assert [line for line in match.told() if line.startswith("scored")] == [
        f"scored p{seat} {points}" for seat, points in enumerate(outcome["scores"])]
    return outcome


def points_of(bet: list[str]) -> int:
    """The points of one bet."""
    scores: list[int] = outcome_of(bet, SAM)["scores"]
    return scores[0]


def exchanged(first: str, second: str) -> list[str]:
    """The right bet with two prisoners exchanged."""
    other = {first: second, second: first}
    return [other.get(prisoner, prisoner) for prisoner in BOARDED]


def test_LE_16_the_example_of_our_page() -> None:
    """LE-16: Iris 16, Sam 13, Nora 6; Iris wins."""
    outcome = outcome_of(IRIS, SAM, NORA)
    assert outcome["scores"] == [16, 13, 6]
    assert outcome["winners"] == [0]
    assert outcome["sides"] == ["p0", "p1", "p2"]


def test_LE_16_sixteen_at_most() -> None:
    """LE-16: 1 + 1 + 2 + 2 + 3 + 3 + 4 for the very order."""
    assert points_of(BOARDED) == 16


def test_LE_16_order_within_a_boat_does_not_matter() -> None:
    """LE-16: exchanged within boat 1, 2 or 3: still 16."""
    assert points_of(exchanged("red", "blue")) == 16
    assert points_of(exchanged("yellow", "orange")) == 16
    assert points_of(exchanged("brown", "dark_green")) == 16


def test_LE_16_each_prisoner_is_worth_the_number_of_its_boat() -> None:
    """LE-16: two exchanged prisoners cost the numbers of both their boats."""
    assert points_of(exchanged("red", "yellow")) == 16 - 1 - 2
    assert points_of(exchanged("blue", "brown")) == 16 - 1 - 3
    assert points_of(exchanged("red", "light_green")) == 16 - 1 - 4
    assert points_of(exchanged("orange", "dark_green")) == 16 - 2 - 3
    assert points_of(exchanged("yellow", "light_green")) == 16 - 2 - 4
    assert points_of(exchanged("brown", "light_green")) == 16 - 3 - 4


def test_LE_16_a_bet_that_is_all_wrong_has_no_points() -> None:
    """LE-16: nobody in the boat foretold: 0."""
    assert points_of(["yellow", "orange", "red", "brown", "light_green", "blue", "dark_green"]) == 0


def test_LE_16_most_points_win_whoever_played_last() -> None:
    """LE-16: the winner is the one with most points, not the one who moved."""
    assert outcome_of(NORA, SAM)["winners"] == [1]


def test_LE_16_a_tie_is_shared() -> None:
    """LE-16: ruling: a tie is shared, by two or by all."""
    assert outcome_of(NORA, IRIS, SAM, BOARDED)["winners"] == [1, 3]
    assert outcome_of(SAM, SAM, SAM)["winners"] == [0, 1, 2]


def test_LE_16_points_are_counted_by_the_boats_of_a_match_that_was_sent_back() -> None:
    """LE-14, LE-16: the one sent back is in boat 4, the other in boat 3."""
    bet = ["red", "blue", "yellow", "orange", "brown", "light_green", "dark_green"]
    match = choosing("29 light_green, 5 dark_green", " ".join(BOARDED[:5]), finished_rounds=1, bets=[bet, BOARDED])
    throw(match, "light_green 1, white 4").play("p0 back dark_green")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome["scores"] == [16, 16 - 3 - 4]
    assert outcome["winners"] == [0]


def test_LE_16_no_points_before_the_end() -> None:
    """LE-16, LE-17: the score is taken at the end."""
    match = choosing("9 red")
    assert match.outcome() is None
    assert match.view("p0")["outcome"] is None


def best_of(bet: list[str], boarded: list[str]) -> int:
    """LE-16, tried out: the most points of a bet over every order in which those on their way may still board."""
    boats = [1, 1, 2, 2, 3, 3, 4]
    foretold = dict(zip(bet, boats, strict=True))
    left = [pawn for pawn in BOARDED if pawn not in boarded]
    return max(sum(boat for pawn, boat in zip([*boarded, *rest], boats, strict=True) if foretold[pawn] == boat)
               for rest in permutations(left))


@pytest.mark.parametrize("aboard", range(6))
def test_LE_16_the_view_says_what_a_bet_can_still_come_to(aboard: int) -> None:
    """LE-16, LE-17: of one's own bet what is sure and what is possible; of the others' nothing before the end."""
    boarded = BOARDED[:aboard]
    for bet in (IRIS, SAM, NORA, BOARDED[::-1]):
        match = choosing("9 light_green", " ".join(boarded), bets=[bet, SAM])
        hopes = match.view("p0")["hopes"]
        known = sum(boat for pawn, boat in zip(boarded, [1, 1, 2, 2, 3, 3, 4], strict=False)
                    if [1, 1, 2, 2, 3, 3, 4][bet.index(pawn)] == boat)
        assert hopes == [{"sure": known, "possible": best_of(bet, boarded)}, None]
        assert match.view("spectator")["hopes"] == [None, None]
