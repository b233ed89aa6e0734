"""The leak proof: nothing a viewer gets differs between worlds he cannot tell apart. It does not use imagine."""

import ast
from pathlib import Path

from escapade.core.game import Game
from escapade.play.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.walks import positions
from tests.conformance.world_checks import Count, compare, looked_at, worlds_of

WORLDS = 2
FORBIDDEN = {"view", "imagine", "know", "known", "hide", "fill", "write_body", "read_body", "question"}
POSITIONS = {"state", "world"}
"""What a position itself remembers may be called `known`, as in Elba; what a game makes of one may not be used."""


def compare_worlds(game: Game, seats: int) -> Count:
    """Many positions × every viewer × other worlds made from the rules alone."""
    return compare(game, positions(game, seats, most=looked_at(seats)), WORLDS, derive(11, "worlds", game.key))


def check_leaks(game: Game, seats: int) -> None:
    """No difference anywhere; and what is hidden really varied, so that the proof is not empty."""
    count = compare_worlds(game, seats)
    print(f"{game.key}, {seats} seats: {count}")  # noqa: T201  the report of what was compared, shown on failure
    assert count.steps > 0, "no step was compared"
    expected = game.traits.hidden_information and seats > 1  # alone at the table there is nobody to hide from
    assert bool(count.varied) == expected, f"the trait hidden_information lies: {count}"


def check_worlds_module(source: str) -> None:
    """The maker of other worlds uses nothing that it is meant to prove."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            is_memory = node.attr == "known" and isinstance(node.value, ast.Name) and node.value.id in POSITIONS
            assert is_memory or node.attr not in FORBIDDEN, f"line {node.lineno} uses .{node.attr}"
        if isinstance(node, ast.ImportFrom | ast.Import):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [name.name for name in node.names]
            parts = {part for name in names for part in name.split(".")}
            assert not parts & {"view", "imagine", "perspective"}, f"line {node.lineno} imports {names}"


def test_nothing_leaks(case: Case) -> None:
    """`view`, `legal`, `explain`: "equal in worlds the viewer cannot tell apart"; events by their masks."""
    check_leaks(case.game, case.seats)


def test_the_proof_is_not_circular(key: str) -> None:
    """design.md: "The proof does not use imagine, or it would be circular"."""
    check_worlds_module(Path(str(worlds_of(key).__file__)).read_text(encoding="utf-8"))


def test_a_circular_proof_is_caught() -> None:
    """The check itself, on planted sources."""
    planted = ["def other_world(game, state, seat, rng):\n    return game.imagine(game.view(state, seat), rng)",
               "def other_world(game, state, seat, rng):\n    return game.known(state, seat).state",
               "from escapade.games.some.view import write_body", "import escapade.games.some.imagine"]
    for source in planted:
        try:
            check_worlds_module(source)
        except AssertionError:
            continue
        raise AssertionError(f"not caught: {source}")
