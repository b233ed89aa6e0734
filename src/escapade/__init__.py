"""Escapade: four escape board games on one rules engine.

    game = escapade.load("evades", squares=24)
    state = game.new(3)
"""

from pathlib import Path

from escapade.core import errors
from escapade.core.errors import BadInput, EscapadeError, Missing, Refused
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.reading import Reader, read_text
from escapade.core.seat import CHANCE, SPECTATOR
from escapade.core.state import State
from escapade.games import games, load, load_with

__version__ = "0.1.0"
__all__ = ["CHANCE", "MUTE", "SPECTATOR", "BadInput", "EscapadeError", "Game", "Missing", "Refused", "State",
           "compiled", "games", "load", "position"]


def compiled() -> bool:
    """Whether the engine runs compiled by mypyc, or as plain Python."""
    return not str(errors.__file__).endswith(".py")


def position(data: dict[str, object], pack: Path | None = None) -> tuple[Game, State]:
    """The game (with the position's own options) and the State that a written position stands for."""
    reader = Reader(data, "")
    key = read_text(reader.take("game"), "game")
    options = Reader(reader.take("options"), "options").data
    game = load_with(key, options, pack, written=True)
    return game, game.position(data)
