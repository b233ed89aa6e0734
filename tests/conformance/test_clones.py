"""Clones share nothing that ever changes, and `new` gives a fresh position each time."""

from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.state import State
from escapade.play.record import digest
from escapade.play.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.walks import choose, walks

SAMPLED = 32


def check_clones_isolated(game: Game, seats: int) -> None:
    """Keep 32 past clones of each match; at its end each still has the digest it had.

    Another clone of every position is played on, so that a change in the other direction shows too.
    """
    rng = derive(2, "clones", game.key)
    for one in walks(game, seats):
        state, kept = game.clone(one.steps[0].before), list[tuple[State, str]]()
        for step in one.steps:
            before, clone, stranger = digest(game, state), game.clone(state), game.clone(state)
            assert digest(game, clone) == before, "a clone is not equal to its original"
            if len(kept) < SAMPLED:
                kept.append((clone, before))
            elif rng.below(8) == 0:
                kept[int(rng.below(SAMPLED))] = (clone, before)
            game.apply(stranger, *choose(game, stranger, rng), MUTE)
            assert digest(game, state) == before, "a step on a clone changed its original"
            game.apply(state, step.seat, step.action, MUTE)
        for clone, before in kept:
            assert digest(game, clone) == before, "a clone changed with its original"


def check_new_is_fresh(game: Game, seats: int) -> None:
    """Playing one match leaves the next first position as it was."""
    first = game.new(seats)
    assert first.ply == 0
    assert first.waiting != 0, "nobody is waited for"
    before = digest(game, first)
    game.apply(first, *choose(game, first, derive(3, "fresh")), MUTE)
    assert digest(game, game.new(seats)) == before, "a first position is not fresh"


def test_clones_are_isolated(case: Case) -> None:
    """`clone`: "A State that shares nothing that ever changes"."""
    check_clones_isolated(case.game, case.seats)


def test_new_positions_are_fresh(case: Case) -> None:
    """`new`: "A fresh State each time, with ply 0; somebody or chance is waited for"."""
    check_new_is_fresh(case.game, case.seats)
