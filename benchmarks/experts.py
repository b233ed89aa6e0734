"""The experts behind `greedy`, asked about copies of the position instead of worlds imagined from views.

`greedy` sees its own view only, and a view written, read and imagined again is most of what a match of it costs. Its
experts decide the same in every world that their seat cannot tell from the real one (`tests/bots/test_copies.py`), so
that balance is measured on copies of the real one: the same matches, in a third of the time.
"""

from typing import final

from escapade.bots import roster
from escapade.bots.base import Heuristic
from escapade.bots.greedy import GreedyBot
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng
from escapade.core.state import State
from escapade.play.loop import Decider, Observer


@final
class Onlooker(Observer):
    """Holds the position of the match that is played."""

    def begin(self, game: Game, state: State) -> None:
        """The same object to the end of the match."""
        self.state = state


@final
class Expert(Decider):
    """Answers for a seat as `greedy` does, from a copy of the position."""

    def __init__(self, game: Game, onlooker: Onlooker) -> None:
        super().__init__("greedy", needs_view=False)
        self.heuristic = expert_of(game)
        self.onlooker = onlooker

    def decide(self, perspective: Perspective, rng: Rng) -> int:
        """What the expert would do."""
        state = perspective.game.clone(self.onlooker.state)
        return self.heuristic.choose(state, perspective.seat, perspective.legal, rng).action


def expert_of(game: Game) -> Heuristic:
    """Whom `greedy` asks in this game."""
    bot = roster.make("greedy", game)
    assert isinstance(bot, GreedyBot)
    return bot.heuristic
