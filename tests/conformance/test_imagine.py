"""imagine: from a view alone, another world the viewer cannot tell apart, a real position, really varying."""

import json

from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.rng import Rng
from escapade.core.state import State
from escapade.play.record import digest
from escapade.play.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.walks import positions, unchanged
from tests.conformance.world_checks import (
    check_same_sight,
    check_same_steps,
    looked_at,
    viewers,
    without_asked,
    worlds_of,
)

WORLDS = 4


def imagined(game: Game, state: State, viewer: int, rng: Rng) -> State:
    """A world made from nothing but the text of a view."""
    return game.imagine(json.loads(json.dumps(game.view(state, viewer))), rng)


def check_imagined_worlds(game: Game, seats: int) -> None:
    """View, legal list, explanations and events of imagined worlds are the viewer's own."""
    rng, steps = derive(12, "imagine", game.key), 0
    for state in positions(game, seats, most=looked_at(seats)):
        for viewer in viewers(seats):
            world = imagined(game, state, viewer, rng)
            check_same_sight(game, state, world, viewer)
            steps += check_same_steps(game, (state, world), viewer, rng)
    assert steps > 0, "no step was compared"


def check_imagined_positions(game: Game, seats: int) -> None:
    """An imagined world is a position that the strict reader takes."""
    rng = derive(13, "imagine", game.key)
    for state in positions(game, seats):
        for viewer in viewers(seats):
            world = imagined(game, state, viewer, rng)
            try:
                again = game.position(game.describe(world))
            except BadInput as bad:
                raise AssertionError(f"viewer {viewer} imagines what cannot be: {bad}") from bad
            assert digest(game, again) == digest(game, world)


def check_imagination_varies(game: Game, seats: int) -> None:
    """Where the rules hide something imagine draws different worlds; with nothing hidden, always the true one.

    By chance a few draws may agree, so half of the positions with something hidden is enough.
    """
    rng, hidden, varied = derive(14, "imagine", game.key), 0, 0
    make = worlds_of(game.key).other_world
    for state in positions(game, seats):
        for viewer in viewers(seats):
            truth = without_asked(game, state)
            is_hidden = any(without_asked(game, make(game, state, viewer, rng)) != truth for turn in range(WORLDS))
            drawn = [without_asked(game, imagined(game, state, viewer, rng)) for turn in range(WORLDS)]
            hidden += is_hidden
            varied += is_hidden and any(world != drawn[0] for world in drawn)
    assert bool(hidden) == (game.traits.hidden_information and seats > 1), "nobody keeps a secret from himself"
    print(f"{game.key}, {seats} seats: imagine varied in {varied} of {hidden}")  # noqa: T201  shown on failure
    assert varied * 2 >= hidden, f"imagine varied in {varied} of {hidden} positions with something hidden"


def check_know(game: Game, seats: int) -> None:
    """A view parsed once serves many worlds: the same as the view itself with the same numbers, untouched."""
    for state in positions(game, seats, most=12):
        for viewer in viewers(seats):
            view = game.view(state, viewer)
            known = game.know(json.loads(json.dumps(view)))
            for draw in range(2):
                one, other = (game.imagine(source, derive(15, draw)) for source in (known, view))
                assert digest(game, one) == digest(game, other), "know and view imagine different worlds"
            unchanged(game, state, lambda: game.imagine(view, derive(16)))  # noqa: B023


def test_imagined_worlds_look_the_same(case: Case) -> None:
    """`imagine`: "View, legal list and events of that world are the viewer's own"; after JSON."""
    check_imagined_worlds(case.game, case.seats)


def test_imagined_worlds_are_positions(case: Case) -> None:
    """`fill`: "consistent with all the viewer knows"."""
    check_imagined_positions(case.game, case.seats)


def test_imagination_varies(case: Case) -> None:
    """design.md: "the hidden part really varies (or … the world is the same: the test says which)"."""
    check_imagination_varies(case.game, case.seats)


def test_know_is_as_good_as_a_view(case: Case) -> None:
    """`know`: "Parse a view (a JSON round trip later, too) into the native form that `imagine` takes"."""
    check_know(case.game, case.seats)


def test_a_perspective_imagines(case: Case) -> None:
    """`Perspective`: "One decision as one seat sees it. Holds no State but those it imagines"."""
    for state in positions(case.game, case.seats, most=6):
        for seat in range(case.seats):
            if state.waiting >> seat & 1:
                seen = look(case.game, state, seat)
                assert seen.legal == case.game.legal(state, seat)
                assert case.game.view(seen.imagine(derive(17)), seat) == seen.view
