"""How rare the words of the lists are: SCOWL's levels, and for French those of English words of the same rank."""

from bisect import bisect_left
from collections.abc import Iterable
from pathlib import Path

from tools.words.sources import playable, scowl, unaccented

LEVELS = [10, 20, 35, 40, 50, 55, 60, 70, 80, 95]
"""SCOWL's, from the commonest words to the rarest."""
CATEGORIES = ["abbreviations", "words"]
"""Words that are short for something stand apart there: app, bro, sec."""


def english(folder: Path) -> dict[str, int]:
    """The smallest level at which SCOWL has a word; a word that it has as such is not looked up as a short form."""
    found: dict[str, int] = {}
    for category in CATEGORIES:
        for level in reversed(LEVELS):
            found.update(dict.fromkeys(playable(scowl(folder, category, level)), level))
    return found


def sizes(folder: Path) -> list[int]:
    """How many words there are up to each level, possessives left out."""
    return [sum("'" not in word for word in scowl(folder, "words", level)) for level in LEVELS]


def by_rank(ordered: Iterable[str], sizes: list[int]) -> dict[str, int]:
    """Words from the commonest on: what is the five thousandth word has the level of the five thousandth in SCOWL.

    Of words that differ by their accents alone the commonest counts.
    """
    found: dict[str, int] = {}
    for rank, word in enumerate(ordered, start=1):
        found.setdefault(unaccented(word), LEVELS[min(bisect_left(sizes, rank), len(LEVELS) - 1)])
    return found


def digits(words: Iterable[str], levels: dict[str, int]) -> str:
    """For each word in turn the place of its level; what nobody knows is the rarest."""
    return "".join(str(LEVELS.index(levels.get(word, LEVELS[-1]))) for word in words)
