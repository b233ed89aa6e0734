"""How rare the words of Escape from Elba are: the levels that its content gives for its lists."""

from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from escapade.content.read import read_file, schema_of
from escapade.core.errors import BadInput
from escapade.games.elba.game import KEY
from escapade.games.elba.load import read_list
from escapade.games.elba.tables import Vocabulary

FILES: Final[list[str]] = ["rarity.en.json", "rarity.fr.json"]
SCHEMA: Final = "rarity"
PRINTED: Final = 0
"""How rare a word is that the game prints: everybody can read it."""
BY_LENGTH: Final[list[int]] = [20, 20, 20, 20, 20, 35, 60, 60]
"""Of a word that is in none of our lists, by its letters: of a pack's nobody knows more. Longer ones are the rarest."""
RAREST: Final = 95


@lru_cache(maxsize=8)
def rarities(vocabulary: Vocabulary) -> list[int]:
    """For each set of letters how rare the commonest word is that it spells."""
    known: dict[str, int] = {}
    for name in vocabulary.lists:
        for word, level in levels_of(name).items():
            known[word] = min(level, known.get(word, level))
    lexicon = vocabulary.lexicon
    found = [min([known.get(word, by_length(word)) for word in spellings]) for spellings in lexicon.spellings]
    for number in vocabulary.armory.sets:
        found[number] = PRINTED
    for word in [*vocabulary.room_names, *vocabulary.escape_names]:
        found[lexicon.number[word]] = PRINTED
    return found


def by_length(word: str) -> int:
    """What stands for how rare a word is where nothing is known of it."""
    return BY_LENGTH[len(word)] if len(word) < len(BY_LENGTH) else RAREST


@lru_cache(maxsize=8)
def levels_of(name: str) -> dict[str, int]:
    """The level of every word of a list; none for a list that nobody has looked through."""
    content = files("escapade.content")
    schema = schema_of(content / "schema" / KEY, SCHEMA)
    for file in FILES:
        path = content / KEY / file
        written = read_file(path, schema)
        if name in written["lists"]:
            return levels_from(written, name, read_list(name), str(path))
    return {}


def levels_from(written: dict[str, Any], name: str, words: list[str], where: str) -> dict[str, int]:
    """What is written for a list: a digit for each word in turn, its place among the levels."""
    digits: str = written["lists"][name]
    if len(digits) != len(words):
        raise BadInput("content.total", {"file": where, "path": f"$.lists['{name}']", "found": len(digits),
                                         "expected": len(words)})
    levels: list[int] = written["levels"]
    return {word: levels[int(digit)] for word, digit in zip(words, digits, strict=True)}
