"""docs/add-a-game.md is true: the pocket game is added to a copy of the tree by its steps, and every door has it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from escapade.games import load
from escapade.language.sentences import variables_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
POCKET = ROOT / "tests" / "pocket"
NOT_OF_THE_GAME = ("content", "pack", "doors", "rules.md", "worlds.py", "test_rules.py", "__pycache__")
AT_HOME = 'Content("pocket", ["deck"], pack, HOME)'
OPTIONAL = {"web/src/games/pocket/", "tests/games/pocket/"}
"""What the page names and this test leaves out: browsers and tests are not what it asks."""


def steps() -> list[str]:
    """The paths below the project's root that the page's numbered steps give a new game."""
    text = PAGE.read_text(encoding="utf-8")
    numbered = text[text.index("1. **Rules first"):text.index("What the compiled files may not use")]
    found = re.findall(r"`((?:docs|src|web|tests)/[\w/.-]*<game>[\w/.<>-]*)`", numbered)
    return [path.replace("<game>", "pocket") for path in found]


def new_files() -> dict[str, str]:
    """Everything a new game brings, by its path in the tree."""
    files = {f"docs/rules/pocket{ending}": (POCKET / "rules.md").read_text(encoding="utf-8")
             for ending in (".md", ".fr.md")}
    files["src/escapade/content/pocket/deck.json"] = (POCKET / "content/deck.json").read_text(encoding="utf-8")
    files["src/escapade/content/schema/pocket/deck.json"] = (
        POCKET / "content/schema/deck.json").read_text(encoding="utf-8")
    for path in sorted(POCKET.rglob("*.py")):
        relative = path.relative_to(POCKET)
        if relative.parts[0] not in NOT_OF_THE_GAME:
            files[f"src/escapade/games/pocket/{relative}"] = moved(path.read_text(encoding="utf-8"))
    sentences = {key: key for key in variables_of(load("pocket"))} | {
        "pocket-tagline": "Small.", "pocket-because-first_of_all": "It is first."}
    for code in ("en", "fr"):
        files[f"src/escapade/language/locales/{code}/pocket.ftl"] = (
            "".join(f"{key} = {text}\n" for key, text in sentences.items()))
    files["src/escapade/bots/pocket/heuristic.py"] = (POCKET / "doors/heuristic.py").read_text(encoding="utf-8")
    files["src/escapade/bots/pocket/__init__.py"] = (
        '"""Pocket."""\n\nfrom escapade.bots.pocket.heuristic import REASONS, PocketHeuristic\n\n'
        '__all__ = ["HEURISTIC", "REASONS"]\n\nHEURISTIC = PocketHeuristic\n')
    files["src/escapade/terminal/pocket/drawer.py"] = (POCKET / "doors/drawer.py").read_text(encoding="utf-8")
    files["src/escapade/terminal/pocket/__init__.py"] = (
        '"""Pocket."""\n\nfrom escapade.terminal.pocket.drawer import PocketDrawer\n\nDRAWER = PocketDrawer\n')
    return files


def moved(text: str) -> str:
    """A module of the pocket game at its new place, where content lies where all games have it."""
    return text.replace("tests.pocket", "escapade.games.pocket").replace(AT_HOME, AT_HOME.replace(", HOME", ""))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the new files, none of which was there before."""
    copy = tmp_path_factory.mktemp("tree")
    without = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src", copy / "src", ignore=without)
    shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
    for name, text in new_files().items():
        path = copy / name
        assert not path.exists(), f"{name} is a file that games share"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return copy


def run(tree: Path, *words: str) -> str:
    """What a program in the copy prints."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "ESCAPADE_LANGUAGE": "en", "NO_COLOR": "1"}
    done = subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False,
                          cwd=tree, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def escapade(tree: Path, *words: str) -> str:
    """What the escapade command of the copy prints."""
    return run(tree, "-c", "from escapade.cli import main; main()", *words)


def test_the_page_names_what_a_game_brings() -> None:
    """Every file belongs to a step, and every step brings a file; but for browsers and tests."""
    files, named = sorted(new_files()), steps()
    assert len(named) > 8
    for path in files:
        assert any(path == step or (step.endswith("/") and path.startswith(step)) for step in named), f"{path}: no step"
    for step in named:
        assert step in OPTIONAL or any(path.startswith(step) for path in files), f"{step}: nothing was added"


def test_the_game_is_listed_and_simulated(tree: Path) -> None:
    """With an expert of its own."""
    assert "pocket" in escapade(tree, "games")
    found = json.loads(escapade(tree, "sim", "pocket", "--seats", "greedy,random", "--matches", "4", "--seed", "1",
                                "--workers", "1", "--json"))
    assert (found["game"], found["matches"], found["seats"][0]["bot"]) == ("pocket", 4, "greedy")


def test_the_game_is_drawn_in_the_terminal(tree: Path) -> None:
    """By its own drawing and its own sentences."""
    told = escapade(tree, "play", "pocket", "--seats", "greedy,random", "--seed", "1", "--delay", "0")
    assert "pocket deck: #" in told
    assert "Small." in told


def test_the_server_offers_the_game(tree: Path) -> None:
    """With its bots, its content and its rules pages."""
    program = ("from escapade.games import load_with\n"
               "from escapade.server.catalogue import all_games, game_info\n"
               "game = next(game for game in all_games().games if game.key == 'pocket')\n"
               "print(game.bots, sorted(game_info(load_with('pocket', {})).content))\n"
               "from escapade.language.rulebook import rules_pages\n"
               "print(bool(rules_pages('pocket', 'fr')))")
    assert run(tree, "-c", program).splitlines() == [
        "['random', 'first_timer', 'casual', 'regular', 'expert', 'master'] ['deck']", "True"]
