"""Views: JSON, built for every seat and for those who watch, owned by the caller."""

import json

from escapade.core.game import Game
from escapade.core.reading import write_seats
from escapade.core.seat import SPECTATOR, seat_word
from tests.conformance.cases import Case
from tests.conformance.walks import positions, unchanged

OUTER = {"game", "version", "options", "pack", "seats", "phase", "frames", "waiting", "ply", "seat", "asked",
         "question", "outcome"}


def viewers(seats: int) -> list[int]:
    """Every seat, and somebody who watches."""
    return [*range(seats), SPECTATOR]


def check_views_are_json(game: Game, seats: int) -> None:
    """A view survives a JSON round trip unchanged and has the outer keys."""
    for state in positions(game, seats):
        for viewer in viewers(seats):
            view = game.view(state, viewer)
            assert json.loads(json.dumps(view, allow_nan=False)) == view, "a JSON round trip changes the view"
            assert set(view) >= OUTER
            assert view["seat"] == seat_word(viewer)
            assert view["asked"] == (0 if viewer == SPECTATOR else state.asked[viewer])
            assert view["outcome"] == game.outcome(state)


def check_views_carry_the_question(game: Game, seats: int) -> None:
    """Asked or not, everybody is told what is being decided, under which rule, and by whom."""
    names = game.shapes.phase_names()
    for state in positions(game, seats):
        for viewer in viewers(seats):
            question = game.view(state, viewer)["question"]
            assert isinstance(question, dict)
            assert list(question) == ["key", "fields", "rule", "waiting_for"], f"the question to {viewer} is {question}"
            assert question["key"] in names
            shape = game.shapes.phases[names.index(question["key"])].question
            assert list(question["fields"]) == [field.name for field in shape.fields]
            assert question["rule"] in shape.rules
            assert question["waiting_for"] == write_seats(int(state.waiting))


def check_views_change_nothing(game: Game, seats: int) -> None:
    """Looking changes nothing, nor does anything done to the view afterwards."""
    for state in positions(game, seats):
        for viewer in viewers(seats):
            unchanged(game, state, lambda: scribble(game.view(state, viewer)))  # noqa: B023
        unchanged(game, state, lambda: scribble(game.describe(state)))  # noqa: B023


def scribble(data: object) -> None:
    """Spoil everything in a JSON value that can be changed."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.append("scribbled")


def test_views_are_json(case: Case) -> None:
    """`view`: "All that a seat, or SPECTATOR, knows: JSON, built up from nothing"."""
    check_views_are_json(case.game, case.seats)


def test_views_carry_the_question(case: Case) -> None:
    """`view`: "Carries `question` also for those not asked"; `question`: "never empty"."""
    check_views_carry_the_question(case.game, case.seats)


def test_views_change_nothing(case: Case) -> None:
    """`State`: "It is changed in place by `Game.apply` alone"."""
    check_views_change_nothing(case.game, case.seats)
