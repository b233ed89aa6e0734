"""`odds` at the keyboard: what can be counted stands beside the answers, in both languages, and nothing happens."""

import re

from tests.cli.program import SHORT, run

SEATS = ("--seats", "human,random")


def lists(*lines: str, words: tuple[str, ...] = ()) -> list[str]:
    """What is shown after each line typed."""
    out = run(*SHORT, *SEATS, *words, lines="\n".join([*lines, "quit"]) + "\n").out
    return re.split(r"^> .*$", out, flags=re.MULTILINE)


def test_LE_6_figures_come_and_go() -> None:
    """A free prisoner gets 3.5 squares on average from its window; the list is the same again when they are gone."""
    parts = lists("1, 2, 3, 4, 5, 6, 7", "odds", "odds")
    before, shown, after = parts[1], parts[2], parts[3]
    assert "(+3.5 squares)" in shown
    assert "squares)" not in before
    assert "squares)" not in after
    assert "“odds” once more takes it away" in shown


def test_LE_6_in_french() -> None:
    """With a comma, and under a French word."""
    shown = lists("1, 2, 3, 4, 5, 6, 7", "chances", words=("--language", "fr"))[2]
    assert "(+3,5 cases)" in shown
