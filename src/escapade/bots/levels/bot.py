"""The bot that knows what an expert knows, and overlooks some of it."""

from typing import Final, final

from escapade.bots.base import Bot, Choice, Heuristic
from escapade.bots.levels.level import Level
from escapade.bots.levels.sight import Sight
from escapade.bots.random import REASONS as AT_RANDOM
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng

WHY_NOT: Final = AT_RANDOM[0]
"""The reason for a slip: an expert's own may speak of what was overlooked."""


@final
class LevelBot(Bot):
    """An expert's best answer of those it has seen: its slips are the expert's second and third thoughts, never
    nonsense drawn from a hat.
    """

    def __init__(self, level: Level, heuristic: Heuristic, sight: Sight) -> None:
        super().__init__(level.name, needs_view=True)
        self.level = level
        self.heuristic = heuristic
        self.sight = sight

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """Ask the expert about what is seen; where its answer is overlooked, about the rest."""
        left = self.sight.seen(perspective.imagine(rng), perspective.seat, perspective.legal[:], self.level)
        choice = self.ask(perspective, left, rng)
        while len(left) > 1 and rng.below(100) < self.level.overlooks:
            left.remove(choice.action)
            choice = Choice(self.ask(perspective, left, rng).action, WHY_NOT)
        return choice

    def ask(self, perspective: Perspective, left: list[int], rng: Rng) -> Choice:
        """The expert's answer among these; one that insists on what was overlooked takes what comes next in the list.
        """
        state = perspective.imagine(rng)
        choice = self.heuristic.choose(state, perspective.seat, left[:], rng)
        return choice if choice.action in left else Choice(left[rng.below(len(left))], WHY_NOT)
