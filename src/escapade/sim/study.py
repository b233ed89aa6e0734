"""What else is counted while many matches are played: an observer whose counts add up in any order."""

from typing import Protocol, Self

from escapade.core.game import Game
from escapade.play.loop import Observer


class Counts(Protocol):
    """Plain data that crosses from a worker to whoever asked."""

    def merge(self, other: Self) -> None:
        """Add what another worker counted."""


class Study(Observer):
    """Looks on at the matches of one worker; `counts` is what it hands over."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.counts: Counts = self.nothing(game, seats)

    @staticmethod
    def nothing(game: Game, seats: int) -> Counts:
        """Counts of no match yet; BadInput for a game that the study is not about."""
        raise NotImplementedError
