"""Finds the value of a game: its numbers in `bots/<game>/`, its weights in its content."""

from collections.abc import Callable
from functools import lru_cache

from escapade.bots.roster import folder
from escapade.bots.values.features import Features
from escapade.bots.values.load import load_value
from escapade.bots.values.value import Value
from escapade.core.errors import Missing
from escapade.core.game import Game


def find_features(game: Game) -> Features:
    """How positions of a game are written for a net; Missing for a game that nobody has taught the bots."""
    maker: Callable[[Game], Features] | None = getattr(folder(game.key), "FEATURES", None)
    if maker is None:
        raise Missing("missing.value", {"game": game.key})
    return maker(game)


@lru_cache(maxsize=16)
def find_value(game: Game) -> Value:
    """What positions of a game are worth; Missing for a game that nobody has taught the bots."""
    return load_value(game.key, find_features(game))
