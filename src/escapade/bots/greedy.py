"""The bot that imagines a world it cannot tell from the real one, and asks an expert about it."""

from typing import Final, final

from escapade.bots.base import Bot, Choice, Heuristic
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng

NAME: Final = "greedy"


@final
class GreedyBot(Bot):
    """The heuristic's choice, in one imagined world."""

    def __init__(self, heuristic: Heuristic) -> None:
        super().__init__(NAME, needs_view=True)
        self.heuristic = heuristic

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """Imagine, then ask."""
        state = perspective.imagine(rng)
        return self.heuristic.choose(state, perspective.seat, perspective.legal[:], rng)
