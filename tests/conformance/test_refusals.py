"""What is not legal is refused with its code, in the order of the contract, and nothing changes."""

import pytest

from escapade.core.errors import Refused
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.referee import play, play_chance
from escapade.core.seat import CHANCE, CHANCE_BIT, SPECTATOR
from escapade.core.state import State
from tests.conformance.cases import Case
from tests.conformance.walks import positions, some_actions, unchanged

NO_NUMBERS = [-1, 1 << 20]


def refusal(game: Game, state: State, seat: int, action: int, asked: int) -> str:
    """The code of a refusal; an AssertionError when it was carried out."""
    try:
        play(game, state, seat, action, asked, MUTE)
    except Refused as refused:
        return refused.code
    raise AssertionError(f"p{seat} was allowed action {action} at ply {state.ply}")


def check_illegal_numbers(game: Game, state: State, seat: int) -> None:
    """What is not legal is refused, and with an old `asked` as stale first; of very many numbers, some of each kind."""
    asked, legal = state.asked[seat], game.legal(state, seat)
    illegal = [action for action in [*some_actions(game), *NO_NUMBERS] if action not in legal]
    for action in illegal:
        assert refusal(game, state, seat, action, asked) == "refused.not_legal"
    for old in (asked - 1, asked + 1):
        assert refusal(game, state, seat, illegal[-1], old) == "refused.stale"
        assert refusal(game, state, seat, legal[0], old) == "refused.stale"


def check_chance_refusals(game: Game, state: State) -> None:
    """Outcomes are refused out of range, and out of turn."""
    is_due = state.waiting == CHANCE_BIT
    wrong = [-1, game.chance_size(state)] if is_due else [0]
    for outcome in wrong:
        with pytest.raises(Refused) as refused:
            play_chance(game, state, outcome, MUTE)
        assert refused.value.code == ("refused.not_legal" if is_due else "refused.no_chance_due")


def refuse_all(game: Game, state: State) -> None:
    """Everything that can be refused in one position."""
    for seat in [*range(state.seats), CHANCE, SPECTATOR, -1]:
        if state.waiting and state.waiting >> max(0, seat) & 1 and 0 <= seat < state.seats:
            check_illegal_numbers(game, state, seat)
        else:
            code = "refused.not_your_turn" if state.waiting else "refused.over"
            assert refusal(game, state, seat, -1, -1) == code
            assert refusal(game, state, seat, 0, 0) == code
    check_chance_refusals(game, state)


def check_refusals(game: Game, seats: int) -> None:
    """All positions looked at, and every one untouched by all that was refused."""
    for state in positions(game, seats):
        unchanged(game, state, lambda: refuse_all(game, state))  # noqa: B023


def test_illegal_numbers_are_refused(case: Case) -> None:
    """`referee.check`: "Refuse, in this order: … over, … not waited for, … an old question, … not legal"."""
    check_refusals(case.game, case.seats)
