"""A bot for measurements alone: what greedy's bets are worth without greedy's play."""

from typing import Final, final

from escapade.bots.base import Bot, Choice
from escapade.bots.evades.heuristic import EvadesHeuristic
from escapade.bots.greedy import GreedyBot
from escapade.bots.random import RandomBot
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng

NAME: Final = "random_with_greedy_bets"
BETTING: Final = "bet"


@final
class RandomWithGreedyBets(Bot):
    """Bets like greedy and plays like random."""

    def __init__(self, game: Game) -> None:
        super().__init__(NAME, needs_view=True)
        self.better = GreedyBot(EvadesHeuristic(game))
        self.player = RandomBot()

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """Greedy's choice as long as bets are made, then a random one."""
        is_betting = perspective.view["phase"] == BETTING
        return self.better.choose(perspective, rng) if is_betting else self.player.choose(perspective, rng)
