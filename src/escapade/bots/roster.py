"""Which bots there are, by name. What knows a game is found in `bots/<game>/`; nothing is listed here.

`HEURISTIC` of that folder makes the expert that greedy bots, rollouts and hints ask; where there are such, `COUNSEL`
makes what its bots tell people who ask, and `STUDIES` holds bots that measurements need and nobody is offered.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from escapade.bots import greedy, random
from escapade.bots.advice import Counsel
from escapade.bots.base import Bot, Heuristic
from escapade.core.errors import Missing
from escapade.core.game import Game


@cache
def folder(key: str) -> ModuleType | None:
    """What there is for the game with this key; None for a game that nobody has taught the bots."""
    name = f"escapade.bots.{key}"
    found = find_spec(name)
    is_package = found is not None and found.submodule_search_locations is not None
    return import_module(name) if is_package else None


def names(key: str | None = None) -> list[str]:
    """The names of all bots, or of those that can play the game with this key."""
    is_taught = key is None or folder(key) is not None
    return [random.NAME, greedy.NAME] if is_taught else [random.NAME]


def heuristic(game: Game) -> Heuristic:
    """The expert of a game that has one."""
    known = folder(game.key)
    assert known is not None, f"nobody has taught the bots {game.key}"
    maker: Callable[[Game], Heuristic] = known.HEURISTIC
    return maker(game)


def counsel(game: Game) -> Counsel | None:
    """What the bots of a game tell people who ask; None where they keep it to themselves."""
    maker: Callable[[Game], Counsel] | None = getattr(folder(game.key), "COUNSEL", None)
    return None if maker is None else maker(game)


def studies(key: str) -> dict[str, Callable[[Game], Bot]]:
    """Bots that only measurements of this game need."""
    return dict(getattr(folder(key), "STUDIES", {}))


def make(name: str, game: Game) -> Bot:
    """The bot with this name, ready to play a loaded game; Missing names those that can play it."""
    if name not in names(game.key):
        raise Missing("missing.bot", {"bot": name, "game": game.key, "known": ", ".join(names(game.key))})
    return random.RandomBot() if name == random.NAME else greedy.GreedyBot(heuristic(game))


def make_any(name: str, game: Game) -> Bot:
    """The same for simulations, which also know the bots that only measurements need."""
    known = studies(game.key)
    return known[name](game) if name in known else make(name, game)
