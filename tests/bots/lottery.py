"""A game for tests of search alone: one answer, one draw of a hundred, and the share of draws that wins is written
beside each answer. A prize can be hidden: the seat does not know behind which answer it is.
"""

from escapade.core.event import Events
from escapade.core.game import Game, Known
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng
from escapade.core.state import State
from escapade.core.tables import Shapes, Source, Traits

DRAWS = 100
HIDDEN = -2


class Draw(State):
    """Which answer was given, what was drawn, and where the prize is."""

    def __init__(self, prize: int) -> None:
        super().__init__(2, 0, 1, 0, [1, 0], 0, [])
        self.answer, self.drawn, self.prize = -1, -1, prize


class Lottery(Game):
    """Wins by the odds of the answer, surely where the prize is."""

    def __init__(self, odds: list[int], sides: list[str] | None = None) -> None:
        nothing = Shapes([], [], [], [], [], [])
        super().__init__("lottery", 1, range(2, 3), [], {}, nothing,
                         Traits(cooperative=False, hidden_information=True, parallel_decisions=False, longest_match=4),
                         Source("test", ""))
        self.odds, self.sides = odds, sides or ["p0", "p1"]
        self.ends = 0

    def legal(self, state: State, seat: int) -> list[int]:
        return list(range(len(self.odds))) if state.waiting >> seat & 1 else []

    def chance_size(self, state: State) -> int:
        return DRAWS

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        assert isinstance(state, Draw)
        state.answer = action
        state.ask_chance()

    def chance(self, state: State, outcome: int, events: Events) -> None:
        assert isinstance(state, Draw)
        state.drawn = outcome
        state.finish()

    def clone(self, state: State) -> State:
        assert isinstance(state, Draw)
        copy = Draw(state.prize)
        copy.waiting, copy.answer, copy.drawn, copy.ply = state.waiting, state.answer, state.drawn, state.ply
        return copy

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        assert isinstance(state, Draw)
        if state.prize == HIDDEN:
            state.prize = int(rng.below(len(self.odds)))

    def outcome(self, state: State) -> dict[str, object] | None:
        assert isinstance(state, Draw)
        self.ends += 1
        is_won = state.drawn < self.odds[state.answer] or state.answer == state.prize
        winners = [seat for seat in range(2) if (self.sides[seat] == self.sides[0]) == is_won]
        return {"reason": "drawn", "rule": "T-1", "winners": winners, "scores": None, "sides": self.sides}


def perspective_of(game: Lottery, prize: int = -1, nodes: int = 1 << 40) -> Perspective:
    """What the seat that answers knows."""
    return Perspective(game, 0, Known(Draw(prize), 0), game.legal(Draw(prize), 0), nodes)
