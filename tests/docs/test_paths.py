"""Every path that the documentation names is there: links, words in backticks, commands and drawn trees."""

from pathlib import Path

import pytest

from tests.docs.paths import ROOT, games_of_the_tree, linked, missing, named

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
HISTORY = {"docs/decisions": "a decision is never edited: it names the tree of its day",
           "CHANGELOG.md": "an entry names the tree of its version"}
READERS_OWN = {"match.jsonl": "a record that the reader made", "tests/games/evades/test_found.py": "a test to be"}
"""Names of files that are nobody's but the reader's, and why."""


def is_history(page: Path) -> bool:
    """Whether a page tells what was so once."""
    return page.relative_to(ROOT).as_posix().startswith(tuple(HISTORY))


def checked_pages() -> list[Path]:
    """All pages that must be true today."""
    return [page for page in PAGES if not is_history(page)]


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link and picture, on the pages of history too."""
    assert [path for path in linked(page.read_text(encoding="utf-8")) if not (page.parent / path).exists()] == []


@pytest.mark.parametrize("page", checked_pages(), ids=[str(page.relative_to(ROOT)) for page in checked_pages()])
def test_paths_exist(page: Path) -> None:
    """For a path with `<game>`, in every game."""
    assert [path for path in missing(page.read_text(encoding="utf-8"), page) if path not in READERS_OWN] == []


def test_every_waiver_is_needed() -> None:
    """A reader's own file is named somewhere, and is not there."""
    everywhere = {path for page in checked_pages() for path in named(page.read_text(encoding="utf-8"))}
    assert set(READERS_OWN) <= everywhere
    assert not any((ROOT / path).exists() for path in READERS_OWN)


@pytest.mark.parametrize(("text", "absent"), [
    ("see [there](nowhere.md)", ["nowhere.md"]),
    ("see `src/escapade/core/no_such.py`", ["src/escapade/core/no_such.py"]),
    ("see `core/no_such.py`, and `core/game.py`", ["core/no_such.py"]),
    ("see `no_such_file.py`", ["no_such_file.py"]),
    ("every game has `games/<game>/heart.py`", ["games/<game>/heart.py"]),
    ("one game has `games/<game>/blueprint.py`", ["games/<game>/blueprint.py"]),
    ("there are `core/{game,no_such}.py`", ["core/{game,no_such}.py"]),
    ("there are `tests/no_such/`", ["tests/no_such/"]),
    ("run `PYTHONPATH=src python tools/no_such.py`", ["tools/no_such.py"]),
    ("```\npython3 run.py test tests/no_such\n```", ["tests/no_such"]),
    ("```\nsrc/escapade/\n  core/   the contract\n  tui/    the terminal\n```", ["src/escapade/tui/"]),
    ("```\nsrc/escapade/\n  core/   the contract\n    game.py hub.py\n```", ["src/escapade/core/hub.py"]),
])
def test_a_planted_path_is_caught(text: str, absent: list[str]) -> None:
    """Each way to name what is not there."""
    assert missing(text, ROOT / "docs" / "planted.md") == absent


@pytest.mark.parametrize("text", [
    "`core/game.py`, `docs/rules/<game>.md`, `tests/goldens/<game>/*.jsonl`, `core/{game,state}.py`, [rules](rules)",
    "`build/compiled` is made, `/api/tables` is no path, `p0 stop` neither, `and/or` neither",
    "```python\nfor x in range(3):\n    print(no/such)\n```",
])
def test_what_is_there_or_is_no_path_passes(text: str) -> None:
    """Also what a command makes, and what only looks like a path."""
    assert missing(text, ROOT / "docs" / "planted.md") == []


def test_there_are_games_to_stand_for_the_placeholder() -> None:
    """Otherwise `<game>` would promise nothing."""
    assert len(games_of_the_tree()) >= 4
