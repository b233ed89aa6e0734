"""The tree of one search: nodes by what a seat knows, grown by one a simulation."""

from json import dumps
from typing import Final, final

from escapade.bots.ismcts.node import UNEXPANDED, Child, Node
from escapade.bots.values.value import shares
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.referee import random_match, settle
from escapade.core.rng import Rng
from escapade.core.seat import first_seat
from escapade.core.state import State

EXPLORATION: Final = 1.0
"""What rare answers weigh. Results are from 0 to 1: it is the 2 of OpenSpiel's own example, whose are from −1 to 1."""


@final
class Tree:
    """Everybody in it has the results of their own seat at heart, and is met where they know what the node knows."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.root = Node()
        self.nodes: dict[str, Node] = {}
        """All but the root: its question is put once, and never met again."""

    def simulate(self, state: State, rng: Rng) -> None:
        """One world, played on from the root's question to its end; the state is used up.

        Where several seats are asked at once, the root's is first, and then the lowest.
        """
        game, node, seat = self.game, self.root, self.seat
        path, seats = list[Child](), list[int]()
        while node.visits != UNEXPANDED:
            child = node.descend(game.lend_legal(state, seat), EXPLORATION, rng)
            path.append(child)
            seats.append(seat)
            game.apply(state, seat, child.action, MUTE)
            settle(game, state, rng, MUTE)
            if not state.waiting:
                break
            seat = first_seat(state.waiting)
            node = self.node_of(state, seat)
        if node.visits == UNEXPANDED:
            node.visits = 0
            random_match(game, state, rng)
        outcome = game.outcome(state)
        assert outcome is not None, "a result before the end"
        worth = shares(outcome, state.seats)
        for place, child in enumerate(path):
            child.total += worth[seats[place]]

    def node_of(self, state: State, seat: int) -> Node:
        """The node of what a seat knows, which is its view; a new one where nobody has been yet."""
        key = dumps(self.game.view(state, seat), sort_keys=True)
        found = self.nodes.get(key)
        if found is None:
            found = Node()
            self.nodes[key] = found
        return found
