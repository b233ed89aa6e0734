"""The reference pages: what lies on disk is what the generator writes, and it leaves nothing out."""

from functools import cache
from pathlib import Path

import pytest

from escapade.core.game import Game
from tests.language.checks import real_games
from tools.reference_page import HAND_WRITTEN, page, type_of

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "games"
GAMES = real_games()


@cache
def written(game: Game) -> str:
    """The page as the generator writes it; it plays some matches for that."""
    return page(game)


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_page_is_up_to_date(game: Game) -> None:
    """Otherwise: PYTHONPATH=src python3 tools/reference.py."""
    text = (FOLDER / f"{game.key}.md").read_text(encoding="utf-8")
    assert text.partition(HAND_WRITTEN)[0] == written(game)


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_page_names_everything(game: Game) -> None:
    shapes = game.shapes
    text = written(game)
    names = [shape.name for shape in [*shapes.events, *shapes.reasons, *shapes.outcomes]] + shapes.phase_names()
    names += [option.name for option in game.option_table] + list(game.view(game.new(game.seats[0]), 0))
    assert [name for name in names if f"| `{name}` |" not in text] == []
    words = [shape.name for shape in [*shapes.actions.shapes, *shapes.chances]]
    assert [name for name in words if f"| `{name}" not in text] == []


def test_there_is_no_page_without_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} == {game.key for game in GAMES}


@pytest.mark.parametrize(("values", "told"), [
    ([1, 2], "number"), ([None, "a"], "text or null"), ([[], ["a"]], "list of text"), ([[]], "list"), ([{}], "object"),
    ([[["a"], None]], "list of (list of text or null)"), ([True], "flag"),
])
def test_types_are_told(values: list[object], told: str) -> None:
    assert type_of(values) == told
