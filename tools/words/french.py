"""French words from a Hunspell dictionary: every entry with every ending its flags allow."""

import re
from pathlib import Path
from typing import NamedTuple

NOT_FOR_LETTER_GAMES = ("po:npr", "po:prn", "po:patr", "po:titr", "po:nbro", "po:sfx", "po:pfx", "po:err")
"""Names of people and places, titles, Roman numerals, parts of words, and what is noted as a mistake."""
ONLY_WITH_ENDING, SYMBOL = "()", "||"
"""Flags: the entry itself is no word; the entry is written just so, as units are."""


class Ending(NamedTuple):
    """What is cut off a word that fits, and what is put there instead."""

    cut: str
    added: str
    fits: re.Pattern[str]


def endings(path: Path) -> dict[str, list[Ending]]:
    """The endings (`SFX`) of each flag."""
    found: dict[str, list[Ending]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        parts = line.split()
        if len(parts) > 4 and parts[0] == "SFX":
            cut, added = (part.partition("/")[0].replace("0", "") for part in parts[2:4])
            found.setdefault(parts[1], []).append(Ending(cut, added, re.compile(f"(?:{parts[4]})$")))
    return found


def words(dictionary: Path, affixes: Path) -> set[str]:
    """Every word that a letter game admits, with its accents."""
    table, found = endings(affixes), set()
    for line in dictionary.read_text(encoding="utf-8").splitlines()[1:]:
        entry, *notes = line.split()
        stem, _, letters = entry.partition("/")
        flags = [letters[place:place + 2] for place in range(0, len(letters), 2)]
        if SYMBOL in flags or any(note.startswith(NOT_FOR_LETTER_GAMES) for note in notes):
            continue
        if ONLY_WITH_ENDING not in flags:
            found.add(stem)
        for ending in [ending for flag in flags for ending in table.get(flag, [])]:
            if stem.endswith(ending.cut) and ending.fits.search(stem):
                found.add(stem[:len(stem) - len(ending.cut)] + ending.added)
    return found
