"""Words round-trip: what is kept on disk and typed by people means one action, and always the same."""

from escapade.core.game import Game
from escapade.core.seat import CHANCE, CHANCE_BIT
from escapade.play.notation import read, write
from escapade.play.record import digest
from tests.conformance.cases import Case
from tests.conformance.walks import all_steps, applied


def check_action_words(game: Game, seats: int) -> None:
    """Every action number has words of its own, which read back to it, for the first and the last seat."""
    state = game.new(seats)
    for seat in {0, seats - 1}:
        lines = [write(game, state, seat, action) for action in range(game.action_count)]
        assert len(set(lines)) == game.action_count, "two actions share their words"
        for action, line in enumerate(lines):
            assert read(game, state, line) == (seat, action), line
            assert line == " ".join(line.split())


def check_chance_words(game: Game, seats: int) -> None:
    """Every outcome of every chance step met reads back to one that does the same."""
    met = [step.before for step in all_steps(game, seats) if step.before.waiting == CHANCE_BIT]
    assert met, "no chance step was met"
    for state in met[:60]:
        size = game.chance_size(state)
        assert size >= 1
        for outcome in range(size):
            seat, again = read(game, state, write(game, state, CHANCE, outcome))
            assert seat == CHANCE
            assert 0 <= again < size
            ways = [digest(game, applied(game, state, CHANCE, one)) for one in (outcome, again)]
            assert ways[0] == ways[1], f"outcomes {outcome} and {again} share their words but not what they do"


def test_actions_round_trip(case: Case) -> None:
    """design.md, "Words are what is kept and read"; every action number from 0 to action_count − 1."""
    check_action_words(case.game, case.seats)


def test_chance_outcomes_round_trip(case: Case) -> None:
    """`chance_value`: "several outcomes may share a value", and then they must do the same."""
    check_chance_words(case.game, case.seats)
