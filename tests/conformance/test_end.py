"""How matches end: within the declared bound, with an outcome that fits the traits, everything shown."""

import json

from escapade.core.game import Game
from escapade.core.seat import SPECTATOR
from escapade.core.state import State
from escapade.play.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.documents import documented_reasons, rule_numbers
from tests.conformance.walks import positions, walks
from tests.conformance.world_checks import without_asked

KEYS = ["reason", "rule", "winners", "scores", "sides"]


def check_random_play_ends(game: Game, seats: int) -> None:
    """Every random match is over after at most `longest_match` plies."""
    for one in walks(game, seats):
        assert one.end.waiting == 0, f"not over after {len(one.steps)} plies"
        played = one.end.ply - one.steps[0].before.ply
        assert played == len(one.steps) <= game.traits.longest_match


def check_outcome_only_at_the_end(game: Game, seats: int) -> None:
    """There is an outcome exactly when nobody is waited for."""
    for state in positions(game, seats):
        assert (game.outcome(state) is not None) == (state.waiting == 0), f"an outcome out of time at ply {state.ply}"


def check_outcomes(game: Game, seats: int) -> None:
    """All outcomes met."""
    for one in walks(game, seats):
        check_outcome(game, one.end)


def check_outcome(game: Game, state: State) -> None:
    """Keys, winners, scores and sides have the declared form; a cooperative table wins or loses together."""
    outcome = game.outcome(state)
    assert outcome is not None
    assert list(outcome) == KEYS
    assert json.loads(json.dumps(outcome)) == outcome
    seats, winners, scores, sides = range(state.seats), outcome["winners"], outcome["scores"], outcome["sides"]
    assert isinstance(winners, list)
    assert isinstance(sides, list)
    assert winners == sorted(set(winners))
    assert all(winner in seats for winner in winners), f"winners {winners} of {state.seats} seats"
    assert scores is None or isinstance(scores, list), f"scores {scores}"
    assert scores is None or len(scores) == state.seats, f"scores {scores}"
    assert scores is None or all(type(score) is int for score in scores), f"scores {scores}"
    assert len(sides) == state.seats, f"sides {sides}"
    assert all(isinstance(side, str) for side in sides)
    if game.traits.cooperative:
        assert winners in ([], list(seats)), "a cooperative game has one result for all"
        assert len(set(sides)) == 1, "a cooperative game has one side"


def check_end_shows_everything(game: Game, seats: int) -> None:
    """From the last view of any viewer the whole position can be rebuilt, but for the others' `asked`."""
    for one in walks(game, seats):
        for viewer in [*range(seats), SPECTATOR]:
            world = game.imagine(game.view(one.end, viewer), derive(9, "end", viewer))
            assert without_asked(game, world) == without_asked(game, one.end), f"the end hides something from {viewer}"


def test_random_play_ends(case: Case) -> None:
    """`Traits.longest_match`: "No match has more plies than this, whoever plays"."""
    check_random_play_ends(case.game, case.seats)


def test_outcomes_come_at_the_end(case: Case) -> None:
    """`outcome`: "None before the end"; `State.waiting`: "0 when over"."""
    check_outcome_only_at_the_end(case.game, case.seats)


def test_outcomes_fit_the_traits(case: Case) -> None:
    """`outcome`: "`{reason, rule, winners, scores, sides}` … A cooperative game has one result for all"."""
    check_outcomes(case.game, case.seats)


def test_the_end_shows_everything(case: Case) -> None:
    """`view`: "`outcome` at the end, when everything is shown through this same method"."""
    check_end_shows_everything(case.game, case.seats)


def test_reasons_to_end_are_documented(case: Case) -> None:
    """design.md, "Reasons": each stands in the game's documents, as code, and names a rule that exists."""
    known, numbers = documented_reasons(case.key), rule_numbers(case.key)
    for one in walks(case.game, case.seats):
        outcome = case.game.outcome(one.end)
        assert outcome is not None
        assert outcome["rule"] in numbers
        assert known is None or outcome["reason"] in known
