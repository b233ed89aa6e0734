"""Parallel decisions commute: whatever the order of arrival, the position is the same."""

from itertools import combinations

from escapade.core.game import Game
from escapade.core.seat import CHANCE_BIT, seats_of
from escapade.core.state import State
from escapade.play.record import digest
from escapade.play.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.walks import all_steps, applied, spread

MOST = 40


def parallel_positions(game: Game, seats: int) -> list[State]:
    """The positions met in which two seats or more are waited for."""
    found = [step.before for step in all_steps(game, seats)]
    found = [state for state in found if state.waiting != CHANCE_BIT and len(seats_of(int(state.waiting))) > 1]
    return spread(found, MOST)


def check_parallel_commutes(game: Game, seats: int) -> None:
    """Each pair of waiting seats, each with up to three of its actions, in both orders."""
    rng = derive(4, "parallel", game.key)
    found = parallel_positions(game, seats)
    expected = game.traits.parallel_decisions and seats > 1  # one seat alone is never two at once
    assert bool(found) == expected, "the trait parallel_decisions says something else"
    for state in found:
        for one, other in combinations(seats_of(int(state.waiting)), 2):
            first, second = game.legal(state, one), game.legal(state, other)
            for turn in range(3):
                a, b = first[int(rng.below(len(first)))], second[int(rng.below(len(second)))]
                check_pair(game, state, (one, a), (other, b))


def check_pair(game: Game, state: State, one: tuple[int, int], other: tuple[int, int]) -> None:
    """Two answers in both orders lead to equal digests; the first leaves the second possible."""
    after_one, after_other = applied(game, state, *one), applied(game, state, *other)
    assert other[1] in game.legal(after_one, other[0]), "an answer took another seat's answer away"
    assert one[1] in game.legal(after_other, one[0]), "an answer took another seat's answer away"
    ways = [digest(game, applied(game, after_one, *other)), digest(game, applied(game, after_other, *one))]
    assert ways[0] == ways[1], f"the order of {one} and {other} matters at ply {state.ply}"


def test_parallel_decisions_commute(case: Case) -> None:
    """`apply`: "Parallel decisions commute: whatever the order of arrival, the position is the same"."""
    check_parallel_commutes(case.game, case.seats)
