"""The law of `asked`: it tells a seat's questions apart, and nothing else moves it."""

from escapade.core.game import Game
from escapade.core.state import State
from tests.conformance.cases import Case
from tests.conformance.walks import all_steps, applied


def asked_of(game: Game, state: State, seat: int) -> tuple[object, list[int]]:
    """The question put to a seat and its legal list; who else is waited for is not part of it."""
    question = game.question(state, seat)
    return {name: value for name, value in question.items() if name != "waiting_for"}, game.legal(state, seat)


def check_asked_of_the_others(game: Game, seats: int) -> None:
    """A waiting seat that did not act keeps its `asked` exactly when its question and legal list stay."""
    for step in all_steps(game, seats):
        after = applied(game, step.before, step.seat, step.action)
        for seat in range(seats):
            both = step.before.waiting >> seat & after.waiting >> seat & 1
            if both and seat != step.seat:
                same = asked_of(game, step.before, seat) == asked_of(game, after, seat)
                assert same == (step.before.asked[seat] == after.asked[seat]), f"p{seat} at ply {after.ply}"


def check_asked_counts(game: Game, seats: int) -> None:
    """Never back; up by an action of one's own that is followed by a question, and by every new question."""
    for step in all_steps(game, seats):
        after = applied(game, step.before, step.seat, step.action)
        for seat in range(seats):
            was, now = step.before.asked[seat], after.asked[seat]
            assert now >= was, "asked went back"
            is_asked = bool(after.waiting >> seat & 1)
            is_new = seat == step.seat or not step.before.waiting >> seat & 1
            if is_asked and is_new:
                assert now > was, f"p{seat} was put a question without a new number at ply {after.ply}"
            if not is_asked:
                assert now == was, f"p{seat} was put no question but has a new number at ply {after.ply}"


def test_asked_leaves_the_others_alone(case: Case) -> None:
    """`State.asked`: "It changes only when that seat's question or legal list changes"."""
    check_asked_of_the_others(case.game, case.seats)


def test_asked_counts_questions(case: Case) -> None:
    """`State.asked`: "counts the questions put to that seat … It never goes back"."""
    check_asked_counts(case.game, case.seats)
