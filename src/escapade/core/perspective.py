"""All that a bot, or anybody else in a seat, is given: the view and the legal list."""

from typing import Final, final

from escapade.core.errors import Refused
from escapade.core.game import Game, Known
from escapade.core.rng import Rng
from escapade.core.seat import seat_word
from escapade.core.state import State

NO_LIMIT: Final = 1 << 40


@final
class Perspective:
    """One decision as one seat sees it. Holds no State but those it imagines, and imagines no more than `nodes`.

    The budget is in worlds, not in seconds: the same bot with the same luck decides the same on any machine.
    """

    def __init__(self, game: Game, seat: int, view: dict[str, object], legal: list[int],
                 nodes: int = NO_LIMIT) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.legal = legal
        self.nodes = nodes
        """How many worlds it may still imagine."""
        self._known: Known | None = None

    def imagine(self, rng: Rng) -> State:
        """A world this seat cannot tell apart from the real one; Refused when the budget is spent."""
        if self.nodes <= 0:
            raise Refused("refused.no_budget", {})
        self.nodes -= 1
        if self._known is None:
            self._known = self.game.know(self.view)
        return self.game.imagine(self._known, rng)

    def __repr__(self) -> str:
        """Whose decision it is, and the first few answers in words."""
        answers = self.game.shapes.actions.some_words(self.legal)
        return f"<Perspective of {seat_word(self.seat)} on {self.game.key}: {answers}>"


def look(game: Game, state: State, seat: int) -> Perspective:
    """What a waiting seat sees of a position."""
    return Perspective(game, seat, game.view(state, seat), game.legal(state, seat))
