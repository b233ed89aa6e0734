"""Which actions a text can name at all, so that nobody puts thousands of them into sentences to compare.

What is shown by a label, such as a letter or a word of a list, is named by it in every sentence: where no word of the
label or of its key is in the text, the text means something else.
"""

import re
from functools import lru_cache
from itertools import product
from unicodedata import normalize

from escapade.core.action import ActionTable
from escapade.core.shape import Field

SIGN = re.compile(r"(?<![^\s(])[+−–-](?=\d)")
"""A sign before a number; a hyphen within a word is none."""


def plain(text: str) -> str:
    """A text without accents, capitals and signs, one space between words; but `+1` and `−1` are not the same."""
    signed = SIGN.sub(lambda found: " plus " if found[0] == "+" else " minus ", text.casefold())
    bare = "".join(sign for sign in normalize("NFKD", signed) if sign.isalnum() or sign in " _-'’")
    return " ".join(re.sub(r"[_\-'’]", " ", bare).split())


def nameable(actions: ActionTable, wanted: str) -> list[int]:
    """The actions, ascending, that a plain text can name in full or by their one field."""
    words = wanted.split()
    found: list[int] = []
    for shape in actions.shapes:
        named = [values_named(field, words) for field in shape.fields]
        found += [actions.number(shape.kind, *values) for values in product(*named)]
    return found


def values_named(field: Field, words: list[str]) -> list[int]:
    """The values of a field that a text with these words can mean: all of them, where there are no labels."""
    if not field.labels:
        return list(range(len(field.names)))
    index = labelled(field)
    return sorted({value for word in words for value in index.get(word, [])})


@lru_cache(maxsize=16)
def labelled(field: Field) -> dict[str, list[int]]:
    """The values of a field by the words of their labels and keys, and by the other words for them."""
    index: dict[str, list[int]] = {}
    for value, (key, label) in enumerate(zip(field.names, field.labels, strict=True)):
        for word in {*plain(key).split(), *plain(label).split(), *spellings(field, value)}:
            index.setdefault(word, []).append(value)
    return index


def spellings(field: Field, value: int) -> list[str]:
    """All words for a value that has several: any of them may be typed."""
    return [field.names[value], *others(field)[value]] if value in others(field) else []


@lru_cache(maxsize=16)
def others(field: Field) -> dict[int, list[str]]:
    """The other words for the values of a field that have some."""
    index: dict[int, list[str]] = {}
    for word, value in field.others.items():
        index.setdefault(value, []).append(word)
    return index
