"""PB-43: a fixed run with limits wide enough for chance; the full one is in `docs/games/prison_break.md`."""

import pytest

import escapade
from escapade.bots import roster
from escapade.core.event import MUTE
from escapade.core.perspective import look
from escapade.core.referee import draw, random_match
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.games import load_with
from escapade.games.prison_break.state import PrisonState
from escapade.play.seeds import derive

MATCHES = 300 if escapade.compiled() else 24
"""Interpreted a match takes about a second, so the first 24 of the same 300 are played. By chance alone their share of
wins strays 10 points, and the limits leave it 14 to either side: what is caught is a side that hardly ever wins."""
LEAST, MOST = (0.32, 0.60) if escapade.compiled() else (0.28, 0.72)

Result = tuple[str, int]
"""How a match ended, and the day on which recruiting did (0 if never)."""


def play(seats: int, seed: int, bellick: str = "greedy") -> Result:
    """One match of experts, with another kind of Bellick if asked."""
    game = load_with("prison_break", {})
    team, hunter = roster.make("greedy", game), roster.make(bellick, game)
    state, rng, recruited = game.new(seats), derive(seed, "balance", seats), 0
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            draw(game, state, rng, MUTE)
            continue
        assert isinstance(state, PrisonState)
        seat = first_seat(int(state.waiting))
        bot = hunter if seat == state.bellick else team
        legal = game.legal(state, seat)
        action = bot.choose(look(game, state, seat), rng).action if len(legal) > 1 else legal[0]
        game.apply(state, seat, action, MUTE)
        if state.stage and not recruited:
            recruited = int(state.day)
    outcome = game.outcome(state)
    assert outcome is not None
    return str(outcome["reason"]), recruited


def check_balance(played: list[Result]) -> None:
    """PB-43: both sides win, recruiting ends in the middle of the match and hardly ever fails."""
    wins = sum(reason == "escaped" for reason, _ in played) / len(played)
    days = [day for _, day in played if day]
    assert LEAST <= wins <= MOST, f"the team won {wins:.1%}"
    assert 8 <= sum(days) / len(days) <= 18, f"recruiting ended on day {sum(days) / len(days):.1f}"
    assert len(days) >= len(played) * 0.97, f"{len(played) - len(days)} matches failed in phase 1"


def test_PB_43_experts_are_balanced() -> None:
    """PB-43: three and four players in turn, always the same matches."""
    check_balance([play(3 + number % 2, number) for number in range(MATCHES)])


def test_PB_43_a_hunter_who_does_not_hunt_is_noticed() -> None:
    """PB-43: the check itself, on the same matches with a Bellick who does anything: the team nearly always escapes."""
    with pytest.raises(AssertionError, match="the team won"):
        check_balance([play(3 + number % 2, number, bellick="random") for number in range(8)])


@pytest.mark.parametrize(("spoilt", "said"), [
    (("days", 10), "the team won"), (("escaped", 3), "recruiting ended"), (("guilt", 0), "failed in phase 1")])
def test_PB_43_the_check_itself(spoilt: Result, said: str) -> None:
    """PB-43: a team that never wins, recruiting over at once, a phase 1 that fails: each is told apart."""
    half = [("escaped", 10), ("days", 10)]
    played = {"the team won": [spoilt] * 20, "recruiting ended": [spoilt, ("days", 4)] * 10,
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
