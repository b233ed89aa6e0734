"""The games: one folder each, found by its `load.py`; nothing is listed here.

Law: a game knows core and content, never another game, never a server, a bot or a sentence.
"""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from escapade.core.errors import Missing
from escapade.core.game import Game

LAST = 99


def order(key: str) -> tuple[int, str]:
    """Where a game stands in lists: its folder's `ORDER`, the easiest first; without one, at the end."""
    return getattr(import_module(f"{__name__}.{key}"), "ORDER", LAST), key


REGISTRY: dict[str, str] = {
    key: f"{__name__}.{key}.load" for key in sorted((folder.name for folder in iter_modules(__path__)), key=order)}
"""Game key → the module whose `load(options, pack, written=…)` makes it."""


def games() -> list[str]:
    """The keys of all games."""
    return list(REGISTRY)


def load(key: str, pack: str | Path | None = None, **options: object) -> Game:
    """A game with these options, and with a content pack (a folder) where one is given."""
    return load_with(key, options, Path(pack) if pack is not None else None)


def load_with(key: str, options: dict[str, object], pack: Path | None = None, *, written: bool = False) -> Game:
    """The same for options that come as data; `written` takes the wider ranges of written positions."""
    if key not in REGISTRY:
        raise Missing("missing.game", {"game": key, "known": ", ".join(REGISTRY)})
    loaded = import_module(REGISTRY[key]).load(options, pack, written=written)
    assert isinstance(loaded, Game)
    return loaded
