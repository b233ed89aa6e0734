"""known: what a seat knows, made from the position itself, is what a view tells, part for part, and nothing else."""

import json

from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.rng import Rng
from escapade.core.state import State
from escapade.play.record import digest
from escapade.play.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.inside import inside
from tests.conformance.walks import choose, positions
from tests.conformance.world_checks import viewers

POSITIONS = 90


def check_known(game: Game, seats: int) -> None:
    """Made from the State or read from the text of a view: the same, whoever looks, in the middle and at the end."""
    for state in positions(game, seats, most=POSITIONS):
        before = digest(game, state)
        for viewer in viewers(seats):
            made, read = game.known(state, viewer), game.know(json.loads(json.dumps(game.view(state, viewer))))
            assert made.seat == read.seat == viewer
            assert inside(made.state) == inside(read.state), f"viewer {viewer} is not made to know what a view tells"
        assert digest(game, state) == before, "finding out what is known changed the position"


def check_known_stays(game: Game, seats: int) -> None:
    """What was known does not follow the match, and whatever is done in imagined worlds is not done in the real one."""
    rng = derive(18, "known", game.key)
    for state in positions(game, seats, most=12):
        if not state.waiting:
            continue
        for viewer in viewers(seats):
            real = game.clone(state)
            known = game.known(real, viewer)
            before, truth = inside(known.state), digest(game, real)
            step_on(game, game.imagine(known, rng), rng)
            assert digest(game, real) == truth, "an imagined world changed the position"
            step_on(game, real, rng)
            assert inside(known.state) == before, "what was known changed with the position"


def step_on(game: Game, state: State, rng: Rng) -> None:
    """Any step."""
    game.apply(state, *choose(game, state, rng), MUTE)


def test_known_is_what_a_view_tells(case: Case) -> None:
    """`known`: "What `know(view(state, seat))` is, part for part"."""
    check_known(case.game, case.seats)


def test_known_stays_as_it_is(case: Case) -> None:
    """`known`: "Shares nothing with the position that ever changes"."""
    check_known_stays(case.game, case.seats)


def test_a_perspective_makes_the_view_when_it_is_asked_for(case: Case) -> None:
    """`Perspective.view`: "the view of any world that the seat holds possible", to the byte the seat's own."""
    for state in positions(case.game, case.seats, most=12):
        for viewer in viewers(case.seats):
            seen = look(case.game, state, viewer)
            assert json.dumps(seen.view) == json.dumps(case.game.view(state, viewer))
            assert seen.view is seen.view
