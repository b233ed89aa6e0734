"""The bots of a simulation: those of the roster, and those that only measurements need."""

from escapade.bots import roster
from escapade.bots.base import Bot, Choice
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng

RANDOM_WITH_GREEDY_BETS = "random_with_greedy_bets"
BETTING = "bet"


class RandomWithGreedyBets(Bot):
    """Bets like greedy and plays like random: what greedy's bets alone are worth."""

    def __init__(self, game: Game) -> None:
        super().__init__(RANDOM_WITH_GREEDY_BETS, needs_view=True)
        self.better = roster.make("greedy", game)
        self.player = roster.make("random", game)

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """Greedy's choice as long as bets are made, then a random one."""
        is_betting = perspective.view["phase"] == BETTING
        return (self.better if is_betting else self.player).choose(perspective, rng)


def make(name: str, game: Game) -> Bot:
    """The bot with this name; those for measurements are not in the roster, and nobody is offered them."""
    return RandomWithGreedyBets(game) if name == RANDOM_WITH_GREEDY_BETS else roster.make(name, game)
