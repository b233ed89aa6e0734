"""All that a bot, or anybody else in a seat, is given: what the seat knows and the legal list."""

from typing import Final, final

from escapade.core.errors import Refused
from escapade.core.game import Game, Known
from escapade.core.rng import Rng, from_words
from escapade.core.seat import seat_word
from escapade.core.state import NO_PAST, State

NO_LIMIT: Final = 1 << 40


@final
class Perspective:
    """One decision as one seat sees it. Holds no State but what the seat knows of one, and those it imagines, of which
    there are no more than `nodes`.

    The budget is in worlds, not in seconds: the same bot with the same luck decides the same on any machine.
    `seen` is what `Game.known` made of a position, or a view, which may have come from far away: each is made of the
    other when somebody asks for it. No view tells the past: who has a view alone may be given it beside.
    """

    def __init__(self, game: Game, seat: int, seen: dict[str, object] | Known, legal: list[int],
                 nodes: int = NO_LIMIT, past: bytes = NO_PAST) -> None:
        self.game = game
        self.seat = seat
        self.legal = legal
        self.nodes = nodes
        """How many worlds it may still imagine."""
        self._known: Known | None = seen if isinstance(seen, Known) else None
        self._view: dict[str, object] | None = None if isinstance(seen, Known) else seen
        self._past = past

    @property
    def known(self) -> Known:
        """All that the seat knows, as `imagine` takes it."""
        if self._known is None:
            self._known = self.game.know(self.view)
            self._known.state.past = self._past
        return self._known

    @property
    def view(self) -> dict[str, object]:
        """The same as JSON: the view of any world that the seat holds possible, since it is that of all of them."""
        if self._view is None:
            known = self.known
            self._view = self.game.view(self.game.imagine(known, from_words(1, 2, 3)), known.seat)
        return self._view

    def imagine(self, rng: Rng) -> State:
        """A world this seat cannot tell apart from the real one; Refused when the budget is spent."""
        if self.nodes <= 0:
            raise Refused("refused.no_budget", {})
        self.nodes -= 1
        return self.game.imagine(self.known, rng)

    def __repr__(self) -> str:
        """Whose decision it is, and the first few answers in words."""
        answers = self.game.shapes.actions.some_words(self.legal)
        return f"<Perspective of {seat_word(self.seat)} on {self.game.key}: {answers}>"


def look(game: Game, state: State, seat: int) -> Perspective:
    """What a waiting seat sees of a position."""
    return Perspective(game, seat, game.known(state, seat), game.legal(state, seat))
