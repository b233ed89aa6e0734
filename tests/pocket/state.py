"""The position of the pocket game."""

from escapade.core.frame import Frame
from escapade.core.pile import Pile
from escapade.core.state import State


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
