"""The bot that grows a tree over information sets, with random rollouts, and takes the answer it tried oftenest."""

from typing import Final, final

from escapade.bots.base import Bot, Choice
from escapade.bots.ismcts.node import Node
from escapade.bots.ismcts.tree import Tree
from escapade.bots.search.patience import ENDLESS, Patience
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng

TRIED_MOST: Final = "tried_most"
REASONS: Final[list[str]] = [TRIED_MOST]


@final
class IsmctsBot(Bot):
    """One imagined world a simulation: down the tree by upper confidence bounds, a new node, and a random rollout."""

    def __init__(self, name: str, simulations: int, patience: Patience = ENDLESS) -> None:
        super().__init__(name, needs_view=True)
        self.simulations = simulations
        self.patience = patience

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """The answer that was tried oftenest."""
        legal = perspective.legal
        if len(legal) == 1:
            return Choice(legal[0], "only_choice")
        root = self.grow(perspective, rng)
        if not root.children:
            return Choice(legal[rng.below(len(legal))], "at_random")
        found = root.most_visited(rng)
        return Choice(found.action, TRIED_MOST, {"number": str(found.visits)})

    def grow(self, perspective: Perspective, rng: Rng) -> Node:
        """The root of a tree that has had all its simulations, or those that patience and worlds allowed."""
        tree = Tree(perspective.game, perspective.seat)
        for _ in range(self.simulations):
            if perspective.nodes <= 0 or self.patience.is_over():
                break
            tree.simulate(perspective.imagine(rng), rng)
        return tree.root
