"""The bot that takes any legal action and looks at nothing else."""

from typing import Final, final

from escapade.bots.base import Bot, Choice
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng

NAME: Final = "random"
REASONS: Final[list[str]] = ["at_random"]


@final
class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self) -> None:
        super().__init__(NAME, needs_view=False, takes_any=True)

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """Draw from the legal list."""
        legal = perspective.legal
        return Choice(legal[rng.below(len(legal))], "at_random")
