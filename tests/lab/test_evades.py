"""Greedy plays well, and it is the play that does it."""

from typing import cast

import pytest

from escapade.bots import roster
from escapade.bots.evades.betting import NAME as RANDOM_WITH_GREEDY_BETS
from escapade.core.errors import Missing
from escapade.games import load
from escapade.lab.studies.evades import CONTENDERS, Strength, compare, strength_of

MATCHES = 200
GOAL = 0.55
"""The issue: one greedy against three random ones wins or shares at least so many matches."""


@pytest.fixture(scope="module")
def greedy() -> Strength:
    """Greedy in every seat in turn, against three random ones."""
    return strength_of("greedy", MATCHES, seed=20)


@pytest.fixture(scope="module")
def bettor() -> Strength:
    """The same with greedy's bets alone."""
    return strength_of(RANDOM_WITH_GREEDY_BETS, MATCHES, seed=20)


def test_greedy_reaches_its_goal(greedy: Strength) -> None:
    """Not by luck: even the low end of the interval is beyond the goal."""
    interval = cast("list[float]", greedy.to_json()["interval"])
    assert greedy.matches == MATCHES
    assert interval[0] > GOAL


def test_it_is_the_play_not_the_bets(greedy: Strength, bettor: Strength) -> None:
    """A random player with greedy's bets gets what any random player gets: about three in ten, ties included."""
    assert 0.2 < bettor.rate() < 0.42
    assert greedy.rate() > bettor.rate() + 0.3


def test_the_measuring_bot_is_not_offered() -> None:
    """It is for this figure only."""
    game = load("evades")
    assert RANDOM_WITH_GREEDY_BETS not in roster.names()
    with pytest.raises(Missing):
        roster.make(RANDOM_WITH_GREEDY_BETS, game)
    assert roster.make_any(RANDOM_WITH_GREEDY_BETS, game).name == RANDOM_WITH_GREEDY_BETS


def test_matches_are_shared_between_the_seats() -> None:
    """Also when they cannot be shared evenly, and when there are fewer than seats."""
    assert [row.bot for row in compare(2)] == list(CONTENDERS)
    assert strength_of("random", 6).totals.scored == 6
    assert strength_of("random", 3).to_json()["matches"] == 3
