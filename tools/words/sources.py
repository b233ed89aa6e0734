"""Reads the lists of others: SCOWL's folders, ENABLE, and a Hunspell dictionary with its endings."""

import json
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

LETTERS = "abceflmoprs"
"""EL-3: the letters of the deck."""
SHORTEST, LONGEST = 3, 12
"""EL-16: a word has three letters or more; a Bag that kept a longer one than this has not been seen in any match."""
PLAYABLE = re.compile(f"[{LETTERS}]{{{SHORTEST},{LONGEST}}}")


def unaccented(word: str) -> str:
    """EL-18: a word as a letter game spells it, without accents and ligatures."""
    apart = unicodedata.normalize("NFD", word.replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def playable(words: Iterable[str]) -> set[str]:
    """Those that the letters of the deck can spell; a capital letter makes a name, and a name is none of them."""
    return {word for word in map(unaccented, words) if PLAYABLE.fullmatch(word)}


def scowl(folder: Path, category: str, level: int) -> set[str]:
    """The words of a category (`words`, `abbreviations`, `upper`) of all English spellings, up to a level of rarity.

    Spellings that SCOWL says are hardly right any more (`variant_3`) are left out.
    """
    files = [path for path in folder.glob(f"*-{category}.*") if not path.name.startswith(("variant_3", "special"))]
    texts = [path.read_text(encoding="utf-8") for path in sorted(files) if int(path.suffix[1:]) <= level]
    return {word for text in texts for word in text.split()}


def enable(path: Path) -> set[str]:
    """The words of ENABLE, one a line or as the keys of a JSON object."""
    text = path.read_text(encoding="utf-8")
    return {word.lower() for word in (json.loads(text) if path.suffix == ".json" else text.split())}


def stems(dictionary: Path) -> set[str]:
    """The entries of a Hunspell dictionary as they stand, without their endings."""
    return {re.split("[/ \t]", line)[0] for line in dictionary.read_text(encoding="utf-8").splitlines()[1:]}
