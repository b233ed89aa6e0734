"""docs/privacy.md names everything that is kept: every table of the database, every text in the browser."""

import re

from escapade.server.store.schema import metadata
from escapade.server.tables.removal import DAYS_OF_SILENCE
from tests.docs.paths import ROOT

PAGE = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
NUMBERS = {7: ("seven", "sept")}


def named(page: str, heading: str) -> set[str]:
    """What stands in the first column of the table under a heading."""
    section = page.partition(f"## {heading}")[2].partition("\n## ")[0]
    return {name for line in section.splitlines() if line.startswith("| `")
            for name in re.findall(r"`([^`]+)`", line.split("|")[1])}


def test_every_table_of_the_database_is_named() -> None:
    """And none that is not there."""
    assert named(PAGE, "On the server") == set(metadata.tables)
    assert named(PAGE.replace("| `seeds` ", "| seeds "), "On the server") != set(metadata.tables)


def test_everything_the_browser_keeps_is_named() -> None:
    """By the names that the client gives to `remember`, a part that varies as `…`; nothing is kept in any other way."""
    sources = [path.read_text(encoding="utf-8") for ending in ("ts", "svelte")
               for path in (ROOT / "web" / "src").rglob(f"*.{ending}") if ".test." not in path.name]
    kept = {name for text in sources for name in re.findall(r'\bremember\(["`]([^"`]+)["`]', text)}
    kept = {re.sub(r"\$\{\w+\}", "…", name) for name in kept}
    assert kept == named(PAGE, "In your browser")
    assert sum("localStorage" in text for text in sources) == 1
    assert not any(word in text for text in sources for word in ("document.cookie", "sessionStorage", "indexedDB"))


def test_the_days_of_silence_are_told() -> None:
    """The same number in the code, on the page and in both languages of the browser."""
    english, french = NUMBERS[DAYS_OF_SILENCE]
    assert f"{english} days after the first" in PAGE
    for code, told in (("en", f"{english} days after the first"), ("fr", f"{french} jours après la première")):
        assert told in (ROOT / "src/escapade/language/locales" / code / "web.ftl").read_text(encoding="utf-8")
