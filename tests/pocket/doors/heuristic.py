"""An expert of few ideas: it draws while there is something to draw."""

from typing import Final, final

from escapade.bots.base import Choice, Heuristic
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.state import State

REASONS: Final = ["first_of_all"]


@final
class PocketHeuristic(Heuristic):
    """The first choice of the list, which is to draw."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        """The first of the legal list."""
        return Choice(legal[0], REASONS[0])
