"""The position of the pocket game."""

from escapade.core.frame import Frame
from escapade.core.pile import Pile
from escapade.core.state import State
from tests.pocket.kinds import Phase


class Player:
    """What the state holds about a seat; `knows[other]` are cards the seat knows another hand to hold."""

    def __init__(self, hand: list[int], side: int, knows: list[list[int]]) -> None:
        self.hand = hand
        self.side = side
        self.knows = knows

    def clone(self) -> "Player":
        return Player(self.hand[:], self.side, [cards[:] for cards in self.knows])


class PocketState(State):
    def __init__(self, seats: int, ply: int, waiting: int, phase: int, asked: list[int], opened: int,
                 frames: list[Frame], deck: Pile, discard: list[int], players: list[Player], turns: int,
                 ended: int) -> None:
        super().__init__(seats, ply, waiting, phase, asked, opened, frames)
        self.deck = deck
        self.discard = discard
        self.players = players
        self.turns = turns
        self.ended = ended

    def clone(self) -> "PocketState":
        return PocketState(self.seats, self.ply, self.waiting, self.phase, self.asked[:], self.opened,
                           self.clone_frames(), self.deck.clone(), self.discard[:],
                           [player.clone() for player in self.players], self.turns, self.ended)


def empty_state(seats: int, counts: list[int]) -> PocketState:
    """PK-1: all loyal, nobody holds or knows anything."""
    players = [Player([0, 0, 0], 0, [[0, 0, 0] for _ in range(seats)]) for _ in range(seats)]
    return PocketState(seats, 0, 0, Phase.TURN, [0] * seats, 0, [], Pile(counts[:]), [0, 0, 0], players, 0, 0)
