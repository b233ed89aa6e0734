"""docs/index.md lists every page, for some reader."""

import re

from tests.docs.paths import ROOT, games_of_the_tree, linked, patterns

INDEX = ROOT / "docs" / "index.md"
READERS = ["Players", "Hosts", "Designers", "Researchers", "Contributors"]


def listed(text: str) -> set[str]:
    """The pages and folders that the index leads to, from the folder of the docs."""
    return {(INDEX.parent / target).resolve().relative_to(ROOT).as_posix() for target in linked(text)}


def unlisted(text: str) -> list[str]:
    """The pages of docs/ that the index leads to neither by themselves nor by their folder."""
    found = listed(text)
    pages = [page.relative_to(ROOT) for page in (ROOT / "docs").rglob("*.md") if page != INDEX]
    return sorted(page.as_posix() for page in pages
                  if page.as_posix() not in found and page.parent.as_posix() not in found)


def test_every_page_is_listed() -> None:
    """By its name, or by its folder; the rules and the reference of every game by name."""
    text = INDEX.read_text(encoding="utf-8")
    assert unlisted(text) == []
    for pattern in ("docs/rules/<game>.md", "docs/rules/<game>.fr.md", "docs/games/<game>.md"):
        assert set(patterns(pattern)) <= listed(text)
    assert games_of_the_tree()


def test_every_reader_has_a_section() -> None:
    """Who plays, who hosts, who designs, who measures, who works on it."""
    assert re.findall(r"^## (\w+)", INDEX.read_text(encoding="utf-8"), flags=re.MULTILINE) == READERS


def test_a_page_that_is_not_listed_is_caught() -> None:
    """The same index without one of its lines."""
    lines = INDEX.read_text(encoding="utf-8").splitlines()
    assert unlisted("\n".join(line for line in lines if "hosting.md" not in line)) == ["docs/hosting.md"]
