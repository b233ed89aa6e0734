"""The random matches that all checks look at meet everything a game can ask, do, draw and tell."""

from collections.abc import Iterable

import pytest

from escapade.core.game import Game
from escapade.core.seat import CHANCE, CHANCE_BIT
from tests.conformance.cases import all_cases
from tests.conformance.walks import all_steps, walks


def met_in(game: Game, seats: int) -> set[str]:
    """The shapes met in the walks of one case."""
    shapes = game.shapes
    met: set[str] = {f"question {game.question(one.end, CHANCE)['key']}" for one in walks(game, seats)}
    for step in all_steps(game, seats):
        met.add(f"question {game.question(step.before, CHANCE)['key']}")
        if step.before.waiting == CHANCE_BIT:
            met.add(f"chance {shapes.chances[game.chance_kind(step.before)].name}")
        if step.seat != CHANCE:
            met.add(f"action {shapes.actions.shape(step.action).name}")
        met |= {f"event {shapes.events[event.kind].name}" for event in step.events}
    return met


def all_of(game: Game) -> set[str]:
    """Every shape there is, but for reasons: those come from questions, not from play."""
    families = {"question": [phase.question for phase in game.shapes.phases], "chance": game.shapes.chances,
                "action": game.shapes.actions.shapes, "event": game.shapes.events}
    return {f"{family} {shape.name}" for family, members in families.items() for shape in members}


def check_everything_is_met(known: set[str], met: Iterable[set[str]]) -> None:
    """Nothing declared was left out, nothing undeclared was met."""
    found = set().union(*met)
    assert found == known, f"never met: {sorted(known - found)}"


def test_walks_meet_everything(key: str) -> None:
    """A check that never saw a kind of action, draw, question or event says nothing about it."""
    cases = [case for case in all_cases() if case.key == key]
    check_everything_is_met(all_of(cases[0].game), [met_in(case.game, case.seats) for case in cases])


def test_an_unmet_shape_is_caught() -> None:
    """The check itself."""
    with pytest.raises(AssertionError, match="action steal"):
        check_everything_is_met({"action draw", "action steal"}, [{"action draw"}])
