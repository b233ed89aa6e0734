"""One figure of a game, and where those of a game are found."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from escapade.core.game import Game
from escapade.core.state import State

Look = Callable[[Game, State, int], float]


@dataclass(frozen=True)
class Measure:
    """A figure for a seat: the last part of its sentence's key, how to read it, and whether it is a share."""

    key: str
    look: Look
    is_share: bool = False

    @property
    def least(self) -> float:
        """A smaller difference is not worth a sentence."""
        return 0.05 if self.is_share else 0.3


def measures_of(key: str) -> list[Measure]:
    """Those of the game with this key; none for a game that nobody has taught the coach."""
    name = f"escapade.coach.measures.{key}"
    if find_spec(name) is None:
        return []
    found: list[Measure] = import_module(name).MEASURES
    return found
