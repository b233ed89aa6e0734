"""For measurements of games with sides: one bot plays for those who are together, another for whoever is alone.

Who is alone may be found out in the match, by a vote: seats then say nothing about sides.
"""

from typing import Final, final

from escapade.bots.advice import Counsel
from escapade.bots.base import Bot, Choice
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng

APART: Final = "apart"
"""`apart:master/greedy`: masters together, against whom greedy plays alone."""


@final
class ApartBot(Bot):
    """Two bots in one seat; until sides are known everybody is together."""

    def __init__(self, name: str, counsel: Counsel, together: Bot, alone: Bot) -> None:
        super().__init__(name, needs_view=True)
        self.counsel = counsel
        self.together = together
        self.alone = alone

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """The choice of the bot for this seat's side, which is public."""
        state, seat = perspective.known.state, perspective.seat
        for other in range(state.seats):
            if other != seat and self.counsel.is_one_side(state, seat, other):
                return self.together.choose(perspective, rng)
        return self.alone.choose(perspective, rng)
