"""Who knows one game finds the way in every other: the same file names, the same two folders below them."""

import ast
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT

REQUIRED = {
    "__init__.py",
    "kinds.py",  # the kinds of actions, draws, events, phases and reasons, as numbers
    "shapes.py",  # what they look like: names, fields, rule numbers, options
    "tables.py",  # what a loaded game looks up
    "load.py",  # from content to a game
    "state.py",  # a position and its frames
    "setup.py",  # how a match begins
    "legal.py",  # the legal lists
    "apply.py",  # hands actions and draws to the rules
    "view.py",  # who knows what, and what questions tell
    "view_types.py",  # what a view holds, as types; the browser's are written from them
    "position.py",  # reads back what the view writes
    "score.py",  # who wins
    "why.py",  # why something cannot be done
    "game.py",  # wires all of it to the contract
    "rules",  # what happens, one file a subject
    "checks",  # what content and written positions must keep to
}
OPTIONAL = {
    "frames.py": "a game with many unfinished things has more kinds of frames than state.py has room for",
    "imagine.py": "a game that hides nothing but open votes has nothing to imagine: core draws those itself",
}
"""What not every game has, and why."""

CHECKS = {"__init__.py", "content.py", "position.py"}
"""What `checks/` has at least."""

POCKET = ROOT / "tests" / "pocket"
BESIDE_POCKET = {"rules.md", "content", "pack", "doors", "worlds.py", "test_rules.py"}
"""The pocket game lives with its own rules page, content and tests."""


def names_in(folder: Path) -> set[str]:
    """The files and folders right below a folder."""
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def game_folders() -> list[Path]:
    """The folder of every game, the pocket game's too."""
    return [*sorted(path for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()), POCKET]


def check_names(folder: Path, beside: set[str]) -> None:
    """Exactly the agreed names at the top, and in the two folders below at least what belongs there."""
    found = names_in(folder) - beside
    missing, strange = REQUIRED - found, found - REQUIRED - set(OPTIONAL)
    assert not missing, f"{folder.name} has no {', '.join(sorted(missing))}"
    assert not strange, f"nobody looks for {', '.join(sorted(strange))} in {folder.name}"
    missing = CHECKS - names_in(folder / "checks")
    assert not missing, f"{folder.name}/checks has no {', '.join(sorted(missing))}"
    assert len(names_in(folder / "rules")) > 2, f"{folder.name}/rules has not one file a subject"
    for inner in ("rules", "checks"):
        check_empty(folder / inner / "__init__.py")


def check_empty(path: Path) -> None:
    """A package that says in one line what it is, and does nothing."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstring = ast.get_docstring(tree) or ""
    assert len(tree.body) == 1, f"{path.parent.name}/__init__.py of {path.parents[1].name} is more than a docstring"
    assert len(docstring.splitlines()) == 1, f"{path.parent.name} of {path.parents[1].name} needs a line that says why"


def test_every_game_has_the_same_files() -> None:
    """design.md: "the same names in every game; rules/ one file a subject; checks/ (content, position)"."""
    folders = game_folders()
    assert len(folders) > 2
    for folder in folders:
        check_names(folder, BESIDE_POCKET if folder == POCKET else set())


def test_every_exemption_is_needed() -> None:
    """What no game has is not agreed on, and what all games have is not optional."""
    for name in OPTIONAL:
        having = [name in names_in(folder) for folder in game_folders()]
        assert any(having), f"no game has {name}"
        assert not all(having), f"every game has {name}"


def planted(folder: Path) -> Path:
    """A game folder as it should be, with nothing in its files."""
    game = folder / "chess"
    subjects = {"__init__.py", "moves.py", "cards.py"}
    for inner, names in (("", REQUIRED - {"rules", "checks"}), ("checks", CHECKS), ("rules", subjects)):
        (game / inner).mkdir(exist_ok=True, parents=True)
        for name in names:
            (game / inner / name).write_text('"""What it is."""\n', encoding="utf-8")
    return game


def test_a_planted_stray_file_is_caught(tmp_path: Path) -> None:
    """A name of its own, at the top of a game's folder."""
    game = planted(tmp_path)
    check_names(game, set())
    (game / "helpers.py").write_text("", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"nobody looks for helpers\.py in chess"):
        check_names(game, set())


@pytest.mark.parametrize("name", ["setup.py", "checks/content.py", "rules/moves.py"])
def test_a_planted_gap_is_caught(name: str, tmp_path: Path) -> None:
    """A name that is missing, at the top or below."""
    game = planted(tmp_path)
    (game / name).unlink()
    with pytest.raises(AssertionError, match="has no"):
        check_names(game, set())


@pytest.mark.parametrize("text", [
    '"""What it is."""\nfrom chess.rules import moves\n', '"""What it is,\n\nat length."""\n', ""])
def test_a_planted_package_with_content_is_caught(text: str, tmp_path: Path) -> None:
    """`rules/__init__.py` has one line and no code."""
    game = planted(tmp_path)
    (game / "rules" / "__init__.py").write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError, match="rules"):
        check_names(game, set())
