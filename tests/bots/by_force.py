"""The same figures by force: every draw applied to the rules themselves, averaged. Slow, and knows no count."""

from collections.abc import Callable

from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.testing import Scenario

Answer = Callable[[Game, State, int], int | None]
"""What a seat answers on the way; None where the count ends."""


def average(game: Game, state: State, answer: Answer, measure: Callable[[State], float],
            is_over: Callable[[State], bool] = lambda state: False) -> float:
    """The mean of a measure over everything that can be drawn, until nobody answers or it is over."""
    if not state.waiting or is_over(state):
        return measure(state)
    if state.waiting == CHANCE_BIT:
        size = game.chance_size(state)
        return sum(average(game, applied(game, state, CHANCE, outcome), answer, measure, is_over)
                   for outcome in range(size)) / size
    seat = first_seat(state.waiting)
    given = answer(game, state, seat)
    if given is None:
        return measure(state)
    return average(game, applied(game, state, seat, given), answer, measure, is_over)


def applied(game: Game, state: State, seat: int, action: int) -> State:
    """A copy of a position, one step further."""
    after = game.clone(state)
    game.apply(after, seat, action, MUTE)
    return after


def chosen(play: Scenario, words: str) -> tuple[int, int]:
    """The seat that is asked, and the number of an answer in words."""
    seat = first_seat(play.state.waiting)
    legal = play.game.legal(play.state, seat)
    return seat, next(action for action in legal if play.game.shapes.actions.words(action) == words)
