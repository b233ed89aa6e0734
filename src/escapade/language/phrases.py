"""Quick phrases: what people say at a table by a key, so that everybody reads it in their own language.

A phrase is there when its sentence is: `phrase-<key>` in `common.ftl` for every table, `<game>-phrase-<key>` in the
game's own file for its tables. They stand in the order in which they are offered, each in one line without params, and
so they are read without the whole of a language.
"""

import re
from functools import cache

from escapade.language.fluent import locales


@cache
def phrases(game: str, code: str) -> dict[str, str]:
    """By key, what can be said by a key at a table of a game, in one language."""
    return read_phrases("common", code, "phrase") | read_phrases(game, code, f"{game}-phrase")


def read_phrases(file: str, code: str, family: str) -> dict[str, str]:
    """The sentences of one family in one file; none where a game has no file."""
    path = locales() / code / f"{file}.ftl"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return dict(re.findall(rf"^{re.escape(family)}-([a-z_]+) = (.+)$", text, re.MULTILINE))
