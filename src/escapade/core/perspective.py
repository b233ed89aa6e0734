"""All that a bot, or anybody else in a seat, is given: the view and the legal list."""

from typing import final

from escapade.core.game import Game, Known
from escapade.core.rng import Rng
from escapade.core.state import State


@final
class Perspective:
    """One decision as one seat sees it. Holds no State but those it imagines."""

    def __init__(self, game: Game, seat: int, view: dict[str, object], legal: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.legal = legal
        self._known: Known | None = None

    def imagine(self, rng: Rng) -> State:
        """A world this seat cannot tell apart from the real one."""
        if self._known is None:
            self._known = self.game.know(self.view)
        return self.game.imagine(self._known, rng)


def look(game: Game, state: State, seat: int) -> Perspective:
    """What a waiting seat sees of a position."""
    return Perspective(game, seat, game.view(state, seat), game.legal(state, seat))
