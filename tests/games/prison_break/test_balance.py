"""PB-43 with wide limits and few matches; `docs/balance/prison_break.md` has the full run."""

from escapade.bots import roster
from escapade.core.event import MUTE
from escapade.core.perspective import look
from escapade.core.referee import draw, random_match
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.games import load_with
from escapade.games.prison_break.state import PrisonState
from escapade.seeds import derive

MATCHES = 24


def play(seats: int, seed: int) -> tuple[str, int]:
    """One match of experts: how it ended, and the day on which recruiting did (0 if never)."""
    game = load_with("prison_break", {})
    bot = roster.make("greedy", game)
    state, rng, recruited = game.new(seats), derive(seed, "balance", seats), 0
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            draw(game, state, rng, MUTE)
            continue
        seat = first_seat(int(state.waiting))
        game.apply(state, seat, bot.choose(look(game, state, seat), rng).action, MUTE)
        assert isinstance(state, PrisonState)
        if state.stage and not recruited:
            recruited = int(state.day)
    outcome = game.outcome(state)
    assert outcome is not None
    return str(outcome["reason"]), recruited


def test_PB_43_experts_are_balanced() -> None:
    """PB-43: both sides win now and then, and recruiting ends in the middle of the match."""
    played = [play(3 + number % 2, number) for number in range(MATCHES)]
    wins = sum(reason == "escaped" for reason, day in played)
    days = [day for reason, day in played if day]
    assert MATCHES // 6 <= wins <= MATCHES - MATCHES // 6
    assert 7 <= sum(days) / len(days) <= 18
    assert len(days) >= MATCHES - 2


def test_PB_43_chance_alone_does_not_escape() -> None:
    """PB-43: random against random, below 10 %."""
    game = load_with("prison_break", {})
    wins = 0
    for number in range(60):
        state = game.new(3 + number % 2)
        random_match(game, state, derive(number, "random balance"))
        outcome = game.outcome(state)
        assert outcome is not None
        wins += outcome["reason"] == "escaped"
    assert wins < 6
