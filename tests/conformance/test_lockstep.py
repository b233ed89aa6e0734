"""Same seed, same match: nothing but the seed and the choices decides."""

from collections.abc import Callable

from escapade.core.event import Collected
from escapade.core.game import Game
from escapade.games import load_with
from escapade.play.record import digest
from escapade.play.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.walks import choose


def check_lockstep(load: Callable[[], Game], seats: int) -> None:
    """Two matches side by side, each on a game loaded for itself, agree at every ply on position and facts.

    The first game has already played one match: a game that remembers anything falls out of step.
    """
    one, other = load(), load()
    play_once(one, seats)
    first, second = one.new(seats), other.new(seats)
    here, there = derive(7, "lockstep"), derive(7, "lockstep")
    while first.waiting and first.ply <= one.traits.longest_match:
        facts, others = Collected(one.shapes.events), Collected(other.shapes.events)
        one.apply(first, *choose(one, first, here), facts)
        other.apply(second, *choose(other, second, there), others)
        assert digest(one, first) == digest(other, second), f"out of step at ply {first.ply}"
        told = [[(event.kind, event.values, event.mask) for event in side.kept] for side in (facts, others)]
        assert told[0] == told[1]
    assert second.waiting == first.waiting


def play_once(game: Game, seats: int) -> None:
    """A whole match, for what it may leave behind."""
    state, rng = game.new(seats), derive(8, "before")
    while state.waiting and state.ply <= game.traits.longest_match:
        game.apply(state, *choose(game, state, rng), Collected(game.shapes.events))


def test_same_seed_same_match(case: Case) -> None:
    """`Game`: "Stateless: every method works on the State it is given"."""
    check_lockstep(lambda: load_with(case.key, dict(case.options)), case.seats)
