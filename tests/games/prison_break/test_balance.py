"""PB-43: a fixed run with limits wide enough for chance; the full one is in `docs/games/prison_break.md`."""

import pytest

import escapade
from benchmarks.prison_matches import Played, play
from escapade.core.referee import random_match
from escapade.games import load_with
from escapade.play.seeds import derive

MATCHES = 300 if escapade.compiled() else 16
"""Interpreted a match takes about a second, so the first of the same 300 are played. By chance alone their share of
wins strays 12 points: what is caught is a side that hardly ever wins."""
LEAST, MOST = (0.38, 0.66) if escapade.compiled() else (0.2, 0.85)


def check_balance(played: list[Played]) -> None:
    """PB-43: both sides win, recruiting ends in the middle of the match and hardly ever fails."""
    wins = sum(match.reason == "escaped" for match in played) / len(played)
    days = [match.recruited for match in played if match.recruited]
    assert LEAST <= wins <= MOST, f"the team won {wins:.1%}"
    assert 8 <= sum(days) / len(days) <= 18, f"recruiting ended on day {sum(days) / len(days):.1f}"
    assert len(days) >= len(played) * 0.97, f"{len(played) - len(days)} matches failed in phase 1"


def test_PB_43_experts_are_balanced() -> None:
    """PB-43: three and four players in turn, always the same matches."""
    check_balance([play(3 + number % 2, number) for number in range(MATCHES)])


def test_PB_43_a_hunter_without_lights_is_noticed() -> None:
    """PB-43: the check itself, on the same matches with a Bellick who turns nothing on: the team nearly always wins."""
    with pytest.raises(AssertionError, match="the team won"):
        check_balance([play(3 + number % 2, number, "guards only") for number in range(12)])


@pytest.mark.parametrize(("reason", "day", "said"), [
    ("days", 10, "the team won"), ("escaped", 3, "recruiting ended"), ("guilt", 0, "failed in phase 1")])
def test_PB_43_the_check_itself(reason: str, day: int, said: str) -> None:
    """PB-43: a team that never wins, recruiting over at once, a phase 1 that fails: each is told apart."""
    spoilt = Played(reason, day, 30, 10)
    half = [Played("escaped", 10, 20, 10), Played("days", 10, 30, 10)]
    played = {"the team won": [spoilt] * 20, "recruiting ended": [spoilt, Played("days", 4, 30, 10)] * 10,
              "failed in phase 1": half * 10 + [spoilt]}
    with pytest.raises(AssertionError, match=said):
        check_balance(played[said])
    check_balance(half * 10)


def test_PB_43_chance_alone_does_not_escape() -> None:
    """PB-43: random against random, below 10 %."""
    game = load_with("prison_break", {})
    wins = 0
    for number in range(MATCHES):
        state = game.new(3 + number % 2)
        random_match(game, state, derive(number, "random balance"))
        outcome = game.outcome(state)
        assert outcome is not None
        wins += outcome["reason"] == "escaped"
    assert wins < MATCHES / 10
