"""Clones share nothing that ever changes, and `new` gives a fresh position each time."""

from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.record import digest
from escapade.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.walks import choose

SAMPLED = 32


def check_clones_isolated(game: Game, seats: int) -> None:
    """Keep up to 32 past clones of each match; at its end each still has the digest it had.

    Half of the clones are played on themselves, so that a change in either direction shows.
    """
    rng = derive(2, "clones", game.key)
    for match in range(3):
        state = game.new(seats)
        kept: list[tuple[object, str]] = []
        while state.waiting and state.ply <= game.traits.longest_match:
            clone = game.clone(state)
            assert digest(game, clone) == digest(game, state), "a clone is not equal to its original"
            if len(kept) < SAMPLED or rng.below(SAMPLED) == 0:
                kept.append((clone, digest(game, clone)))
                del kept[: len(kept) - SAMPLED]
            stranger = game.clone(state)
            game.apply(stranger, *choose(game, stranger, rng), MUTE)
            assert digest(game, state) == digest(game, clone), "a step on a clone changed its original"
            game.apply(state, *choose(game, state, rng), MUTE)
        assert kept
        for clone, before in kept:
            assert digest(game, clone) == before, f"a clone of match {match} changed with its original"


def check_new_is_fresh(game: Game, seats: int) -> None:
    """Playing one match leaves the next first position as it was."""
    first = game.new(seats)
    assert first.ply == 0
    assert first.waiting != 0
    before = digest(game, first)
    game.apply(first, *choose(game, first, derive(3, "fresh")), MUTE)
    assert digest(game, game.new(seats)) == before


def test_clones_are_isolated(case: Case) -> None:
    """`clone`: "A State that shares nothing that ever changes"."""
    check_clones_isolated(case.game, case.seats)


def test_new_positions_are_fresh(case: Case) -> None:
    """`new`: "A fresh State each time, with ply 0; somebody or chance is waited for"."""
    check_new_is_fresh(case.game, case.seats)
