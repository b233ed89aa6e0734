"""The Fluent files of one language: which there are, and the sentence behind a key."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from escapade.core.errors import BadInput
from escapade.language.entries import Entries

LONGEST_PARAM: Final = 300
"""What people typed comes back in errors; Fluent gives up on params much longer than this."""


def locales() -> Traversable:
    """The folder with one folder of Fluent files for each language."""
    return files("escapade.language") / "locales"


def languages() -> list[str]:
    """The codes of all languages."""
    return sorted(folder.name for folder in locales().iterdir() if folder.is_dir())


@cache
def shipped(code: str) -> Entries:
    """Our own files of a language, read once."""
    return Entries(locales() / code, code)


class Speaker:
    """Says the sentence behind a key in one language; BadInput for a language that has no files.

    A sentence that is missing or broken is an AssertionError when `strict`; else its key is said in its place.
    """

    def __init__(self, code: str, *, strict: bool = False, home: Traversable | None = None) -> None:
        if code not in languages():
            raise BadInput("input.language", {"language": code, "known": ", ".join(languages())})
        self.code = code
        self.strict = strict
        self._entries = shipped(code) if home is None else Entries(home / code, code)

    def say(self, key: str, /, **params: object) -> str:
        """The sentence behind a key."""
        bundle = self._entries.bundle
        message = bundle.get_message(key) if self.knows(key) else None
        if message is None or message.value is None:
            assert not self.strict, f"{self.code}: there is no sentence {key}"
            return key
        text, errors = bundle.format_pattern(message.value, {name: as_param(params[name]) for name in params})
        assert not (self.strict and errors), f"{self.code}: {key}: {errors}"
        return key if errors else str(text)

    def knows(self, key: str) -> bool:
        """Whether there is a sentence behind a key."""
        return self._entries.has(key)


def as_param(value: object) -> object:
    """A value as Fluent takes it: a number, or a text that is not too long."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    text = str(value)
    return text if len(text) <= LONGEST_PARAM else f"{text[:LONGEST_PARAM]}…"
