"""What else is counted while many matches are played: an observer whose counts add up in any order."""

from typing import Protocol, Self

from escapade.core.event import Collected, Event
from escapade.core.game import Game
from escapade.core.state import State
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


class FactStudy(Study):
    """Looks at what happened, not only at positions: facts are made for it, which costs a little."""

    def told(self, state: State, facts: list[Event]) -> None:
        """What the last decision or draw has caused, in order."""
        raise NotImplementedError


class Listener(Observer):
    """Hands the facts of every step to the studies that want them, and forgets them."""

    def __init__(self, game: Game, studies: list[FactStudy]) -> None:
        self.facts = Collected(game.shapes.events)
        self.studies = studies

    def after(self, game: Game, state: State, seat: int, action: int) -> None:
        """Somebody acted, and facts may have come of it."""
        if self.facts.kept:
            for study in self.studies:
                study.told(state, self.facts.kept)
            self.facts.kept = []
