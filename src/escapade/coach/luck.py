"""Luck apart from play: what each draw changed, compared with all that could have been drawn.

adjusted = outcome − Σ over draws of (V(after) − mean of V over all outcomes). Before a draw its term is 0 on average,
whatever V is: the adjusted result is unbiased, and a good V takes much of the noise away.
"""

from mypy_extensions import i64

from escapade.bots.values.value import Value, shares
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.seat import CHANCE
from escapade.core.state import State


def worth(game: Game, value: Value, state: State) -> list[float]:
    """What a position is worth to each seat; of a match that is over, its outcome."""
    if state.waiting == 0:
        outcome = game.outcome(state)
        assert outcome is not None, "over, and no outcome"
        return shares(outcome, state.seats)
    return [value.of(state, seat) for seat in range(state.seats)]


def after_draw(game: Game, value: Value, state: State, outcome: int) -> list[float]:
    """What a position is worth once chance has drawn."""
    drawn = game.clone(state)
    game.apply(drawn, CHANCE, outcome, MUTE)
    return worth(game, value, drawn)


def luck_of(game: Game, value: Value, state: State, outcome: int) -> list[float]:
    """What a draw brought each seat beyond the mean of all that could have been drawn.

    Outcomes that stand for the same thing, two equal cards of a pile, are looked at once.
    """
    size: i64 = game.chance_size(state)
    found: dict[int, list[float]] = {}
    weight: dict[int, int] = {}
    for number in range(size):
        drawn = game.chance_value(state, number)
        if drawn not in found:
            found[drawn] = after_draw(game, value, state, number)
            weight[drawn] = 0
        weight[drawn] += 1
    mean = [0.0] * state.seats
    for drawn, worths in found.items():
        share = float(weight[drawn]) / float(size)
        for seat in range(state.seats):
            mean[seat] += share * worths[seat]
    now = found[game.chance_value(state, outcome)]
    return [now[seat] - mean[seat] for seat in range(state.seats)]
